import SourceReaders
import Testing

@Suite("Questions after a release of iOS in Swift")
struct SwiftNewestBranchTests {
  /// Each question as "line: release, old lines, new lines", with a star where others are beside.
  private func branches(_ source: String) -> [String] {
    SwiftNewestBranches.branches(in: Array(source.utf8), file: "a.swift").map { branch in
      let old = branch.old.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none"
      let new = branch.new.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none"
      return
        "\(branch.position.line ?? 0): \(branch.release)\(branch.isAskedWithOthers ? "*" : "") "
        + "old \(old) new \(new)"
    }
  }

  @Test func `if has a branch for newer phones, and one for older`() {
    let source = """
      func ask() {
        if #available(iOS 14, *) {
          status = manager.authorizationStatus
        } else {
          status = CLLocationManager.authorizationStatus()
        }
      }
      """
    #expect(branches(source) == ["2: 14 old 4-6 new 2-4"])
  }

  @Test func `unavailable is the other way round`() {
    let source = "if #unavailable(iOS 16.4) {\n  old()\n}"
    #expect(branches(source) == ["1: 16.4 old 1-3 new none"])
  }

  @Test func `guard leaves what follows to newer phones`() {
    let source = """
      func ask() {
        guard #available(iOS 13.0, macOS 10.15, *) else { return old() }
        new()
        newer()
      }
      """
    #expect(branches(source) == ["2: 13.0 old 2-2 new 3-4"])
  }

  @Test func `conditions beside it can fail, and are reported`() {
    let source = "if #available(iOS 15, *), isWanted {\n} else if #available(iOS 14, *) {\n}"
    #expect(branches(source) == ["1: 15* old 2-3 new 1-2", "2: 14 old none new 2-3"])
  }

  @Test(arguments: [
    ("#if os(iOS)", 0), ("#if os(Linux)", 1), ("#if DEBUG", 1), ("#if os(iOS)\n#else", 1),
    ("#if INTERNAL", 1), ("#if !INTERNAL && os(iOS)", 0), ("#if os(iOS) || INTERNAL", 1),
    ("#if swift(>=6.0)", 1), ("#if !(swift(<5.9))", 1), ("#if INTERNAL || !os(iOS)\n#else", 0),
    ("#if canImport(UIKit) && true\n#elseif INTERNAL", 0),
    ("#if INTERNAL && os(iOS)", 0), ("#if (0 || swift(>=6)) && !false", 1), ("#if 1 && 0", 0),
  ])
  func `a question is asked here where the code around it is compiled`(
    condition: String, count: Int
  ) {
    #expect(branches("\(condition)\nif #available(iOS 14, *) { }\n#endif").count == count)
  }

  @Test func `a question that names no iOS is none`() {
    #expect(branches("if #available(macOS 12, *) { }").isEmpty)
    #expect(branches("@available(iOS 14, *) func a() {}").isEmpty)
    #expect(branches("// if #available(iOS 14, *) {}").isEmpty)
  }

  @Test(arguments: ["", "if #available(", "\u{0}\u{1}", String(repeating: "{", count: 5000)])
  func `what is no Swift has no branches and does no harm`(source: String) {
    #expect(branches(source).isEmpty)
  }
}
