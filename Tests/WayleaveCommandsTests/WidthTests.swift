import Foundation
import Testing

@testable import Reports
@testable import WayleaveCommands

@Suite("On a terminal of any width") struct WidthTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let commands: [[String]] = [
    ["check", repository + "/Examples/TrailGuide"],
    ["check", repository + "/Fuzz/Seeds/FuzzPackages/aapt.apk"],
    ["check", repository + "/Examples/TrailGuide/App/TrailRecorder.swift"],
    ["matrix"], ["matrix", "--keys"], ["matrix", "--android", "10...17"],
    ["matrix", repository + "/Examples/TrailGuide"], ["rules"], ["facts"], ["facts", "background"],
    ["needs", "list"], ["needs", "show", "move"], ["needs", "show", "situm:buildingMode"],
    ["permissions", repository + "/Fuzz/Seeds/FuzzPackages/aapt.apk"],
    ["explain", "iOS 14"], ["explain", "ITMS-90683"], ["explain", "IOS-BG-010"],
    ["simulate", repository + "/Scenarios/bluedot/B01.yml"],
    ["simulate", repository + "/Scenarios/android/ladder.yml"],
  ]

  static let widths = [60, 80, 200]

  /// The output without its colors.
  private static func text(_ command: [String], _ columns: Int) -> String {
    CommandRun(command, outputColumns: columns).output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  private static func lines(_ command: [String], _ columns: Int) -> [Substring] {
    text(command, columns).split(separator: "\n")
  }

  @Test(arguments: commands)
  func `no line is longer than the terminal, unless one word is, and no word is cut`(
    command: [String]
  ) {
    let texts = Self.widths.map { ($0, Self.text(command, $0)) }
    // Where nothing has to wrap, every word is whole.
    let whole = Set(texts[texts.count - 1].1.split(whereSeparator: \.isWhitespace))
    for (columns, text) in texts {
      let lines = text.split(separator: "\n")
      #expect(Self.broken(lines, columns) == [], "\(command) at \(columns)")
      let words = lines.filter { !$0.contains("…") && !$0.contains("^") }
        .flatMap { $0.split(whereSeparator: \.isWhitespace) }
      #expect(
        Set(words).subtracting(whole).filter { $0 != "│" } == [], "\(command) at \(columns)")
    }
  }

  /// The lines that are too long, less a path, an address or a key with what leads to it, and a cell
  /// of one word.
  private static func broken(_ lines: [Substring], _ columns: Int) -> [Substring] {
    lines.filter { line in
      let cell = line.components(separatedBy: "  ").last ?? ""
      return String(line).displayWidth > columns && !isVerbatim(line)
        && line.split(separator: " ").count > 3 && cell.contains(" ")
    }
  }

  /// Lines to paste, and those that begin with a path, are printed as they are.
  private static func isVerbatim(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " }
    return words.hasPrefix("<") || words.hasPrefix("\"NS") || words.hasPrefix("http")
      || words.hasPrefix("/")
  }

  @Test(arguments: widths)
  func `the rules are one table`(columns: Int) {
    let heads = Self.lines(["rules"], columns).filter { $0.hasPrefix("Rule ") }
    #expect(heads.count <= 1)
  }

  @Test(arguments: 8...27, [80, 100])
  func `a release is explained on two screens of 40 lines`(major: Int, columns: Int) {
    let run = CommandRun(["explain", "iOS \(major)"], outputColumns: columns)
    // From iOS 18 the next one is iOS 26.
    guard run.code == 0 else { return }
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 81)
  }
}
