import Findings
import Testing

@testable import AppArtifacts

/// Layers from the weakest to the strongest, each in the words of an xcconfig.
private func settings(
  _ layers: String..., sdk: String = "iphoneos", in configuration: String = "Debug"
)
  -> BuildSettings
{
  let files = Dictionary(
    uniqueKeysWithValues: layers.enumerated().map { ("\($0.offset).xcconfig", $0.element) })
  var reader = ConfigurationFiles(tree: .memory(files))
  let read = layers.indices.map { reader.layer("\($0).xcconfig", project: "") }
  return BuildSettings(
    layers: read, context: SettingsContext(sdk: sdk, configuration: configuration))
}

@Suite struct `A build setting` {
  @Test(arguments: [
    ("A = 1", "1"), ("A=1", "1"), ("A = 1;", "1"), ("A = 1 // note", "1"), ("A = x y", "x y"),
    ("A = 1\nA = 2", "2"), ("A = 1\nA = $(inherited) 2", "1 2"), ("A = one \\\n  two", "one two"),
    ("\u{FEFF}A = 1", "1"), ("A = 1\r\nB = 2", "1"), ("A = $(A) 1", " 1"), ("A = $B\nB = 3", "3"),
    ("A = ${B}$(C)\nB = 1\nC = 2", "12"), ("A = $(B_$(C))\nB_x = y\nC = x", "y"),
    ("A = $$x", "$x"), ("A = $(B", ""), ("A = 100%", "100%"), ("#include \"\nA = 1", "1"),
    ("junk\nA = 1", "1"), ("A = https://x.org", "https:"),
  ])
  func `is read from a file`(_ text: String, _ value: String) {
    #expect(settings(text)["A"] == value)
  }

  @Test(arguments: [
    ("lower", "My App-é", "my app-é"), ("upper", "My App", "MY APP"),
    ("rfc1034identifier", "My App_2", "My-App-2"), ("c99extidentifier", "My App-2", "My_App_2"),
    ("c99extidentifier", "2go", "_go"), ("default=x", "", "x"), ("default=x", "y", "y"),
    ("default=$(C)", "", "see"), ("lower:rfc1034identifier", "A B", "a-b"),
    ("standardizepath", "a/./b/../c", "a/c"), ("quote", "a b", "a\\ b"), ("file", "a/b.c", "b.c"),
    ("base", "a/b.c", "b"), ("suffix", "a/b.c", ".c"), ("dir", "a/b.c", "a/"), ("not", "YES", "NO"),
    ("unheard", "x", "x"),
  ])
  func `takes modifiers`(_ modifier: String, _ value: String, _ result: String) {
    let settings = settings("B = \(value)\nC = see\nA = $(B:\(modifier))")
    #expect(settings["A"] == result)
  }

  @Test(arguments: [
    ("A = 1\nA[sdk=iphoneos*] = 2", "2"), ("A = 1\nA[sdk=macosx*] = 2", "1"),
    ("A = 1\nA[sdk=*] = 2", "2"), ("A = 1\nA[sdk=iphoneos*][config=Debug] = 2", "2"),
    ("A = 1\nA[sdk=iphoneos*,config=Release] = 2", "1"), ("A = 1\nA[arch=x86_64] = 2", "1"),
    ("A = 1\nA[unheard=x] = 2", "1"), ("A[sdk=iphoneos*] = 2\nA = 1", "1"),
    ("A = 1\nA[sdk=iphoneos*] = $(inherited) 2", "1 2"), ("A = 1\nA[sdk=iphoneos = 2", "1"),
  ])
  func `counts under its conditions only`(_ text: String, _ value: String) {
    #expect(settings(text)["A"] == value)
  }

  @Test func `outranks and inherits from the layers below`() {
    let settings = settings("A = project", "A = $(inherited) target", "B = x")
    #expect(settings["A"] == "project target")
    #expect(settings.position("A") == SourcePosition(file: "1.xcconfig", line: 1))
  }

  @Test func `names the variables that nothing defines`() {
    let expansion = settings("A = $(B)-$(C)-$(D:default=d)\nB = $(E)").value("A")
    #expect(expansion == BuildSettings.Expansion(text: "--d", undefined: ["E", "C"]))
  }

  @Test func `ends although variables name each other`() {
    #expect(settings("A = $(B)x\nB = $(A)y")["A"] == "yx")
  }

  @Test func `ends although each variable doubles the next`() {
    let text = (0..<64).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
    #expect(settings(text + "\nA64 = xxxxxxxxxxxxxxxx")["A0"].utf8.count <= 1 << 16)
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("a\\ b", ["a b"]), ("  ", []),
    ("\n-a\nb\t", ["-a", "b"]),
    ("X='1 2'", ["X=1 2"]), ("\"\"", [""]),
  ])
  func `splits into words`(_ text: String, _ words: [String]) {
    #expect(SettingWords.split(text) == words)
  }
}

@Suite struct `A configuration file` {
  private func read(_ files: [String: String], _ path: String) -> (SettingsLayer, [ReadingProblem])
  {
    var reader = ConfigurationFiles(tree: .memory(files))
    let layer = reader.layer(path, project: "ios")
    return (layer, reader.problems)
  }

  @Test func `includes others, which later lines outrank`() {
    let (layer, problems) = read(
      ["c/a.xcconfig": "A = 1\n#include \"b.xcconfig\"\nB = 3", "c/b.xcconfig": "A = 2\nB = 2"],
      "c/a.xcconfig")
    let settings = BuildSettings(
      layers: [layer], context: SettingsContext(sdk: "iphoneos", configuration: "Debug"))
    #expect(settings["A"] == "2")
    #expect(settings["B"] == "3")
    #expect(settings.position("A") == SourcePosition(file: "c/b.xcconfig", line: 1))
    #expect(problems == [])
  }

  @Test func `includes a file beside the project where none lies beside itself`() {
    let (layer, _) = read(
      ["ios/Flutter/a.xcconfig": "#include? \"Pods/p.xcconfig\"", "ios/Pods/p.xcconfig": "A = 1"],
      "ios/Flutter/a.xcconfig")
    #expect(layer.assignments["A"]?.count == 1)
  }

  @Test(arguments: [("#include \"x.xcconfig\"", ["x.xcconfig"]), ("#include? \"x.xcconfig\"", [])])
  func `notes a file that is included for good and not there`(_ line: String, _ unseen: [String]) {
    let (layer, problems) = read(["a.xcconfig": line], "a.xcconfig")
    #expect(layer.unseen == unseen)
    #expect(problems == [])
  }

  @Test func `reports a circle with its line and reads the rest`() {
    let (layer, problems) = read(
      [
        "a.xcconfig": "\n#include \"b.xcconfig\"\nA = 1",
        "b.xcconfig": "#include \"a.xcconfig\"\nB = 1",
      ],
      "a.xcconfig")
    #expect(problems.map(\.code) == [.cyclicReference])
    #expect(problems.map(\.position) == [SourcePosition(file: "b.xcconfig", line: 1)])
    #expect(layer.assignments.keys.sorted() == ["A", "B"])
  }
}
