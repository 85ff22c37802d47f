import AppArtifacts
import Findings
import SourceReaders
import Testing

@Suite("Odd sources")
struct OddSourceTests {
  static let swift = "manager.requestAlwaysAuthorization()"

  @Test("of nothing at all have no uses", arguments: SourceFile.Language.allCases)
  func empty(language: SourceFile.Language) {
    #expect(reading("", language) == SourceReading(path: "App/Model", calls: []))
  }

  @Test("have lines however they end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let source = ["let a = 1", "\tlet b = \"👩🏽‍🚀é\"; \(Self.swift)"].joined(separator: end)
    #expect(
      reading(source).calls.map(\.position)
        == [SourcePosition(file: "App/Model", line: 2, column: 39)])
  }

  @Test(
    "with stray bytes are read around them",
    arguments: [
      [0x00], [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0x00, 0x00, 0x0A],
    ]
      as [[UInt8]])
  func strayBytes(bytes: [UInt8]) {
    let source = bytes + Array("\n\(Self.swift)\n".utf8) + bytes
    let found = SourceReader.read(source, path: "a.swift", language: .swift)
    #expect(found.calls.map(\.api) == [.requestAlwaysAuthorization])
    #expect(found.problems == [])
  }

  @Test(
    "of Android may end anywhere",
    arguments: [
      """
      class Map : ComponentActivity() {
        private val permissions = arrayOf(Manifest.permission.ACCESS_FINE_LOCATION)
        fun ask() {
          if (!shouldShowRequestPermissionRationale(Manifest.permission.CAMERA)) openSettings()
          if (checkSelfPermission(Manifest.permission.CAMERA) != PERMISSION_GRANTED) return
          when { permissions.all {} -> 1 }
          permissions.all { name -> isHeld(name) }
          startForeground(1, note, type,)
          val permissions =
            listOf(Manifest.permission.CAMERA)
          launcher.launch(permissions.toTypedArray())
        }
        val launcher = registerForActivityResult(RequestMultiplePermissions()) { }
      }
      """
    ])
  func cutAndroid(text: String) {
    let whole = Array(text.utf8)
    for end in whole.indices {
      for path in ["A.kt", "A.java"] {
        let calls = AndroidSourceReader.read(Array(whole[..<end]), path: path).calls
        #expect(calls.allSatisfy { $0.line <= 14 })
      }
    }
  }

  @Test func `of Android with conditions that multiply are read`() {
    let parts = { (name: String) in Array(repeating: name, count: 30).joined(separator: " || ") }
    let variables = (1...11).map { "val v\($0) = \(parts("v\($0 - 1)"))" }.joined(separator: "\n")
    let text = """
      fun f() {
      \(variables)
      if (v11 && shouldShowRequestPermissionRationale(Manifest.permission.CAMERA)) {
        requestPermissions(arrayOf(Manifest.permission.CAMERA), 1)
      }
      }
      """
    let calls = AndroidSourceReader.read(Array(text.utf8), path: "A.kt").calls
    #expect(calls.contains { $0.api == .permissionRequest })
  }

  @Test("cut off anywhere are read up to the cut")
  func truncated() {
    let whole = Array(
      "class A { func f(x: String = \"\"\"\n a\n \"\"\") { if #available(iOS 9, *) { \(Self.swift) }"
        .utf8)
    for count in whole.indices {
      let found = SourceReader.read(Array(whole[..<count]), path: "a.swift", language: .swift)
      #expect(found.calls.count <= 1)
    }
    #expect(
      SourceReader.read(whole, path: "a.swift", language: .swift).calls.map(\.enclosing)
        == ["A.f(x:)"])
  }

  @Test(
    "nested thousands deep are read without an overflow",
    arguments: [
      "(", "[", "{", "<", "if a {", "f { ", "#if A\n", "! ", "try ", "class A { ", "a ? b : ",
      "a + ",
      "func f() { ", "\"\\(", ".a", "@A(", "switch a { case 1: ", "else if a {} ", "let a: (", "/*",
      "-> ", "[[", "case .a(",
    ])
  func nested(opening: String) {
    let deep = String(repeating: opening, count: opening.utf8.count == 1 ? 10_000 : 3_000)
    let found = reading("\(Self.swift)\n\(deep)\n\(Self.swift)")
    #expect(found.calls.first?.position.line == 1 || !found.problems.isEmpty)
  }

  @Test("nested beyond the parser's limit still show their calls")
  func beyondTheLimit() {
    let source =
      String(repeating: "f { ", count: 400)
      + "\nx.allowsBackgroundLocationUpdates = true; \(Self.swift); let m = CLLocationManager()"
    #expect(
      uses(source) == [
        "2: allowsBackgroundLocationUpdates assignment true",
        "2: requestAlwaysAuthorization call dynamic", "2: CLLocationManager construction dynamic",
      ])
    #expect(reading(source).problems.map(\.code) == [.malformedFile])
  }

  @Test(
    "of Objective-C nested thousands deep are read",
    arguments: [
      "(", "[", "{", "if (a) {", "#if 1\n", "#if 0\n", "^{ ", "@[", "[a b:", "else ", "!",
      "case 1: ",
      "switch (a) {", "@implementation A\n", "- (void)f {", "if (a) b(); else ", "\"", "'", "/*",
      "@",
      "#define A A\n", "R\"(", "\\\n", "if (a) return;\n", "}", "]", ")",
    ])
  func nestedObjectiveC(opening: String) {
    let deep = String(repeating: opening, count: opening.utf8.count == 1 ? 10_000 : 3_000)
    let found = reading("[m requestLocation];\n\(deep)\n[m requestLocation];", .objectiveC)
    #expect(found.calls.first?.position.line == 1)
  }

  @Test("of Objective-C cut off anywhere are read up to the cut")
  func truncatedObjectiveC() {
    let whole = Array(
      "#if A\n#else\n- (void)f:(id)a { if (b) { switch (c) { case 1: [m requestLocation];".utf8)
    for count in whole.indices {
      let found = SourceReader.read(Array(whole[..<count]), path: "a.m", language: .objectiveC)
      #expect(found.calls.count <= 1)
    }
    #expect(
      SourceReader.read(whole, path: "a.m", language: .objectiveC).calls.map(\.position.line)
        == [3])
  }

  @Test(
    "of Objective-C that end where a value is due have none",
    arguments: [
      "[CLServiceSession new", "[CLServiceSession sessionRequiringAuthorization:x",
      "[CLServiceSession sessionRequiringAuthorization:x fullAccuracyPurposeKey",
      "m.pausesLocationUpdatesAutomatically =", "m.distanceFilter=",
      "[m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:",
    ])
  func valueless(source: String) {
    let found = reading(source, .objectiveC)
    #expect(found.calls.allSatisfy { $0.argument == .none || $0.argument == .dynamic })
    #expect(found.calls.allSatisfy { $0.purposeKey == .none || $0.purposeKey == .dynamic })
  }

  @Test("with merge conflicts show the uses of both sides")
  func mergeConflict() {
    let source = """
      func f() {
      <<<<<<< HEAD
        manager.requestAlwaysAuthorization()
      =======
        manager.requestWhenInUseAuthorization()
      >>>>>>> branch
      }
      manager.requestLocation()
      """
    #expect(uses(source).contains("8: requestLocation call"))
  }

  @Test(
    "of two bytes a letter are read as well, with and without a mark", arguments: [true, false],
    ["\u{FEFF}", ""])
  func utf16(isLittleEndian: Bool, mark: String) {
    let units = (mark + "let a = \"é\"\n" + Self.swift).utf16
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(SourceFilter.passes(bytes))
    let found = SourceReader.read(bytes, path: "a.swift", language: .swift)
    #expect(found.calls.map(\.position.line) == [2])
  }

  @Test("over the size limit are reported, unless they name nothing")
  func oversized() {
    let blanks = [UInt8](repeating: 0x20, count: SourceReader.sizeLimit)
    let found = SourceReader.read(
      blanks + Array(Self.swift.utf8), path: "Big.swift", language: .swift)
    #expect(found.calls == [])
    #expect(found.problems.map(\.code) == [.oversizedFile])
    #expect(found.problems.map(\.position.file) == ["Big.swift"])
    #expect(
      SourceReader.read(blanks + blanks, path: "Big.swift", language: .swift).problems == [])
  }
}
