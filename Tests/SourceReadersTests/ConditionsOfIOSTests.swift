import Testing

@testable import SourceReaders

@Suite("Conditions read as on iOS")
struct ConditionsOfIOSTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if (os(iOS) || os(Linux))"),
    ("#if !os(iOS)", "#if !(os(iOS) || os(Linux))"),
    ("#if os( iOS ) && !os(macOS)", "#if (os(iOS) || os(Linux)) && !os(macOS)"),
    ("#if os(tvOS) || os(iOS)", "#if os(tvOS) || (os(iOS) || os(Linux))"),
    ("#if os(macOS) || targetEnvironment(simulator)", nil),
    ("#if canImport(UIKit)", nil), ("#if canImport(Darwin)", nil), ("#if os(Linux)", nil),
  ])
  func `change what iOS and Linux answer differently`(condition: String, read: String?) {
    let source = "\(condition)\nlet a = 1 // os(iOS)\n#endif\n"
    let found = ConditionsOfIOS(Array(source.utf8))
    #expect(text(found) == source.replacing(condition, with: read ?? condition))
    #expect(found.lines == (read == nil ? [] : [1]))
  }

  @Test(arguments: [
    ("#if !os(Linux)", "#if !(os(Linux) && false)"),
    ("#if canImport(Darwin)", "#if (canImport(Darwin) || os(Linux))"),
  ])
  func `let Linux into code that names what a phone has`(condition: String, read: String) {
    for code in ["import CoreLocation", "let a: CLLocation? = nil", "let a = UIDevice.current"] {
      let found = ConditionsOfIOS(Array("\(condition)\n\(code)\n#endif".utf8))
      #expect(text(found) == "\(read)\n\(code)\n#endif")
    }
    let kept = "\(condition)\nimport Darwin\nlet size: UInt = 1\n#endif"
    #expect(text(ConditionsOfIOS(Array(kept.utf8))) == kept)
  }

  @Test func `a stand-in for Linux gives way to the code for phones`() throws {
    let source = """
      #if os(Linux)
      class Stub { }
      #else
      class Access { let manager = CLLocationManager() }
      #endif
      """
    let found = ConditionsOfIOS(Array(source.utf8))
    let entries = try #require(SwiftEntryPoints.read(found.bytes, file: "Access.swift"))
    #expect(entries.types.map(\.name) == ["Access"])
    #expect(found.lines == [1])
  }

  @Test func `no line moves, and the lines are told once`() {
    let source = """
      import CoreLocation
      #if os(iOS) || os(iOS)
      /* ü */ let a = 1
      #elseif os(Linux)
      #if os(iOS)
      #endif
      #endif
      """
    let found = ConditionsOfIOS(Array(source.utf8))
    #expect(found.lines == [2, 5])
    #expect(text(found).split(separator: "\n").count == 7)
  }

  @Test(arguments: ["\u{0}", String(repeating: "{", count: 5000) + "#if os(iOS)", ""])
  func `what is no Swift stays as it is`(source: String) {
    #expect(text(ConditionsOfIOS(Array(source.utf8))) == source)
  }

  private func text(_ source: ConditionsOfIOS) -> String {
    String(decoding: source.bytes, as: UTF8.self)
  }
}
