import Testing

@testable import AppArtifacts

@Suite("The code of packages")
struct PackageCodeTests {
  static let manager = "android.location.LocationManager"
  static let query = CodeQuery(
    methods: [
      "requestLocationUpdates": [manager], "startForeground": ["android.app.Service"],
    ],
    families: ["android.net.wifi."], texts: ["android.permission."],
    checks: ["checkSelfPermission"])

  static let tracker = DexWriter.Class(
    "org.example.trail.Tracker",
    .init("start", .call(manager, "requestLocationUpdates", 4)),
    .init("idle", .text("android.permission.CAMERA"), .text("hello")))

  static func code(_ files: (String, [UInt8])...) -> PackageCode {
    var archive = ArchiveWriter()
    archive.files = files.map { ($0.0, $0.1) }
    return PackageCode.read(archive.bytes, file: "app.apk", for: query)
  }

  @Test(arguments: ["035", "036", "037", "038", "039", "040", "041"])
  func `each version of Dalvik code says which method calls which`(version: String) throws {
    var dex = DexWriter(Self.tracker)
    dex.version = version
    let code = Self.code(("classes.dex", dex.bytes))
    #expect(code.problems == [])
    #expect(code.isWhole)
    let reference = try #require(code.findings.references.first)
    #expect(code.findings.references.count == 1)
    #expect(reference.file == "classes.dex")
    #expect(reference.caller == "org.example.trail.Tracker")
    #expect(reference.method == "start")
    #expect(reference.owner == Self.manager)
    #expect(reference.name == "requestLocationUpdates")
    #expect(reference.parameterCount == 4)
    #expect(!reference.isCaught)
    #expect(!reference.readsLevel)
    #expect(
      code.findings.texts == [
        CodeText(holder: "org.example.trail.Tracker", text: "android.permission.CAMERA")
      ])
  }

  @Test func `a method that holds a text of a library is marked, and nothing else of it is noted`()
    throws
  {
    let wifi = "android.net.wifi.WifiManager"
    func method(_ name: String, _ texts: String...) -> DexWriter.Method {
      var method = DexWriter.Method(
        name, .call(Self.manager, "requestLocationUpdates", 4), .call(wifi, "isWifiEnabled"),
        .text("android.permission.CAMERA"))
      method.code += texts.map { .text($0) }
      return method
    }
    var query = Self.query
    query.marks = ["TwilightManager"]
    var archive = ArchiveWriter()
    let marked = DexWriter.Class("f.b.k.y", method("a", "TwilightManager"))
    let plain = DexWriter.Class("f.b.k.z", method("a", "TwilightManagers"))
    let merged = DexWriter.Class("g.w", method("a"), method("f", "TwilightManager"))
    archive.files = [("classes.dex", DexWriter(marked, plain, merged).bytes)]
    let found = PackageCode.read(archive.bytes, file: "app.apk", for: query).findings
    #expect(
      found.references.map { "\($0.caller).\($0.method ?? "") \($0.mark ?? "none")" } == [
        "f.b.k.y.a TwilightManager", "f.b.k.z.a none", "g.w.a none", "g.w.f TwilightManager",
      ])
    #expect(found.texts.map(\.holder) == ["f.b.k.z", "g.w"])
    #expect(found.users == ["android.net.wifi.": ["f.b.k.z", "g.w"]])
  }

  @Test func `a method that claims very many tries is not searched for long, and that is said`() {
    var method = DexWriter.Method("start")
    method.code = Array(repeating: .call(Self.manager, "requestLocationUpdates", 4), count: 400)
    method.claimedTries = .max
    let dex = DexWriter(.init("org.example.trail.Tracker", method))
    let code = Self.code(("classes.dex", dex.bytes + [UInt8](repeating: 0, count: 1 << 20)))
    #expect(!code.isWhole)
    #expect(code.problems.first?.message.contains("claimed again and again") == true)
  }

  @Test func `a large file, which two threads read, shows the same as a small one`() {
    let classes = (0..<9).map { number in
      DexWriter.Class(
        "org.example.trail.Part\(number)", extends: "android.app.Service",
        .init(
          "start", .call(Self.manager, "requestLocationUpdates", 4),
          .text("android.permission.CAMERA")))
    }
    var dex = DexWriter()
    dex.classes = classes
    let padding = [UInt8](repeating: 0, count: 1 << 20)
    let small = Self.code(("classes.dex", dex.bytes))
    let large = Self.code(("classes.dex", dex.bytes + padding))
    #expect(large.problems == [])
    #expect(large.findings == small.findings)
    #expect(small.findings.references.count == 9)
  }

  @Test func `both files of a container of version 041 are read`() {
    var first = DexWriter(Self.tracker)
    first.version = "041"
    var second = DexWriter(
      .init("org.example.Other", .init("go", .call(Self.manager, "requestLocationUpdates", 1))))
    second.version = "041"
    second.start = first.bytes.count
    let code = Self.code(("classes.dex", first.bytes + second.bytes))
    #expect(code.problems == [])
    #expect(
      code.findings.references.map(\.caller) == ["org.example.trail.Tracker", "org.example.Other"])
  }

  @Test(arguments: [
    ("dex\n", "042", "The code has the version 042, and 035 to 041 are read"),
    ("cdex", "001", "This is compact code (cdex), which phones make for themselves"),
    ("elf\n", "035", "This is not Dalvik code"),
  ])
  func `what cannot be read is said, and the code is not whole`(
    mark: String, version: String, message: String
  ) {
    var dex = DexWriter(Self.tracker)
    dex.mark = mark
    dex.version = version
    let code = Self.code(("classes.dex", dex.bytes))
    #expect(!code.isWhole)
    #expect(code.problems.map(\.message).first?.hasPrefix(message) == true)
    #expect(code.findings.references == [])
  }

  @Test func `the files that Android loads are read in its order, and no others`() {
    let dex = DexWriter(Self.tracker).bytes
    let code = Self.code(
      ("classes10.dex", dex), ("classes2.dex", dex), ("classes.dex", dex),
      ("assets/classes.dex", dex), ("classes3.dex.bak", dex), ("other.dex", dex))
    #expect(code.files == ["classes.dex", "classes2.dex", "classes10.dex"])
    #expect(code.findings.references.map(\.file) == code.files)
  }

  @Test func `a bundle has the code of its modules, and a set that of its packages`() {
    let dex = DexWriter(Self.tracker).bytes
    let bundle = Self.code(("base/dex/classes.dex", dex), ("maps/dex/classes.dex", dex))
    #expect(bundle.files == ["base/dex/classes.dex", "maps/dex/classes.dex"])
    let set = Self.code(("base.apk", ArchiveWriter(("classes.dex", dex)).bytes))
    #expect(set.findings.references.count == 1)
  }

  @Test func `a method is found under a class of the app that inherits it, across files`() {
    let service = DexWriter(
      .init(
        "org.example.Service", extends: "org.example.Base",
        .init("run", .call("org.example.Service", "startForeground", 2))))
    let base = DexWriter(.init("org.example.Base", extends: "android.app.Service", .init("x")))
    let code = Self.code(("classes.dex", service.bytes), ("classes2.dex", base.bytes))
    #expect(code.findings.references.map(\.owner) == ["android.app.Service"])
    #expect(code.findings.superclasses["org.example.Service"] == "org.example.Base")
  }

  @Test func `a method of the same name in another class is none of those wanted`() {
    let dex = DexWriter(
      .init(
        "org.example.Own", .init("requestLocationUpdates"),
        .init("go", .call("org.example.Own", "requestLocationUpdates"))))
    #expect(Self.code(("classes.dex", dex.bytes)).findings.references == [])
  }

  @Test(arguments: [
    ("java.lang.SecurityException", true), ("java.lang.Exception", true),
    ("java.lang.Throwable", true), ("java.io.IOException", false),
  ])
  func `a call inside a try is caught where it catches what the call throws`(
    type: String, isCaught: Bool
  ) {
    let dex = DexWriter(
      .init(
        "org.example.Own",
        .init("go", catches: type, .call(Self.manager, "requestLocationUpdates", 4))))
    #expect(
      Self.code(("classes.dex", dex.bytes)).findings.references.map(\.isCaught) == [isCaught])
  }

  @Test func `a check, a look at the level and the users of a family are noted`() {
    let dex = DexWriter(
      .init(
        "org.example.Own",
        .init(
          "go", .level, .call(Self.manager, "requestLocationUpdates", 4),
          .call("android.content.Context", "checkSelfPermission", 1)),
        .init("wifi", .call("android.net.wifi.WifiManager", "getConnectionInfo"))))
    let found = Self.code(("classes.dex", dex.bytes)).findings
    #expect(found.references.map(\.readsLevel) == [true])
    #expect(found.checkers == ["org.example.Own"])
    #expect(found.users == ["android.net.wifi.": ["org.example.Own"]])
  }

  @Test func `what a table of a switch holds is no code`() {
    let dex = DexWriter(
      .init(
        "org.example.Own",
        .init("a", .table(9), .text("android.permission.CAMERA")),
        .init("go", .call(Self.manager, "requestLocationUpdates", 4))))
    let found = Self.code(("classes.dex", dex.bytes)).findings
    #expect(found.references.map(\.method) == ["go"])
    #expect(found.texts.count == 1)
  }

  @Test func `native libraries are listed once`() {
    let code = Self.code(("lib/arm64-v8a/libgo.so", []), ("lib/x86/libgo.so", []))
    #expect(code.nativeLibraries == ["libgo.so"])
  }

  @Test func `a file cut off anywhere, or with any byte changed, never traps`() {
    let dex = DexWriter(Self.tracker).bytes
    for end in 0..<dex.count { _ = Self.search(Array(dex[..<end])) }
    for place in dex.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var bytes = dex
        bytes[place] = value
        _ = Self.search(bytes)
      }
    }
    #expect(Self.search(dex).failure == nil)
  }

  @Test func `classes that share one long method do not cost more than the file is worth`() {
    var classes: [DexWriter.Class] = []
    for number in 0..<400 { classes.append(.init("a.C\(number)", .init("m"))) }
    var writer = DexWriter(Self.tracker)
    writer.classes += classes
    var bytes = writer.bytes
    // Every class claims the code of one method, which claims all that follows.
    let count = (bytes.count - 0x200) / 2
    for place in stride(from: 0x70, to: bytes.count - 16, by: 1)
    where Array(bytes[place..<place + 8]) == [1, 0, 1, 0, 1, 0, 0, 0] {
      bytes.replaceSubrange(
        place + 12..<place + 16, with: little(UInt32((bytes.count - place - 16) / 2)))
    }
    #expect(count > 0)
    let result = Self.search(bytes)
    #expect(result.failure?.message == "The same code is claimed again and again")
  }

  private static func search(
    _ bytes: [UInt8]
  ) -> (findings: CodeFindings, failure: DexFile.Failure?) {
    bytes.withUnsafeBytes { PackageCodeReader.search($0, named: "classes.dex", query) }
  }
}

@Suite("The classes of libraries")
struct ClassFileTests {
  /// A class that names methods by its constants.
  static func classFile(_ name: String, _ calls: [(String, String, String)], texts: [String] = [])
    -> [UInt8]
  {
    var constants: [[UInt8]] = []
    func add(_ bytes: [UInt8]) -> UInt16 {
      constants.append(bytes)
      return UInt16(constants.count)
    }
    func text(_ text: String) -> UInt16 {
      add([1] + big(UInt16(text.utf8.count)) + Array(text.utf8))
    }
    func type(_ name: String) -> UInt16 { add([7] + big(text(name))) }
    let this = type(name)
    let above = type("android/app/Service")
    _ = add([5] + [UInt8](repeating: 0, count: 8))
    constants.append([])
    for (owner, name, descriptor) in calls {
      let pair = add([12] + big(text(name)) + big(text(descriptor)))
      _ = add([10] + big(type(owner)) + big(pair))
    }
    for value in texts { _ = add([8] + big(text(value))) }
    return [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52] + big(UInt16(constants.count + 1))
      + constants.flatMap(\.self) + [0, 1] + big(this) + big(above)
  }

  static func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }

  static let bytes = classFile(
    "org/example/Own",
    [
      ("android/location/LocationManager", "requestLocationUpdates", "(Ljava/lang/String;JF[I)V"),
      ("org/example/Own", "startForeground", "(ILandroid/app/Notification;)V"),
    ], texts: ["android.permission.CAMERA"])

  @Test func `a library says which of its classes call which method`() {
    let jar = ArchiveWriter(("org/example/Own.class", Self.bytes)).bytes
    let code = PackageCodeTests.code(("classes.jar", jar), ("AndroidManifest.xml", []))
    #expect(code.isWhole)
    #expect(code.findings.references.map(\.caller) == ["org.example.Own", "org.example.Own"])
    #expect(code.findings.references.map(\.method) == [nil, nil])
    #expect(
      code.findings.references.map(\.owner)
        == ["android.location.LocationManager", "android.app.Service"])
    #expect(code.findings.references.map(\.parameterCount) == [4, 2])
    #expect(code.findings.texts.map(\.text) == ["android.permission.CAMERA"])
  }

  @Test func `a class cut off anywhere, or with any byte changed, never traps`() {
    let query = PackageCodeTests.query
    for end in 0..<Self.bytes.count {
      Array(Self.bytes[..<end]).withUnsafeBytes { _ = ClassFile($0)?.findings(named: "a", query) }
    }
    for place in Self.bytes.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var bytes = Self.bytes
        bytes[place] = value
        bytes.withUnsafeBytes { _ = ClassFile($0)?.findings(named: "a", query) }
      }
    }
    #expect(Self.bytes.withUnsafeBytes { ClassFile($0) != nil })
  }
}
