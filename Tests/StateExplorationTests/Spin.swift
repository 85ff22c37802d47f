import Foundation
import StateExploration

/// SPIN with a C compiler, run on a generated model.
struct Spin {
  /// What SPIN says of a model.
  struct Count: Hashable, CustomStringConvertible {
    var states: Int
    /// Without the one that SPIN counts for the start.
    var transitions: Int
    var fingerprint: UInt64

    var description: String { "\(states) states, \(transitions) transitions, sum \(fingerprint)" }
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// What `Scripts/spin` asks for: all, or a subset; nil where nobody asks.
  static let order = ProcessInfo.processInfo.environment["WAYLEAVE_SPIN"]

  /// Whether the exhaustive comparison is wanted.
  static var isWhole: Bool { order == "all" }

  /// Verifies a model that adds up its transitions.
  static func count(_ model: PromelaModel) throws -> Count {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wayleave-spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try model.text.write(
      to: folder.appendingPathComponent("model.pml"), atomically: false, encoding: .utf8)
    _ = try run("spin", ["-o1", "-a", "model.pml"], in: folder)
    _ = try run("gcc", ["-O1", "-DNOREDUCE", "-DSAFETY", "-w", "-o", "pan", "pan.c"], in: folder)
    let output = try run("./pan", ["-E", "-m2000000", "-w20"], in: folder)
    func number(before words: String) -> Int? {
      output.split(separator: "\n").first { $0.contains(words) }?
        .split(separator: " ").first.flatMap { Int($0) }
    }
    guard let states = number(before: "states, stored"),
      let transitions = number(before: "transitions (= stored+matched)"),
      let sum = output.split(separator: "\n").first(where: { $0.hasPrefix("fingerprint ") })?
        .dropFirst("fingerprint ".count),
      let fingerprint = UInt64(sum), output.contains("errors: 0"),
      !output.contains("max search depth too small")
    else { throw Problem(description: "SPIN did not finish:\n\(output)") }
    return Count(states: states, transitions: transitions - 1, fingerprint: fingerprint)
  }

  private static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(description: "\(name) ended with \(process.terminationStatus):\n\(output)")
    }
    return output
  }
}

extension Spin.Count {
  /// What a search of this package says of the same model.
  init(_ graph: StateGraph) {
    states = graph.count
    transitions = graph.transitionCount
    fingerprint = graph.fingerprint
  }
}
