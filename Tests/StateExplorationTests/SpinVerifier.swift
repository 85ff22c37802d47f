import Foundation
import StateExploration

/// SPIN's verifier for a generated model: a program of its own, compiled once.
///
/// The benchmark of the search compiles this file too.
struct SpinVerifier: ~Copyable {
  /// What a run says of the model.
  struct Count: Hashable, CustomStringConvertible {
    var states: Int
    /// Without the one that SPIN counts for the start.
    var transitions: Int
    /// Nil if the model does not add it up.
    var fingerprint: UInt64?

    var description: String {
      "\(states) states, \(transitions) transitions"
        + (fingerprint.map { ", sum \($0)" } ?? "")
    }
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether the programs are there, with the compiler that optimizes.
  static let isInstalled =
    (try? execute("sh", ["-c", "command -v spin && command -v gcc"], in: "/")) != nil

  private let folder: String

  /// Generates and compiles; with optimization that takes longer than most runs. Without it, Clang
  /// takes half as long as GCC.
  ///
  /// There are no processes to reduce the order of, and no local variables to analyse (`-o1`).
  init<Platform>(_ model: SpinModel<Platform>, optimizing: Bool = false) throws {
    folder = NSTemporaryDirectory() + "/wayleave-spin-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try model.text.write(toFile: folder + "/model.pml", atomically: false, encoding: .utf8)
    _ = try Self.execute("spin", ["-o1", "-a", "model.pml"], in: folder)
    _ = try Self.execute(
      optimizing ? "gcc" : "clang",
      [optimizing ? "-O2" : "-O0", "-DNOREDUCE", "-DSAFETY", "-w", "-o", "pan", "pan.c"],
      in: folder)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Visits every state, with a slot in its table for each that is expected and more, as SPIN's
  /// manual asks for.
  func run(expecting states: Int = 0) throws -> Count {
    let bits = max(18, Int.bitWidth - states.leadingZeroBitCount + 2)
    let output = try Self.execute("./pan", ["-E", "-m3000000", "-w\(bits)"], in: folder)
    let lines = output.split(separator: "\n")
    func number(before words: String) -> Int? {
      lines.first { $0.contains(words) }?.split(separator: " ").first.flatMap { Int($0) }
    }
    guard let states = number(before: "states, stored"),
      let transitions = number(before: "transitions (= stored+matched)"),
      output.contains("errors: 0"), !output.contains("max search depth too small")
    else { throw Problem(description: "SPIN did not finish:\n\(output)") }
    let sum = lines.first { $0.hasPrefix("fingerprint ") }?.dropFirst("fingerprint ".count)
    return Count(
      states: states, transitions: transitions - 1, fingerprint: sum.flatMap { UInt64($0) })
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
