import Foundation
import StateExploration

/// SPIN's verifier for a generated model, compiled once.
struct Verifier {
  /// What a run said, and the user time that it took.
  struct Run {
    var states: Int
    var transitions: Int
    var seconds: Double
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether the programs are there.
  static let isInstalled =
    (try? execute("sh", ["-c", "command -v spin && command -v gcc"], in: "/")) != nil

  private let folder: String

  init(_ model: PromelaModel) throws {
    folder = NSTemporaryDirectory() + "wayleave-spin-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try model.text.write(toFile: folder + "/model.pml", atomically: false, encoding: .utf8)
    _ = try Self.execute("spin", ["-o1", "-a", "model.pml"], in: folder)
    _ = try Self.execute(
      "gcc", ["-O2", "-DNOREDUCE", "-DSAFETY", "-w", "-o", "pan", "pan.c"], in: folder)
  }

  /// The quickest of some runs.
  func best(of rounds: Int, states: Int) throws -> Run {
    // A slot for each state and more, as SPIN's manual asks for.
    let bits = Int.bitWidth - states.leadingZeroBitCount + 2
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var best = Run(states: 0, transitions: 0, seconds: .infinity)
    for _ in 1...rounds {
      let before = Self.userTimeOfChildren
      let output = try Self.execute(
        "./pan", ["-E", "-m3000000", "-w\(bits)"], in: folder)
      let seconds = Self.userTimeOfChildren - before
      func number(_ words: String) -> Int {
        output.split(separator: "\n").first { $0.contains(words) }?
          .split(separator: " ").first.flatMap { Int($0) } ?? -1
      }
      if seconds < best.seconds {
        best = Run(
          states: number("states, stored"), transitions: number("transitions (= "),
          seconds: seconds)
      }
    }
    return best
  }

  private static var userTimeOfChildren: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1_000_000
  }

  private static func execute(
    _ name: String, _ arguments: [String], in folder: String
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
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
