import PlatformModel
import Testing

/// The releases of Android, by API level.
struct APILevelTests {
  @Test(arguments: [
    (19, "4.4"), (20, "4.4W"), (21, "5.0"), (22, "5.1"), (23, "6.0"), (24, "7.0"), (25, "7.1"),
    (26, "8.0"), (27, "8.1"), (28, "9"), (29, "10"), (30, "11"), (31, "12"), (32, "12L"),
    (33, "13"), (34, "14"), (35, "15"), (36, "16"), (37, "17"),
  ])
  func `a level has the name that people know`(level: Int, name: String) throws {
    #expect(try #require(APILevel(rawValue: level)).versionName == name)
  }

  @Test(arguments: [Int.min, -1, 0, 18, 38, Int.max])
  func `a level outside the model is refused, and has a nearest one`(number: Int) {
    #expect(APILevel(rawValue: number) == nil)
    #expect(APILevel(nearest: number) == (number < 19 ? .oldest : .newest))
  }

  @Test(arguments: [
    ("34", 34), ("19", 19), ("API 34", 34), ("api level 23", 23), ("android 14", 34),
    ("Android 14.0", 34), ("Android 6", 23), ("6.0", 23), ("12L", 32), ("8.1", 27), ("5.1", 22),
    ("android 4.4", 19), ("Android 10", 29), ("9", 28), ("android-33", 33), ("Android API 31", 31),
  ])
  func `a level is read from text`(text: String, level: Int) {
    #expect(APILevel(parsing: text)?.rawValue == level)
  }

  @Test(arguments: ["", "Android", "18", "38", "android 3", "iOS 17", "x", "4.3", "-1"])
  func `text that names no level is refused`(text: String) {
    #expect(APILevel(parsing: text) == nil)
  }

  @Test(arguments: [
    (16, "4.1"), (18, "4.3"), (19, "4.4"), (1, "1.0"), (0, "1.0"), (Int.min, "1.0"),
    (Int.max, "17"),
  ])
  func `any level has a version`(level: Int, version: String) {
    #expect(APILevel.versionName(of: level) == version)
  }

  @Test func `levels are releases of a platform of their own`() {
    #expect(OSVersion.allAndroid.count == 19)
    #expect(OSVersion.android(30).next == .android(31))
    #expect(OSVersion.android(37).next == nil)
    #expect(OSVersion.android(19).previous == nil)
    #expect(!OSVersion.Span.allIOS.contains(.android(26)))
    #expect(OSVersion.android(34).description == "API 34")
    #expect(OSVersion.Span.android(31...33).description == "API 31-33")
    #expect(OSVersion.Span.android(29...29).description == "API 29")
    #expect(OSVersion.Span.android(from: 35).levels == [35, 36, 37])
    #expect(APILevel(nearest: 34).description == "Android 14 (API 34)")
  }
}
