import FileAccess
import PlatformModel
import Reports
import ServiceNeeds

/// A snapshot that an app sent from the field, maybe by a newer library than this tool.
///
/// What is not understood is left out and said; only the form and the release have to be known.
struct SnapshotFile {
  /// What was understood.
  let snapshot: PermissionSnapshot
  /// What was not, a sentence each.
  let remarks: [String]

  /// Files over this size are refused; a snapshot has some 600 bytes.
  static let largestFile = 1 << 20

  /// The bytes of a file, or of standard input for -.
  static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    if path == "-" { return Array(Console.current.read(largestFile).utf8) }
    do {
      return try BoundedFile(path: path).read(atMost: largestFile)
    } catch {
      throw CommandFailure("the snapshot \(path) \(error.message)")
    }
  }

  /// Reads a file, or standard input for -.
  init(path: String) throws(CommandFailure) {
    try self.init(try Self.bytes(of: path), of: path)
  }

  /// Reads what a file holds.
  init(_ bytes: [UInt8], of path: String) throws(CommandFailure) {
    do {
      try self.init(reading: bytes)
    } catch {
      throw CommandFailure(error.text(in: path == "-" ? "standard input" : path))
    }
  }

  /// Reads the bytes of a file.
  init(reading bytes: [UInt8]) throws(YAMLProblem) {
    guard var root = try YAMLValue(reading: bytes) else {
      throw YAMLProblem(
        1, "the file is empty", possible: ["{\"snapshot\": 1, \"system\": \"iOS 27\"}"])
    }
    var remarks: [String] = []
    let written = try root.pairs("a snapshot").map(\.key)
    try Self.checkForm(of: root)
    let strangers = written.filter { !PermissionSnapshot.members.contains($0) }
    for name in strangers {
      remarks.append("Line \(root.line(of: name)): '\(name)' is not known here and was left out.")
    }
    root = root.without(Set(strangers))
    if let (system, text) = Self.nearestSystem(in: root) {
      remarks.append("'\(text)' is not known here and was taken for \(system).")
      root = root.with(system.description, for: "system")
    }
    snapshot = try Self.decoded(&root, &remarks, strangers)
    self.remarks = remarks
  }

  /// Decodes a snapshot, without the members that it can do without and that have unknown values.
  private static func decoded(
    _ root: inout YAMLValue, _ remarks: inout [String], _ strangers: [String]
  ) throws(YAMLProblem) -> PermissionSnapshot {
    // Each round leaves out one member of a known few.
    while true {
      do {
        return try root.decodeMember(PermissionSnapshot.self)
      } catch {
        guard let member = error.member, !needed.contains(member) else {
          throw error.problem.naming(strangers)
        }
        remarks.append("Line \(error.problem.line): \(error.problem.message); it was left out.")
        root = root.without([member])
      }
    }
  }

  /// The members that a snapshot cannot do without.
  private static let needed = ["snapshot", "system"]

  private static func checkForm(of root: YAMLValue) throws(YAMLProblem) {
    guard let form = root.member("snapshot")?.text.flatMap({ Int($0) }),
      form > PermissionSnapshot.newestForm
    else { return }
    throw YAMLProblem(
      root.line(of: "snapshot"),
      "this is a snapshot of form \(form), and form \(PermissionSnapshot.newestForm) is the newest"
        + " that is understood", possible: ["a newer wayleave"])
  }

  /// The release that comes closest to one newer than any that is modeled.
  private static func nearestSystem(in root: YAMLValue) -> (OSVersion, String)? {
    guard let text = root.member("system")?.text, (try? OSVersion(parsing: text)) == nil else {
      return nil
    }
    let digits = text.drop { !$0.isNumber }
    let numbers = digits.split(separator: ".", maxSplits: 2).map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    if major > OSVersion.newestIOS.major { return (.newestIOS, text) }
    guard let minor = numbers.count > 1 ? numbers[1] : 0,
      let last = OSVersion.allIOS.last(where: { $0.major == major }), minor > last.minor
    else { return nil }
    return (last, text)
  }
}

extension YAMLProblem {
  /// The problem with the names that nothing reads: what is missing may be one of them, misspelt.
  fileprivate func naming(_ strangers: [String]) -> YAMLProblem {
    guard !strangers.isEmpty else { return self }
    let names = strangers.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return YAMLProblem(
      line, "\(message), and \(names) \(strangers.count == 1 ? "is" : "are") not known",
      possible: possible)
  }
}
