import Findings
import TestSupport
import Testing

@testable import AppArtifacts

/// Files that are known to break other tools: each is read as Android reads it, or refused with its place.
@Suite struct HostilePackageTests {
  static let manifest = BinaryXMLWriter(root: .trail).bytes

  @Test func `a permission whose name holds a NUL is irregular`() {
    let tag = Tag(
      "manifest",
      children: [Tag("uses-permission", .name("android.permission.CAMERA\0.x"))])
    let package = Self.package(BinaryXMLWriter(root: tag).bytes)
    #expect(package.problems.map(\.code) == [.irregularPackage])
    #expect(package.problems.first?.message.contains("android.permission.CAMERA contains") == true)
  }

  @Test(
    .facts(
      "AND-ROB-001", "AND-ROB-002", "AND-ROB-003", "AND-ROB-005", "AND-ROB-006", "AND-ROB-007",
      "AND-ROB-009", "AND-ROB-010", "AND-ROB-013"))
  func `binary XML that is not a manifest is refused`() {
    let tag = Tag("resources", children: [Tag("uses-permission", .name("a"))])
    #expect(throws: ReadingProblem.self) {
      try ManifestReader.read(BinaryXMLWriter(root: tag).bytes, file: "strings.xml")
    }
    #expect(
      Self.package(BinaryXMLWriter(root: tag).bytes).problems.first?.message
        .hasPrefix("The root element is <resources>, not <manifest>") == true)
  }

  static func package(
    _ manifest: [UInt8] = manifest, _ change: (inout ArchiveWriter) -> Void = { _ in }
  ) -> AndroidPackage {
    var archive = ArchiveWriter(("AndroidManifest.xml", manifest))
    change(&archive)
    return AndroidPackage.read(archive.bytes, file: "app.apk")
  }

  /// A package that is odd, and what is said of it; all four permissions are read.
  static let oddities: [(package: AndroidPackage, code: ReadingProblem.Code, words: String)] = [
    // AND-ROB-002
    (package { $0.method = 0x1234 }, .irregularPackage, "method 4660"),
    // AND-ROB-003
    (package { $0.flags = 1 }, .irregularPackage, "encrypted"),
    (
      package {
        $0.directoryMethod = 0; $0.method = 8
      }, .irregularPackage, "disagrees"
    ),
    (package { $0.claimed = 3 }, .malformedFile, "claims 3 entries"),
    // AND-ROB-005
    (
      package { $0.files.append(("AndroidManifest.xml", [1, 2, 3])) }, .malformedFile,
      "2 files named AndroidManifest.xml"
    ),
    (
      package {
        $0.files.append(("classes.dex", []))
        $0.claimed = 1
      }, .irregularPackage, "goes on after the 1"
    ),
    // AND-ROB-001
    (
      package { $0.rest = [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0xFF, count: 18) },
      .irregularPackage, "fits no directory"
    ),
    (package { $0.head = Array("dex\n035\0".utf8) }, .irregularPackage, "Janus"),
    (
      package { $0.head = [1, 2, 3, 4] }, .irregularPackage,
      "There are other bytes before the archive"
    ),
    (
      package { $0.files.append(("classes.dex\0.txt", [])) }, .irregularPackage,
      "name of a file contains a NUL"
    ),
    // AND-ROB-006
    (
      package(BinaryXMLWriter(root: .trail, kind: 0).bytes), .irregularPackage,
      "first chunk is of kind 0x0"
    ),
    // AND-ROB-007
    (
      package(BinaryXMLWriter(root: .trail, moreStrings: 0xFFFF_0000).bytes), .irregularPackage,
      "string pool claims"
    ),
    // AND-ROB-010
    (
      package(BinaryXMLWriter(root: .trail, gap: 12).bytes), .irregularPackage,
      "begin 32 bytes into an element"
    ),
    // AND-ROB-009
    (
      package(
        BinaryXMLWriter(root: .trail, chunks: little(0x7777 as UInt16) + [8, 0, 8, 0, 0, 0]).bytes),
      .irregularPackage, "unknown kind 0x7777"
    ),
    (
      package(
        BinaryXMLWriter(root: .trail, chunks: [0xFF, 0x7F, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]).bytes),
      .irregularPackage, "no sound size; the manifest goes on at byte"
    ),
    // AND-ROB-013
    (
      package(BinaryXMLWriter(root: .trail, hasResources: false).bytes), .irregularPackage,
      "no resource number"
    ),
  ]

  @Test(arguments: oddities.indices)
  func `what Android reads is read, and said to be odd`(place: Int) throws {
    let (package, code, words) = Self.oddities[place]
    #expect(package.manifest?.permissions.count == 4)
    #expect(package.problems.count == 1)
    let problem = try #require(package.problems.first)
    #expect(problem.code == code)
    #expect(problem.message.contains(words))
    #expect(problem.message.contains("(byte "))
  }

  @Test(.facts("AND-AXML-006", "AND-ROB-011", "AND-ROB-014"))
  func `names of attributes that are empty or wrong change nothing (AND-ROB-011, AND-AXML-006)`() {
    let package = Self.package(BinaryXMLWriter(root: .trail, hidesNames: true).bytes)
    #expect(package.problems == [])
    #expect(package.manifest?.permissions.map(\.name).last == "android.permission.BLUETOOTH_SCAN")
  }

  /// Files of which nothing can be said, and why.
  static let refusals: [(bytes: [UInt8], words: String)] = [
    ([], "The file is empty"),
    (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
    (Array("<html>".utf8), "not a ZIP archive"),
    (Array("PK\u{3}\u{4}".utf8), "cut off"),
    (ArchiveWriter(("readme.txt", [])).bytes, "no AndroidManifest.xml"),
    (
      ArchiveWriter(("AndroidManifest.xml", Array("no manifest".utf8))).bytes,
      "outside the root element"
    ),
    (
      ArchiveWriter(("AndroidManifest.xml", [3, 0, 8, 0] + [UInt8](repeating: 0, count: 40))).bytes,
      "no element"
    ),
    // AND-ROB-014
    (
      ArchiveWriter(("AndroidManifest.xml", BinaryXMLWriter(root: deep).bytes)).bytes,
      "More than 512 elements"
    ),
    (
      ArchiveWriter(("base/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(deep))).bytes,
      "More than 512 elements"
    ),
    (
      ArchiveWriter(("base/manifest/AndroidManifest.xml", [0x0A, 0x7F, 1])).bytes,
      "cut off or damaged"
    ),
    (
      ArchiveWriter(("AndroidManifest.xml", Array(bomb.utf8))).bytes,
      "entities of a document are not"
    ),
  ]

  static let deep = (0..<600).reduce(Tag("end")) { tag, _ in Tag("manifest", children: [tag]) }

  /// The document that expands to gigabytes where entities are replaced.
  static let bomb = """
    <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
    <manifest package="&lol2;"/>
    """

  @Test(arguments: refusals.indices)
  func `what is no package is refused with its place`(place: Int) throws {
    let (bytes, words) = Self.refusals[place]
    let package = AndroidPackage.read(bytes, file: "app.apk")
    let problem = try #require(package.problems.last)
    #expect(problem.code == .malformedFile)
    let text = "\(problem.message) \(problem.wayOut)"
    #expect(text.contains(words), "\(text)")
    #expect(problem.message.contains("(byte ") || problem.position.line != nil)
  }

  /// 70,000 zeros, by zlib.
  static let zeros: [UInt8] =
    [0xED, 0xC1, 0x31, 0x01, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x09, 0x4F] + [
      0xA0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0xB7, 0x01,
    ]

  @Test(arguments: [(70_000, 70_000), (69_999, nil), (1 << 10, nil)])
  func `data that expands past what is asked for is stopped`(limit: Int, count: Int?) {
    var inflation = Inflation(ByteSource(Self.zeros, file: "zeros"))
    let expanded = try? inflation.all(expecting: .max, limit: limit)
    #expect(expanded?.count == count)
  }

  @Test func `a package cut off anywhere is read or refused`() {
    let bytes = ArchiveWriter(("AndroidManifest.xml", Self.manifest)).bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let package = AndroidPackage.read(Array(bytes[..<count]), file: "app.apk")
      #expect(!package.problems.isEmpty, "\(count) bytes")
    }
  }

  @Test(arguments: 0..<4)
  func `a package with bytes changed at random is read or refused`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let samples = [
      ArchiveWriter(("AndroidManifest.xml", Self.manifest)).bytes,
      ArchiveWriter(("base/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(.trail))).bytes,
    ]
    let read = (0..<2_000).count { turn in
      let bytes = random.mutated(samples[turn % 2])
      return AndroidPackage.read(bytes, file: "app.apk").manifest != nil
    }
    #expect((1..<2_000).contains(read))
  }
}
