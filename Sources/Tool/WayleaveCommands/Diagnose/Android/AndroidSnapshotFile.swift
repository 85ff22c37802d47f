import FileAccess
import PlatformModel
import ServiceNeeds

/// A snapshot of an Android phone, in JSON or YAML; Documentation/Android.md has its form.
struct AndroidSnapshotFile {
  /// What was understood.
  let snapshot: AndroidSnapshot
  /// What was not, a sentence each.
  let remarks: [String]

  /// Reads a file's bytes; nil if they are not about Android.
  init?(reading bytes: [UInt8], of path: String) throws(CommandFailure) {
    do {
      guard let root = try YAMLValue(reading: bytes),
        let text = root.member("system")?.text, text.lowercased().hasPrefix("android")
      else { return nil }
      try self.init(root, system: text)
    } catch {
      throw CommandFailure(error.text(in: path == "-" ? "standard input" : path))
    }
  }

  private init(_ root: YAMLValue, system text: String) throws(YAMLProblem) {
    guard let system = APILevel(parsing: text) else {
      throw YAMLProblem(
        root.line(of: "system"), "'\(text)' names no release of Android",
        possible: ["android 14", "android API 34"])
    }
    var remarks: [String] = []
    for (name, _) in try root.pairs("a snapshot") where !AndroidSnapshot.members.contains(name) {
      remarks.append("Line \(root.line(of: name)): '\(name)' is not known here and was left out.")
    }
    var target: APILevel?
    if let value = root.member("target") {
      target = value.text.flatMap { Int($0) }.map { APILevel(nearest: $0) }
      if target == nil { remarks.append("Line \(value.line): the target is not a number.") }
    }
    func flag(_ name: String) -> Bool? {
      guard let value = root.member(name) else { return nil }
      if value.boolean == nil {
        remarks.append("Line \(value.line): \(name) is neither true nor false; it was left out.")
      }
      return value.boolean
    }
    func permissions(_ name: String) -> Set<AndroidPermission>? {
      root.member(name).map { value in
        Set(value.list.compactMap(\.text).map { AndroidPermission(named: $0) })
      }
    }
    var snapshot = AndroidSnapshot(system, target: target)
    snapshot.granted = permissions("granted")
    snapshot.declared = permissions("declared")
    snapshot.location = flag("location")
    snapshot.wifi = flag("wifi")
    snapshot.wifiScanning = flag("wifiScanning")
    snapshot.scanThrottling = flag("scanThrottling")
    snapshot.bluetooth = flag("bluetooth")
    snapshot.airplane = flag("airplane")
    self.snapshot = snapshot
    self.remarks = remarks
  }
}
