import Findings
import TestSupport
import Testing

@testable import AppArtifacts

@Suite("A manifest says the same in each of its forms")
struct ManifestFormTests {
  /// The chunks, pools of both encodings, nodes, attributes and typed values of binary XML
  /// (AND-AXML-001, AND-AXML-002, AND-AXML-003, AND-AXML-004, AND-AXML-005), attributes known by their
  /// number (AND-MAN-010), and the fields of a bundle (AND-AAB-001) come to one manifest (AND-AAB-005).
  static let forms: [(name: String, bytes: [UInt8])] = [
    ("text", Array(Tag.trail.text.utf8)),
    ("binary, UTF-16", BinaryXMLWriter(root: .trail).bytes),
    ("binary, UTF-8", BinaryXMLWriter(root: .trail, isUTF8: true).bytes),
    ("bundle", ProtobufXMLWriter.bytes(.trail)),
  ]

  @Test(
    .facts(
      "AND-AAB-001", "AND-AAB-005", "AND-AXML-001", "AND-AXML-002", "AND-AXML-003", "AND-AXML-004",
      "AND-AXML-005", "AND-MAN-010"), arguments: forms.indices)
  func `permissions, features, components and levels are read`(form: Int) throws {
    let (name, bytes) = Self.forms[form]
    let reading = try ManifestReader.read(
      bytes, file: "m", isBundle: name == "bundle", resolve: { _ in nil })
    #expect(reading.problems == [])
    let place = SourcePosition(file: "m", line: name == "text" ? 1 : nil)
    var wanted = AndroidManifest(file: "m")
    wanted.package = "org.example.trail"
    wanted.minimumSDK = .api(21)
    wanted.targetSDK = .api(34)
    wanted.targetPosition = place
    wanted.permissions = [
      .init("android.permission.ACCESS_FINE_LOCATION", at: place),
      .init("android.permission.BLUETOOTH", maximumSDK: .api(30), at: place),
      .init(
        "android.permission.ACCESS_COARSE_LOCATION", element: .usesPermissionSDK23, at: place),
      .init("android.permission.BLUETOOTH_SCAN", flags: .neverForLocation, at: place),
    ]
    wanted.definedPermissions = ["org.example.trail.OWN"]
    wanted.definitionPlaces = [4]
    wanted.features = [.init("android.hardware.location.gps", isRequired: false, at: place)]
    wanted.queriedPackages = ["com.example.other"]
    wanted.components = [
      .init(
        .service, ".Tracking", foregroundTypes: [.location, .connectedDevice], at: place),
      .init(.receiver, ".Boot", actions: ["android.intent.action.BOOT_COMPLETED"], at: place),
    ]
    wanted.ignored = [.init("android.permission.CAMERA", .misplaced, at: place)]
    #expect(reading.manifest == wanted)
  }

  @Test func `a name that refers to a resource asks for nothing`() throws {
    let tag = Tag(
      "manifest",
      children: [
        Tag("uses-permission", .init(name: "name", resource: 0x0101_0003, value: .reference(7)))
      ])
    let manifest = try ManifestReader.read(
      BinaryXMLWriter(root: tag).bytes, file: "m", resolve: { _ in .text("android.permission.X") }
    ).manifest
    #expect(manifest.permissions == [])
    #expect(manifest.ignored.map(\.reason) == [.reference])
  }

  @Test(arguments: [
    ("34", AndroidManifest.Level.api(34)), ("CinnamonBun", .codename("CinnamonBun")),
    ("${target}", .unresolved("${target}")), ("@integer/target", .unresolved("@integer/target")),
  ])
  func `a level is a number, the name of a release, or unknown`(
    text: String, level: AndroidManifest.Level
  ) throws {
    let tag = Tag("manifest", children: [Tag("uses-sdk", .targetSDK(.text(text)))])
    let manifest = try ManifestReader.read(Array(tag.text.utf8), file: "m").manifest
    #expect(manifest.targetSDK == level)
  }

  @Test(
    .facts("AND-MAN-002", "AND-MAN-003"),
    arguments: [(22, false), (23, true), (30, true), (31, false)])
  func `a permission for API 23 with a cap at 30 counts between (AND-MAN-002, AND-MAN-003)`(
    level: Int, counts: Bool
  ) {
    let request = AndroidManifest.PermissionRequest(
      "p", element: .usesPermissionSDK23, maximumSDK: .api(30), at: SourcePosition(file: "m"))
    #expect(request.counts(on: level) == counts)
  }

  @Test func `what a manifest says to the merger is kept`() throws {
    let text = """
      <manifest xmlns:android="\(Tag.platform)" xmlns:t="http://schemas.android.com/tools">
        <uses-permission android:name="p" t:node="remove" t:selector="com.example.lib"
          t:remove="android:maxSdkVersion" t:replace="android:maxSdkVersion, android:name"/>
      </manifest>
      """
    let request = try #require(
      try ManifestReader.read(Array(text.utf8), file: "m").manifest.permissions.first)
    #expect(
      request.merging
        == .init(
          node: "remove", remove: ["android:maxSdkVersion"],
          replace: ["android:maxSdkVersion", "android:name"], selector: "com.example.lib"))
    #expect(request.position.line == 2)
  }
}
