import Findings
import Foundation
import Testing

@testable import FixEdits

@Suite("Edits of a binary property list")
struct BinaryListEditTests {
  /// A list with a value of each kind, texts of each encoding and shared values.
  static var values: [String: Any] {
    [
      "CFBundleName": "Guide", "Grüße": "日本 \u{1F5FA}", "Empty": "",
      "Markup": "a < b & \"c\"\r\nd\re",
      "Long": String(repeating: "x", count: 300), "Count": 42, "Below": -7,
      "Big": Int64.max, "Half": 0.5, "Third": 1.0 / 3, "Old": "text", "Flag": true, "Off": false,
      "When": Date(timeIntervalSinceReferenceDate: 700_000_000.25),
      "Blob": Data((0..<300).map { UInt8(truncatingIfNeeded: $0) }),
      "Words": ["one", "two", "one"], "None": [String](),
      "Inner": ["A": "x", "Deep": ["B": [1, 2, ["C": "y"]] as [Any]]] as [String: Any],
    ]
  }

  static func binary(_ values: [String: Any]) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
  }

  static func read(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(
      PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        as? NSDictionary)
  }

  private static let edits: [(Edit.Action, @Sendable (inout [String: Any]) -> Void)] = [
    (.set(["Old"], .string("Größe")), { $0["Old"] = "Größe" }),
    (.set(["New"], .string("Say <why>")), { $0["New"] = "Say <why>" }),
    (.set(["Old"], .boolean(true)), { $0["Old"] = true }),
    (.set(["Inner", "A"], .string("z")), { $0["Inner"] = inner("A", "z") }),
    (.set(["Inner", "N"], .string("z")), { $0["Inner"] = inner("N", "z") }),
    (.set(["Fresh", "N"], .string("z")), { $0["Fresh"] = ["N": "z"] }),
    (
      .set(["Dict"], .texts(keys: ["A", "B"], "t")), { $0["Dict"] = ["A": "t", "B": "t"] }
    ),
    (.rename("Old", to: "Renamed"), { $0["Renamed"] = $0.removeValue(forKey: "Old") }),
    (.delete("Blob"), { $0["Blob"] = nil }),
    (.include("location", in: "Words"), { $0["Words"] = ["one", "two", "one", "location"] }),
    (.include("location", in: "None"), { $0["None"] = ["location"] }),
    (.include("location", in: "Modes"), { $0["Modes"] = ["location"] }),
    (.exclude("two", from: "Words"), { $0["Words"] = ["one", "one"] }),
  ]

  private static func inner(_ key: String, _ text: String) -> [String: Any] {
    var inner = values["Inner"] as? [String: Any] ?? [:]
    inner[key] = text
    return inner
  }

  @Test(arguments: edits.indices)
  func `changes what it names, and every other value is read as before`(_ place: Int) throws {
    let (action, change) = Self.edits[place]
    let file = try Self.binary(Self.values)
    let edited = try Fixing.bytes(action, in: file)
    #expect(edited.starts(with: "bplist00".utf8))
    var expected = Self.values
    change(&expected)
    #expect(try Self.read(edited) == NSDictionary(dictionary: expected))
    #expect(try edited == Fixing.bytes(action, in: file))
  }

  @Test func `is shown as XML, in the lines that change`() throws {
    let plan = Fixing.plan(
      [
        Edit(
          .include("location", in: "UIBackgroundModes"), at: SourcePosition(file: "Info.plist"),
          .safe)
      ], try Self.binary(["A": "x", "UIBackgroundModes": ["audio"], "Z": 1]))
    #expect(
      plan.files.map(\.diff) == [
        """
        Info.plist is a binary property list, shown as XML:
        --- a/Info.plist
        +++ b/Info.plist
        @@ -7,6 +7,7 @@
         \t<key>UIBackgroundModes</key>
         \t<array>
         \t\t<string>audio</string>
        +\t\t<string>location</string>
         \t</array>
         \t<key>Z</key>
         \t<integer>1</integer>

        """
      ])
  }

  @Test(arguments: [
    (Edit.Action.delete("Gone"), "Gone is not in the file"),
    (.rename("Old", to: "Flag"), "Flag is there already"),
    (.set(["Old", "A"], .string("x")), "Old is not a dictionary"),
    (.include("x", in: "Old"), "Old is not an array"),
  ])
  func `is refused for the reason that an XML file gives`(
    action: Edit.Action, reason: String
  ) throws {
    let error = #expect(throws: EditRefusal.self) {
      try Fixing.bytes(action, in: Self.binary(Self.values))
    }
    #expect(try #require(error).reason == reason)
  }

  @Test func `shows a UID as XML writes it`() throws {
    let objects: [UInt8] = [0xD1, 1, 2, 0x51, 0x61, 0x80, 5]
    var file: [UInt8] = Array("bplist00".utf8) + objects
    // Where the objects are; then the widths, how many there are, the root, and where the table is.
    file += [8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1]
    for number in [3, 0, 15] as [UInt8] { file += [0, 0, 0, 0, 0, 0, 0, number] }
    let text = String(decoding: try BinaryListEdits(file).text, as: UTF8.self)
    #expect(text.contains("<dict><key>CF$UID</key><integer>5</integer></dict>"))
  }

  @Test func `keeps a character that XML does not allow`() throws {
    let edited = try Fixing.bytes(.delete("Old"), in: Self.binary(["Old": "x", "Bell": "\u{7}"]))
    #expect(try Self.read(edited) == ["Bell": "\u{7}"])
  }

  @Test func `is refused for a file that is cut off`() throws {
    let whole = try Self.binary(Self.values)
    for count in [8, 40, whole.count - 33, whole.count - 1] {
      #expect(throws: EditRefusal.self) {
        try Fixing.bytes(.delete("Old"), in: Array(whole.prefix(count)))
      }
    }
  }
}
