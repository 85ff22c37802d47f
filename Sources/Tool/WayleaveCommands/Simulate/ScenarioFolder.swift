import FileAccess
import MarkupReading
import PhoneSimulator

/// The folder of a scenario file, in which the files are that it names.
struct ScenarioFolder {
  /// The path; empty for the folder of this run.
  var path: String

  /// A GPX file is at most this large.
  static let largestTrack = 16 << 20

  /// The folder of a file.
  init(of file: String) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    path = parts.dropLast().joined(separator: "/")
    if path.isEmpty, file.hasPrefix("/") { path = "/" }
  }

  /// Reads a GPX file that a line of the scenario names.
  func track(_ name: String, line: Int) throws(YAMLProblem) -> GPXTrack {
    let full = name.hasPrefix("/") || path.isEmpty ? name : "\(path)/\(name)"
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile(path: full).read(atMost: Self.largestTrack)
    } catch {
      throw YAMLProblem(
        line, "\(name): \(error.message)",
        possible: ["a GPX file of at most 16 MiB, by its path from the folder of the scenario"])
    }
    do {
      return try GPXTrack(reading: bytes)
    } catch {
      throw YAMLProblem(line, "\(name):\(error.position.line): \(error.message)")
    }
  }
}
