import AppArtifacts
import Findings
import Testing

@Suite struct StringCatalogTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "CFBundleName" : {
          "shouldTranslate" : false,
          "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "Trail" } } }
        },
        "NSLocationWhenInUseUsageDescription" : {
          "comment" : "Privacy",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "To show \\"here\\""
              }
            },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Für „hier“" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "To show" } }
          }
        },
        "NSMotionUsageDescription" : {
          "localizations" : {
            "de" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Telefon" } },
              "other" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "Ein" } },
                "other" : { "stringUnit" : { "value" : "Viele" } } } } } } } },
            "fr" : { "variations" : { "device" : {
              "ipad" : { "stringUnit" : { "value" : "Tablette" } } } } },
            "it" : { "stringSet" : { "values" : ["x"] } }
          }
        },
        "Untouched" : { }
      },
      "version" : "1.0"
    }
    """

  private func catalog(_ file: String) throws(ReadingProblem) -> StringCatalog {
    try StringCatalogReader.read(Array(Self.text.utf8), file: file)
  }

  @Test func `keys carry what Xcode wrote about them`() throws {
    let catalog = try catalog("InfoPlist.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.keys.map(\.name) == [
        "CFBundleName", "NSLocationWhenInUseUsageDescription", "NSMotionUsageDescription",
        "Untouched",
      ])
    #expect(catalog.keys.map(\.shouldTranslate) == [false, true, true, true])
    #expect(catalog.keys.map(\.extractionState) == [nil, "manual", nil, nil])
    #expect(catalog.keys.map(\.position.line) == [4, 8, 22, 34])
    #expect(catalog.keys[1].texts.map(\.state) == ["translated", "translated", "new"])
    #expect(catalog.keys[1].texts.map(\.position.line) == [15, 18, 19])
  }

  @Test func `each language has its texts, with the form "other" of those that vary`() throws {
    let localizations = try catalog("App/InfoPlist.xcstrings").localizations
    #expect(localizations.map(\.language) == ["de", "en", "fr"])
    #expect(localizations.map(\.isDevelopment) == [false, true, false])
    #expect(
      localizations.map { $0.strings.map { "\($0.key) = \($0.text)" } } == [
        [
          "CFBundleName = Trail", "NSLocationWhenInUseUsageDescription = Für „hier“",
          "NSMotionUsageDescription = Viele",
        ],
        ["CFBundleName = Trail", "NSLocationWhenInUseUsageDescription = To show \"here\""],
        ["CFBundleName = Trail", "NSMotionUsageDescription = Tablette"],
      ])
    #expect(
      localizations[0]["NSLocationWhenInUseUsageDescription"]?.position
        == SourcePosition(file: "App/InfoPlist.xcstrings", line: 18))
  }

  @Test func `elsewhere a key without a source text is its own text`() throws {
    let english = try catalog("Localizable.xcstrings").localizations[1]
    #expect(
      english.strings.map(\.text) == [
        "Trail", "To show \"here\"", "NSMotionUsageDescription", "Untouched",
      ])
  }

  @Test(arguments: [
    ("", 1, "The file ends before its first value."),
    ("{\n\"strings\" : {", 2, "The file ends inside an object that opens on line 2."),
    (
      "{\"strings\" : {}}", 1,
      "The file is JSON, but no string catalog: “sourceLanguage” or “strings” is absent."
    ),
    (
      "{\"sourceLanguage\" : \"en\", \"strings\" : []}", 1,
      "The file is JSON, but no string catalog: “sourceLanguage” or “strings” is absent."
    ),
    ("{\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}", 2, "A merge conflict was left in the file."),
    ("<plist/>", 1, "A JSON value is expected here."),
  ])
  func `what is no catalog is refused with its line`(text: String, line: Int, message: String) {
    let problem = #expect(throws: ReadingProblem.self) {
      try StringCatalogReader.read(Array(text.utf8), file: "InfoPlist.xcstrings")
    }
    #expect(
      problem?.position
        == SourcePosition(file: "InfoPlist.xcstrings", line: line, column: problem?.position.column)
    )
    #expect(problem?.message == message)
  }

  @Test func `a catalog cut off anywhere is refused, and never traps`() {
    let bytes = Array(Self.text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: ReadingProblem.self) {
        try StringCatalogReader.read(Array(bytes[..<length]), file: "InfoPlist.xcstrings")
      }
    }
  }
}
