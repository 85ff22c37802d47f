import Findings
import Testing

@testable import FixEdits

@Suite("Edits of files whose formatting is hostile")
struct HostileFormattingTests {
  /// An edit of a file, with the text that it has to give.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var line: Int?
    var action: Edit.Action
    var text: String
    var old: String
    var new: String
    /// Whether the format may be written in UTF-16.
    var isEverText = true

    var edited: String { text.replacing(old, with: new) }
  }

  static let samples = [
    Sample(
      testDescription: "a property list on one line, with comments between keys",
      file: "Info.plist", action: .include("location", in: "UIBackgroundModes"),
      text: """
        <?xml version="1.0"?>
        <plist version="1.0"><dict><!-- first --><key>A</key><!-- why --><string>x</string>\
         <key>UIBackgroundModes</key><array><string>audio</string><!-- sound --></array></dict></plist>

        """,
      old: "<string>audio</string>", new: "<string>audio</string><string>location</string>"),
    Sample(
      testDescription: "a property list with tabs and blanks by turns",
      file: "Info.plist", action: .delete("NSBad"),
      text: """
        <plist version="1.0">
        <dict>
        \t  <key>A</key>\t<string>x</string> <!-- keep -->
           \t<key>NSBad</key>
         \t <true/>
        \t<key>Z</key> <false/>
        </dict>
        </plist>

        """,
      old: "   \t<key>NSBad</key>\n \t <true/>\n", new: ""),
    Sample(
      testDescription: "a manifest with an attribute on each line and comments around",
      file: "AndroidManifest.xml", line: 3,
      action: .setAttribute("maxSdkVersion", nil, of: Edit.Entry("uses-permission", "p.B")),
      text: """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <!-- one --><uses-permission android:name="p.A"/><!-- two -->
        \t<uses-permission
        \t\tandroid:maxSdkVersion="30"
        \t\tandroid:name="p.B" /> <!-- three -->
        </manifest>

        """,
      old: "\n\t\tandroid:maxSdkVersion=\"30\"", new: ""),
    Sample(
      testDescription: "a property list in the old style with remarks",
      file: "Info.plist", action: .include("location", in: "UIBackgroundModes"),
      text: """
        // Info
        {
        \tA = x; /* keep */
        \tUIBackgroundModes = (
        \t\taudio, // sound
        \t\tfetch
        \t);
        }

        """,
      old: "\t\tfetch\n", new: "\t\tfetch,\n\t\tlocation\n"),
    Sample(
      testDescription: "a property list in the old style on one line",
      file: "Info.plist", action: .include("location", in: "UIBackgroundModes"),
      text: "{ A = x; UIBackgroundModes = (audio, ); B = y; }\n",
      old: "(audio, )", new: "(audio, location, )"),
    Sample(
      testDescription: "a file of strings on one line, with a remark at its end",
      file: "de.lproj/InfoPlist.strings", action: .translate("K", "v", language: "de"),
      text: "/* a */ \"A\" = \"x\"; // end\n",
      old: "// end\n", new: "// end\n\"K\" = \"v\";\n"),
    Sample(
      testDescription: "a line of an xcconfig file with a tab before its remark",
      file: "App.xcconfig", line: 2, action: .rename("NSOld", to: "NSNew"),
      text: "A = 1\nINFOPLIST_KEY_NSOld =\told // why\n",
      old: "NSOld", new: "NSNew", isEverText: false),
    Sample(
      testDescription: "a statement of Swift under a remark, with tabs",
      file: "A.swift", line: 4,
      action: .guardByBackgroundModes("allowsBackgroundLocationUpdates"),
      text: """
        final class T {
        \tfunc f(_ on: Bool) {
        \t\t// Why.
        \t\tmanager?.allowsBackgroundLocationUpdates = on
        \t}
        }

        """,
      old: "\t\tmanager?.allowsBackgroundLocationUpdates = on\n",
      new: """
        \t\tif let modes = Bundle.main.object(forInfoDictionaryKey: "UIBackgroundModes") as? [String],
        \t\t\tmodes.contains("location")
        \t\t{
        \t\t\tmanager?.allowsBackgroundLocationUpdates = on
        \t\t}

        """, isEverText: false),
    Sample(
      testDescription: "a statement of Objective-C between remarks",
      file: "A.m", line: 5,
      action: .guardByBackgroundModes("allowsBackgroundLocationUpdates"),
      text: """
        @implementation T
        - (void)f:(BOOL)on
        {
            /* one */
            [_manager setAllowsBackgroundLocationUpdates:on];
            // two
        }
        @end

        """,
      old: "    [_manager setAllowsBackgroundLocationUpdates:on];\n",
      new: """
            if ([[NSBundle.mainBundle objectForInfoDictionaryKey:@"UIBackgroundModes"] \
        containsObject:@"location"]) {
                [_manager setAllowsBackgroundLocationUpdates:on];
            }

        """, isEverText: false),
  ]

  /// How the bytes of a text are written.
  enum Writing: String, CaseIterable, Sendable {
    case plain, crlf, mark, utf16LittleEndian, utf16BigEndianWithCRLF

    var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndianWithCRLF }

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .plain: Array(text.utf8)
      case .crlf: Array(text.replacing("\n", with: "\r\n").utf8)
      case .mark: [0xEF, 0xBB, 0xBF] + text.utf8
      case .utf16LittleEndian:
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndianWithCRLF:
        [0xFE, 0xFF]
          + text.replacing("\n", with: "\r\n").utf16.flatMap {
            [UInt8($0 >> 8), UInt8($0 & 0xFF)]
          }
      }
    }
  }

  @Test(arguments: samples, Writing.allCases)
  func `an edit gives the same text however it is written, and changes nothing else`(
    _ sample: Sample, _ writing: Writing
  ) throws {
    #expect(sample.text.contains(sample.old))
    guard sample.isEverText || !writing.isWide else { return }
    #expect(
      try Fixing.bytes(
        sample.action, in: writing.bytes(sample.text), file: sample.file, line: sample.line)
        == writing.bytes(sample.edited))
  }

  @Test(arguments: [
    "if x { m.allowsBackgroundLocationUpdates = on }",
    "m.allowsBackgroundLocationUpdates = on &&",
    "m.allowsBackgroundLocationUpdates = modes.isOn",
    "m.allowsBackgroundLocationUpdates = f { $0 }",
    "m.allowsBackgroundLocationUpdates == on",
    "let allowsBackgroundLocationUpdates = on",
    "m.allowsBackgroundLocationUpdates = on; n.start()",
    "m.allowsBackgroundLocationUpdates = f(",
    "make(m).allowsBackgroundLocationUpdates = on",
  ])
  func `a statement that is more than it was taken for gets no guard`(_ statement: String) {
    #expect(throws: EditRefusal.self) {
      try Fixing.text(
        .guardByBackgroundModes("allowsBackgroundLocationUpdates"),
        in: "func f() {\n  \(statement)\n}\n", file: "A.swift", line: 2)
    }
  }

  @Test(arguments: ["\n    .flag", "\n    ?? false", "\n    && other"])
  func `a statement that goes on below gets no guard`(_ rest: String) {
    #expect(throws: EditRefusal.self) {
      try Fixing.text(
        .guardByBackgroundModes("allowsBackgroundLocationUpdates"),
        in: "func f() {\n  m.allowsBackgroundLocationUpdates = on\(rest)\n}\n", file: "A.swift",
        line: 2)
    }
  }

  @Test func `several statements of a source get a guard each`() throws {
    let text = "func f() {\n  m.allowed = on\n  n.allowed = on\n}\n"
    let edits = [2, 3].map {
      Edit(
        .guardByBackgroundModes("allowed"), at: SourcePosition(file: "A.swift", line: $0), .safe)
    }
    let plan = Fixing.plan(edits, Array(text.utf8))
    #expect(plan.items.map(\.outcome) == [.made])
    let after = String(decoding: try #require(plan.files.first).after, as: UTF8.self)
    #expect(
      after.split(separator: "\n").filter { $0 == "    modes.contains(\"location\")" }.count == 2)
  }

  @Test func `a statement of Objective-C without braces around it gets no guard`() {
    #expect(throws: EditRefusal.self) {
      try Fixing.text(
        .guardByBackgroundModes("allowed"),
        in: "@implementation T\nif (x)\n  m.allowed = on;\nelse\n  [m stop];\n@end\n",
        file: "A.m", line: 3)
    }
  }
}

@Suite("Edits of property lists in the old style")
struct OldStyleEditTests {
  static let plain = """
    {
    \tCFBundleName = Trail;
    \tNSOld = "a \\"b\\""; // said
    \tUIBackgroundModes = (audio, location);
    }

    """

  @Test(
    arguments: [
      (
        Edit.Action.set(["NSOld"], .string("c")), "NSOld = \"a \\\"b\\\"\";", "NSOld = \"c\";"
      ),
      (
        .set(["NSNew"], .string("c d")), "= Trail;\n", "= Trail;\n\tNSNew = \"c d\";\n"
      ),
      (
        .set(["NSTexts", "Key"], .string("c")), "; // said\n",
        "; // said\n\tNSTexts = {\n\t\tKey = \"c\";\n\t};\n"
      ),
      (.rename("NSOld", to: "NSNew"), "NSOld", "NSNew"),
      (.delete("CFBundleName"), "\tCFBundleName = Trail;\n", ""),
      (.exclude("location", from: "UIBackgroundModes"), "(audio, location)", "(audio)"),
      (.exclude("audio", from: "UIBackgroundModes"), "(audio, location)", "( location)"),
    ] as [(Edit.Action, String, String)])
  func `a key is set, added, renamed and deleted in its own format`(
    _ action: Edit.Action, _ old: String, _ new: String
  ) throws {
    #expect(
      try Fixing.text(action, in: Self.plain) == Self.plain.replacing(old, with: new))
  }

  @Test func `an array of modes goes with its last one, and comes with its first`() throws {
    let bare = try Fixing.text(
      .exclude("audio", from: "UIBackgroundModes"), in: "{ A = x; UIBackgroundModes = (audio); }\n")
    #expect(bare == "{ A = x;  }\n")
    #expect(
      try Fixing.text(
        .include("audio", in: "UIBackgroundModes"),
        in: Self.plain.replacing(
          "\tUIBackgroundModes = (audio, location);\n", with: ""))
        == Self.plain.replacing("(audio, location)", with: "(\n\t\taudio\n\t)"))
  }

  @Test func `a Boolean is refused, because the old style has none`() throws {
    let error = #expect(throws: EditRefusal.self) {
      try Fixing.text(.set(["NSOld"], .boolean(true)), in: Self.plain)
    }
    #expect(try #require(error).reason.contains("no Booleans"))
  }
}
