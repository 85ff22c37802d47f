#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    let home = "\(folder)/Sources/\(module)"
    let names = try reaching()
    var step = Step()
    var files: [String] = []
    for entry in log.entries where !files.contains(entry.file) { files.append(entry.file) }
    for file in files {
      let refused = log.entries.filter { $0.file == file }.map(\.refusal)
      func told(_ refusals: [Refusal], _ name: String) -> [String] {
        refusals.map { "\(name):\($0.line): \($0.message)" }
      }
      guard let mark = file.firstRange(of: "/Sources/\(module)/") else {
        step.kept += told(refused, file.split(separator: "/").last.map(String.init) ?? file)
        continue
      }
      let name = String(file[mark.upperBound...])
      guard !name.hasPrefix("Missing"), name != Self.noteName else {
        step.kept += told(refused, name)
        continue
      }
      let path = "\(home)/\(name)"
      let source = try ModuleSources.read(path)
      let rest = WithoutRefused(
        source, refused: refused, asking: LocationReach.calls, reaching: names, mode: mode)
      step.left += told(rest.left, name)
      step.kept += told(rest.kept, name)
      if rest.bytes != source {
        try OutputFile(path: path).write(String(decoding: rest.bytes, as: UTF8.self))
      }
    }
    try note(step.left, in: home)
    return step
  }

  /// The names through which the code asks for location or reads its status.
  private func reaching() throws(CommandFailure) -> Set<String> {
    var sources = try ModuleSources(["\(folder)/Sources/\(module)"])
    try sources.readEntries(in: mode)
    return LocationReach(sources.entries).names(in: sources.entries).union(Self.status)
  }

  private static let status: Set = [
    "authorizationStatus", "accuracyAuthorization", "locationServicesEnabled", "liveUpdates",
    "authorization",
  ]

  private static let noteName = "LeftOut.swift"

  /// Records in the package what was left out, in the file that also declares the stand-ins for
  /// values.
  private func note(_ left: [String], in home: String) throws(CommandFailure) {
    guard !left.isEmpty else { return }
    let path = "\(home)/\(Self.noteName)"
    var text =
      PlainPath(path).exists ? String(decoding: try ModuleSources.read(path), as: UTF8.self) : ""
    if text.isEmpty {
      text =
        "import CoreLocation\n\n" + (try standIns(in: home))
        + "// Left out or replaced because it does not compile here:\n"
    }
    text += left.map { "//   \($0.printable)\n" }.joined()
    try OutputFile(path: path).write(text)
  }

  /// The declarations of stand-ins for values; empty if the package already has them.
  private func standIns(in home: String) throws(CommandFailure) -> String {
    for name in PlainPath(home).names where name.hasPrefix("Missing") {
      let text = String(decoding: try ModuleSources.read("\(home)/\(name)"), as: UTF8.self)
      if text.contains("func standIn<Value>") { return "" }
    }
    let types = StandInTypes([], in: [], mode: mode, importing: [])
    return types.object(for: []) + "\n\n" + StandInTypes.shared + "\n\n"
  }
}
