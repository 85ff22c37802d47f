import Findings
import Foundation
import TestSupport
import Testing

@testable import AppArtifacts

@Suite("Packages that the platform's own tools built")
struct PackageTests {
  /// What the fuzzer begins with: small files of aapt, aapt2 and zip.
  static func seed(_ path: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "../../../Fuzz/Seeds/" + path)))
  }

  @Test(
    .facts("AND-AXML-009"),
    arguments: [
      ("aapt.apk", AndroidPackage.Form.apk, AndroidManifest.Level.api(33)),
      ("aapt2.apk", .apk, .api(33)),
      ("bundle.aab", .bundle, .unresolved("@0x7f010000")),
      ("splits.apks", .splitSet, .api(33)),
    ])
  func `a package is recognized by its content, and a reference by its table (AND-AXML-009)`(
    name: String, form: AndroidPackage.Form, target: AndroidManifest.Level
  ) throws {
    let package = AndroidPackage.read(try Self.seed("FuzzPackages/" + name), file: "input")
    #expect(package.problems == [])
    #expect(package.form == form)
    #expect(package.modules.map(\.name) == ["base"])
    let manifest = try #require(package.manifest)
    #expect(manifest.package == "org.example.trail")
    #expect(manifest.minimumSDK == .api(21))
    #expect(manifest.targetSDK == target)
    #expect(
      manifest.permissions.map(\.name) == [
        "android.permission.ACCESS_FINE_LOCATION", "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.BLUETOOTH", "android.permission.BLUETOOTH_SCAN",
      ])
    #expect(manifest.permissions.map(\.maximumSDK) == [.api(30), nil, nil, nil])
  }

  @Test(arguments: ["dynamic", "fixed", "stored"])
  func `data is expanded as it was compressed`(name: String) throws {
    let text = try Self.seed("FuzzTextManifest/manifest.xml")
    let data = try Self.seed("FuzzInflation/" + name)
    var inflation = Inflation(ByteSource(data, file: name))
    let expanded = try inflation.all(expecting: text.count, limit: 1 << 16)
    #expect(expanded.count >= 100)
    #expect(text.starts(with: expanded))
  }

  @Test func `codes of every length and references as far back as can be are expanded`() throws {
    // Half of the symbols are 0, a quarter 1 and so on, so that the rare ones have long codes.
    var number: UInt64 = 1
    let period = (0..<30_000).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((number >> 33 | 1 << 14).trailingZeroBitCount)
    }
    var inflation = Inflation(
      ByteSource(try Self.seed("FuzzInflation/long"), file: "long"))
    let expanded = try inflation.all(expecting: 0, limit: 1 << 20)
    #expect(expanded == (0..<200_000).map { period[$0 % period.count] })
  }

  @Test func `a library holds its manifest as text`() {
    let archive = ArchiveWriter(("AndroidManifest.xml", Array(Tag.trail.text.utf8)))
    let package = AndroidPackage.read(archive.bytes, file: "lib.aar")
    #expect(package.form == .library)
    #expect(package.manifest?.permissions.count == 4)
  }

  @Test(.facts("AND-AAB-002"))
  func `what a feature module asks for, the app asks for; the module is named (AND-AAB-002)`() {
    let feature = Tag("manifest", children: [Tag("uses-permission", .name("p"))])
    let archive = ArchiveWriter(
      ("maps/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(feature)),
      ("base/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(.trail)))
    let package = AndroidPackage.read(archive.bytes, file: "app.aab")
    #expect(package.modules.map(\.name) == ["base", "maps"])
    #expect(package.manifest?.permissions.last?.origin == .module("maps"))
  }

  @Test func `what a feature module asks for as the base does is reported once (AND-AAB-002)`() {
    let archive = ArchiveWriter(
      ("base/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(.trail)),
      ("maps/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(.trail)))
    let package = AndroidPackage.read(archive.bytes, file: "app.aab")
    #expect(package.manifest?.permissions.count == 4)
    #expect(package.manifest?.permissions.allSatisfy { $0.origin == .app } == true)
  }

  @Test(
    .facts("AND-MAN-007"),
    arguments: [(30, .api(30)), (nil, .api(1))] as [(UInt32?, AndroidManifest.Level)])
  func `a package without a target has the level that it begins with, or 1 (AND-MAN-007)`(
    minimum: UInt32?, target: AndroidManifest.Level
  ) {
    let sdk = minimum.map { Tag("uses-sdk", .minimumSDK(.number($0))) }
    let root = Tag("manifest", children: [sdk].compactMap(\.self))
    let bundle = ArchiveWriter(
      ("base/manifest/AndroidManifest.xml", ProtobufXMLWriter.bytes(root)))
    #expect(AndroidPackage.read(bundle.bytes, file: "app.aab").manifest?.targetSDK == target)
    let library = ArchiveWriter(("AndroidManifest.xml", Array(root.text.utf8)))
    #expect(AndroidPackage.read(library.bytes, file: "lib.aar").manifest?.targetSDK == nil)
  }

  @Test(.facts("AND-AAB-003")) func `a split alone is not the whole app (AND-AAB-003)`() {
    let split = Tag(
      "manifest", .init(name: "split", resource: 0, value: .text("config.en")), children: [])
    let bytes = BinaryXMLWriter(root: split).bytes
    let alone = ArchiveWriter(("AndroidManifest.xml", bytes)).bytes
    #expect(AndroidPackage.read(alone, file: "config.apk").isPartial)
    let base = ArchiveWriter(("AndroidManifest.xml", BinaryXMLWriter(root: .trail).bytes)).bytes
    let set = ArchiveWriter(("config.en.apk", alone), ("base.apk", base)).bytes
    let package = AndroidPackage.read(set, file: "app.xapk")
    #expect(!package.isPartial)
    #expect(package.modules.map(\.name) == ["base", "config.en"])
  }
}
