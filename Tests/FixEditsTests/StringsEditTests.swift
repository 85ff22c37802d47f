import Findings
import Testing

@testable import FixEdits

@Suite("Edits of files of strings")
struct StringsEditTests {
  static let strings = """
    /* Asked at the start. */
    "A" = "Los \\"jetzt\\"";

    // empty
    "B" = ""; /* to do */

    """

  @Test func `a text is set, added and deleted, and comments stay`() throws {
    func edited(_ action: Edit.Action) throws -> String {
      try Fixing.text(action, in: Self.strings, file: "de.lproj/InfoPlist.strings")
    }
    #expect(
      try edited(.translate("B", "x", language: "de"))
        == Self.strings.replacing("\"B\" = \"\"", with: "\"B\" = \"x\""))
    #expect(
      try edited(.translate("C", "x\"y", language: "de"))
        == Self.strings.replacing("/* to do */\n", with: "/* to do */\n\"C\" = \"x\\\"y\";\n"))
    #expect(
      try edited(.deleteTranslation("A"))
        == Self.strings.replacing("\"A\" = \"Los \\\"jetzt\\\"\";\n", with: ""))
  }

  @Test(arguments: ["", "/* nothing */"])
  func `an empty file of strings gets its first text`(_ text: String) throws {
    let edited = try Fixing.text(
      .translate("A", "x", language: "de"), in: text, file: "de.lproj/InfoPlist.strings")
    #expect(edited == (text.isEmpty ? "" : text + "\n") + "\"A\" = \"x\";\n")
  }

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : ""
              }
            }
          }
        },
        "Z" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func `a string catalog gets a text in the layout of Xcode`() throws {
    func edited(_ action: Edit.Action) throws -> String {
      try Fixing.text(action, in: Self.catalog, file: "InfoPlist.xcstrings")
    }
    let french = """
              "fr" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "x"
                }
              }
      """
    #expect(try edited(.translate("A", "x", language: "fr")).contains(french))
    #expect(try edited(.translate("B", "x", language: "de")).contains("    \"B\" : {\n"))
    #expect(try edited(.deleteTranslation("Z")) != Self.catalog)
  }

  @Test(arguments: [
    ("translated", "needs_review"), ("needs_review", "needs_review"), ("new", "new"),
  ])
  func `a text that is filled in is no longer called translated`(old: String, new: String) throws {
    func catalog(_ state: String, _ text: String) -> String {
      Self.catalog.replacing("\"translated\"", with: "\"\(state)\"")
        .replacing("\"value\" : \"\"", with: "\"value\" : \"\(text)\"")
    }
    #expect(
      try Fixing.text(
        .translate("A", "x", language: "de"), in: catalog(old, ""), file: "InfoPlist.xcstrings")
        == catalog(new, "x"))
  }
}
