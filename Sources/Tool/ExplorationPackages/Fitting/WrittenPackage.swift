import FileAccess
import SourceReaders

/// A package that `explore init` wrote, and from which rejected code is removed.
struct WrittenPackage {
  /// The folder of the package.
  let folder: String
  /// The module that holds the copies of the sources.
  let module: String
  private let mode: SwiftLanguageMode

  /// The package in a folder.
  init(folder: String) throws(CommandFailure) {
    self.folder = folder
    let tests = PlainPath(folder + "/Tests").names.filter { $0.hasSuffix("Tests") }
    guard tests.count == 1, let name = tests.first.map({ String($0.dropLast(5)) }),
      PlainPath("\(folder)/Sources/\(name)").exists
    else {
      throw CommandFailure(
        "\(folder) is not a package that explore init wrote; pass the folder that it named")
    }
    module = name
    let manifest = try ModuleSources.read(folder + "/Package.swift")
    let text = String(decoding: manifest, as: UTF8.self)
    mode = text.contains(".swiftLanguageMode(.v6)") ? .v6 : .v5
  }

  /// The errors of one build: those whose code was left out, and those whose code has to stay.
  struct Step {
    var left: [String] = []
    var kept: [String] = []
  }

  /// Leaves out of the sources what the compiler rejected, except code that asks for location.
  func leaveOut(_ log: CompilerLog) throws(CommandFailure) -> Step {
    let sources = try sources()
    let reaching = LocationReach(sources.entries).names(in: sources.entries).union(Self.status)
    var step = Step()
    for (path, refused) in log.refusals {
      func told(_ refusals: [Refusal], _ name: String) -> [String] {
        refusals.map { "\(name):\($0.line): \($0.message)" }
      }
      guard let file = sources.files.first(where: { isSource(path, $0) }),
        !Self.isOwn(file.name)
      else {
        step.kept += told(refused, ModuleSources.lastPart(path))
        continue
      }
      let source = try ModuleSources.read(file.path)
      let rest = WithoutRefused(
        source, refused: refused, asking: LocationReach.calls, reaching: reaching, mode: mode)
      step.left += told(rest.left, file.name)
      step.kept += told(rest.kept, file.name)
      if rest.bytes != source {
        try OutputFile(path: file.path).write(String(decoding: rest.bytes, as: UTF8.self))
      }
    }
    try note(step.left)
    return step
  }

  private var home: String { "\(folder)/Sources/\(module)" }

  /// The sources of the module, as they are now.
  private func sources() throws(CommandFailure) -> ModuleSources {
    var sources = try ModuleSources([home])
    try sources.readEntries(in: mode)
    return sources
  }

  /// Whether a path of the compiler's is that of a source here.
  ///
  /// The compiler also prints lines of the sources, so a path is only compared and never followed.
  private func isSource(_ path: String, _ file: ModuleSources.File) -> Bool {
    path.hasSuffix("/Sources/\(module)/\(file.name)")
  }

  /// The names by which code reads the status of the permission.
  private static let status: Set = [
    "authorizationStatus", "accuracyAuthorization", "locationServicesEnabled", "liveUpdates",
    "authorization",
  ]

  private static let noteName = "LeftOut.swift"

  /// Whether a source is not the app's: the note, or the stubs of `Missing.swift` and
  /// `Missing2.swift`.
  private static func isOwn(_ name: String) -> Bool { name == noteName || holdsStubs(name) }

  private static func holdsStubs(_ name: String) -> Bool {
    name.hasPrefix("Missing") && name.hasSuffix(".swift")
      && name.dropFirst(7).dropLast(6).allSatisfy(\.isNumber)
  }

  /// Records in the package what was left out, in the file that also declares the stubs for
  /// values.
  private func note(_ left: [String]) throws(CommandFailure) {
    guard !left.isEmpty else { return }
    let path = "\(home)/\(Self.noteName)"
    var text =
      PlainPath(path).exists ? String(decoding: try ModuleSources.read(path), as: UTF8.self) : ""
    if text.isEmpty {
      text =
        "import CoreLocation\n\n" + (try stubs())
        + "// Left out or replaced because it does not compile here:\n"
    }
    text += left.map { "//   \($0.printable)\n" }.joined()
    try OutputFile(path: path).write(text)
  }

  /// The declarations of stubs for values; empty if the package already has them.
  private func stubs() throws(CommandFailure) -> String {
    for name in PlainPath(home).names where Self.holdsStubs(name) {
      let text = String(decoding: try ModuleSources.read("\(home)/\(name)"), as: UTF8.self)
      if text.contains("func stub<Value>") { return "" }
    }
    let types = StubTypes([], in: [], mode: mode, importing: [])
    return types.object(for: []) + "\n\n" + StubTypes.shared + "\n\n"
  }
}
