import PlatformModel
import TestSupport
import Testing

/// Only releases that shipped exist (IOS-SET-023).
struct OSVersionTests {
  @Test(
    "The newest minor version of each major version",
    arguments: [
      (8, 4), (9, 3), (10, 3), (11, 4), (12, 5), (13, 7), (14, 8), (15, 8), (16, 7), (17, 7),
      (18, 7), (26, 7), (27, 2),
    ])
  func newestMinor(major: Int, minor: Int) throws {
    let newest = try #require(OSVersion(iOS: major, minor))
    #expect(OSVersion.allIOS.contains(newest))
    #expect(OSVersion(iOS: major, minor + 1) == nil)
    #expect(OSVersion(iOS: major, -1) == nil)
  }

  @Test(
    .facts("IOS-SET-023"), arguments: [Int.min, -1, 0, 7, 19, 20, 21, 22, 23, 24, 25, 28, Int.max])
  func `a major version that never shipped is refused`(major: Int) {
    #expect(OSVersion(iOS: major) == nil)
    #expect(throws: UnknownVersion.self) { try OSVersion(parsing: "\(major)") }
  }

  @Test func `iOS 20 as a literal stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = OSVersion.iOS(20) }
  }

  @Test func `a span of versions that never shipped stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = OSVersion.Span.iOS(19...25) }
  }

  @Test func `iOS 20 as text is refused with a sentence`() {
    let error = #expect(throws: UnknownVersion.self) { try OSVersion(parsing: "20") }
    #expect(
      error?.description
        == "no such release: '20'; iOS 8 to 18, 26 and 27 exist, each with its own minor versions")
  }

  @Test(arguments: [
    ("17", OSVersion.iOS(17)), ("17.4", .iOS(17, 4)), ("iOS 17.4", .iOS(17, 4)),
    ("ios17.4", .iOS(17, 4)), ("17.4.1", .iOS(17, 4)), ("18.7.10", .iOS(18, 7)), ("8.0", .iOS(8)),
  ])
  func `a version is read from text`(text: String, version: OSVersion) throws {
    #expect(try OSVersion(parsing: text) == version)
  }

  @Test(arguments: [
    "", " ", "iOS", "iOS ", ".", "17.", ".4", "17..4", "17.99", "17.x", "x", "17.4.1.2.3", "+17 4",
    "99999999999999999999", "Android 14",
  ])
  func `text that names no release is refused`(text: String) {
    let error = #expect(throws: UnknownVersion.self) { try OSVersion(parsing: text) }
    #expect(error?.text == text)
  }

  @Test func `versions are in the order of their release, and 26 follows 18`() {
    #expect(OSVersion.allIOS == OSVersion.allIOS.sorted())
    #expect(OSVersion.allIOS.first == .oldestIOS)
    #expect(OSVersion.allIOS.last == .newestIOS)
    #expect(OSVersion.iOS(18, 7).next == .iOS(26))
    #expect(OSVersion.iOS(26).previous == .iOS(18, 7))
    #expect(OSVersion.newestIOS.next == nil)
    #expect(OSVersion.oldestIOS.previous == nil)
    #expect(OSVersion.iOS(13, 4) > .iOS(13, 3))
    #expect(OSVersion.iOS(9) < .iOS(10))
  }

  @Test(arguments: [
    (OSVersion.Span.iOS(8...27), "iOS 8-27"), (.iOS(from: .iOS(13, 4)), "iOS 13.4-27"),
    (.iOS(14...14), "iOS 14"), (OSVersion.Span(.iOS(13), .iOS(13, 3)), "iOS 13.0-13.3"),
    (OSVersion.Span(.iOS(13, 4), .iOS(13, 7)), "iOS 13.4-13.7"),
    (OSVersion.Span(.iOS(27, 2), .iOS(27, 2)), "iOS 27.2"), (.iOS(18...26), "iOS 18-26"),
    (OSVersion.Span(.iOS(10), .iOS(27, 1)), "iOS 10.0-27.1"),
    (OSVersion.Span(.iOS(13, 3), .iOS(13)), "iOS 13.0-13.3"),
  ])
  func `a span says its range in the shortest true form`(span: OSVersion.Span, text: String) {
    #expect(span.description == text)
  }

  @Test func `a span holds its ends and what lies between`() {
    let span = OSVersion.Span(.iOS(13, 4), .iOS(26))
    #expect(span.contains(.iOS(13, 4)))
    #expect(span.contains(.iOS(18, 7)))
    #expect(span.contains(.iOS(26)))
    #expect(!span.contains(.iOS(13, 3)))
    #expect(!span.contains(.iOS(26, 1)))
    #expect(span.versions.first == .iOS(13, 4))
    #expect(span.versions.last == .iOS(26))
  }
}
