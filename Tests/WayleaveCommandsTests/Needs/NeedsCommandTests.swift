import Foundation
import PlatformModel
import ServiceNeeds
import TestSupport
import Testing

@testable import Explanations
@testable import WayleaveCommands

@Suite("wayleave needs") struct NeedsCommandTests {
  static let profiles = ShippedProfiles.files.map(\.name)

  @Test func `list names every profile and every service`() throws {
    let run = CommandRun(["needs", "list", "--format", "json"])
    let text = CommandRun(["needs", "list"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let listed = try #require(document["profiles"] as? [[String: Any]])
    #expect(listed.map { $0["name"] as? String } == Self.profiles)
    for profile in try ProfileSource.shipped {
      #expect(text.contains(profile.title))
      for name in profile.serviceNames() { #expect(text.contains(name)) }
    }
  }

  @Test func `show says what a service needs, when it is lacking, and what then`() {
    let run = CommandRun(["needs", "show", "move:driving"])
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        Dolphin MOVE SDK
        From: MOVE SDK 2.x, Appendix, iOS, Permissions Handling

        move:driving · Driving
        Needs                Missing if                                    Effect
        Location             denied, restricted, or Location Services off  does not start
        Precise Location     switched off, iOS 14 and later                does not start
        Motion & Fitness     denied or restricted                          is degraded
        Background Location  not Always, or no background mode             runs in the foreground only

        move:driving on Android
        Needs                Missing if            Effect                The SDK says
        Location             denied, or Location   does not start        locationPermissionMissing
                             off
        """))
    #expect(run.output.contains("\n\n+backgroundLocationPermissionMandatory makes"))
  }

  @Test(arguments: VendorClaim.all.filter { $0.inFact.contains("`wayleave needs ") })
  func `a command that a remark on a document names prints what the remark is about`(
    claim: VendorClaim
  ) throws {
    let command = try #require(
      claim.inFact.split(separator: "`").first { $0.hasPrefix("wayleave needs ") })
    let run = CommandRun(command.split(separator: " ").dropFirst().map(String.init))
    #expect(run.code == 0 && !claim.names.isEmpty)
    for name in claim.names { #expect(run.output.contains(name)) }
  }

  @Test func `show tells where Android refuses to switch Bluetooth on again`() {
    let run = CommandRun(["needs", "show", "situm:globalMode", "--platform", "android"])
    let text = run.output.replacing(#/\s+/#, with: " ")
    #expect(run.code == 0 && text.contains("situm:globalMode on Android"))
    #expect(text.contains("Bluetooth switched on by always from Android 13 at is degraded"))
    #expect(text.contains("AUTO_ENABLE_BLE_FORBIDDEN"))
    #expect(!text.contains("iBeacons"))
  }

  @Test(
    arguments: [
      ("situm", nil, true), ("move", nil, true), ("breeze", nil, false), ("situm", "ios", false),
      ("breeze", "android", true),
    ] as [(String, String?, Bool)])
  func `show speaks of Android where the profile does, or where it is asked to`(
    name: String, platform: String?, speaks: Bool
  ) {
    let options = platform.map { ["--platform", $0] } ?? []
    #expect(CommandRun(["needs", "show", name] + options).output.contains("On Android") == speaks)
  }

  @Test func `manifest writes each permission with its end, what stands for one reason together`() {
    #expect(
      CommandRun(["needs", "manifest", "situm:globalMode", "--android", "8.0...17"]).output
        .hasPrefix(
          """
          <!-- without it situm:globalMode does not start -->
          <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
          <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
          <!-- without it situm:globalMode is degraded -->
          <uses-permission android:name="android.permission.BLUETOOTH" android:maxSdkVersion="30" />

          """))
  }

  @Test(
    "manifest leaves out what no release of the app reads",
    arguments: [("12...17", false, true), ("8.0...11", true, false), ("8.0...17", true, true)])
  func levels(range: String, old: Bool, new: Bool) {
    let text = CommandRun(["needs", "manifest", "situm", "--android", range]).output
    #expect(text.contains("permission.BLUETOOTH\"") == old)
    #expect(text.contains("BLUETOOTH_SCAN") == new)
  }

  @Test(arguments: ["12", "8.0...13", "8.0...17"])
  func `manifest ends a permission where the need ends, not where the releases asked for do`(
    range: String
  ) {
    let run = CommandRun([
      "needs", "manifest", "situm:buildingMode", "--android", range, "--target", "33",
    ])
    let ended = run.output.split(separator: "\n").filter { $0.contains("maxSdkVersion") }
    #expect(run.output.contains("ACCESS_FINE_LOCATION\" />"))
    #expect(ended.allSatisfy { $0.contains("BLUETOOTH") && $0.contains("maxSdkVersion=\"30\"") })
    #expect(ended.isEmpty == (range == "12"))
  }

  @Test(arguments: profiles, [27, 28, 33, 37])
  func `check is content with what manifest prints`(name: String, target: Int) throws {
    let levels = "<uses-sdk android:minSdkVersion=\"26\" android:targetSdkVersion=\"\(target)\" />"
    let manifest = CommandRun([
      "needs", "manifest", name, "--whole", "--android", "8.0...17", "--target", "\(target)",
    ]).output
    let folder = try TemporaryFolder([
      "AndroidManifest.xml": manifest.replacing("</manifest>", with: levels + "</manifest>")
    ])
    let path = folder.path + "/AndroidManifest.xml"
    let run = CommandRun(["check", path, "--needs", name, "--only", "W052"])
    #expect(run.code == 0 && !run.output.contains("service-need-undeclared"), "\(run.output)")
    #expect(run.output.contains("What services do"))
    let empty = try TemporaryFolder([
      "AndroidManifest.xml":
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">"
        + levels + "</manifest>"
    ])
    let lacking = CommandRun(["check", empty.path + "/AndroidManifest.xml", "--needs", name])
    #expect(lacking.code == 1 && lacking.output.contains("service-need-undeclared"))
  }

  @Test(arguments: [["--android", "3"], ["--target", "99"]])
  func `manifest refuses a release or a target that is none`(options: [String]) {
    #expect(CommandRun(["needs", "manifest", "situm"] + options).code == 64)
  }

  @Test(arguments: profiles)
  func `show puts every service of an SDK into one table`(name: String) throws {
    let run = CommandRun(["needs", "show", name])
    let lines = run.output.split(separator: "\n")
    for service in try #require(try ProfileSource.shipped.first { $0.name == name }).serviceNames()
    {
      #expect(lines.contains { $0.hasPrefix(service + " ") })
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `show counts an option that is switched on`() {
    let plain = CommandRun(["needs", "show", "move:walking"]).output
    let run = CommandRun(["needs", "show", "move:walking+backgroundLocationPermissionMandatory"])
    #expect(plain.contains("runs in the foreground only"))
    #expect(!run.output.contains("runs in the foreground only"))
  }

  @Test func `show answers for an older SDK`() {
    #expect(
      CommandRun(["needs", "show", "situm@2.9:globalMode"]).output.contains("Bluetooth perm"))
    let newest = CommandRun(["needs", "show", "situm:globalMode"]).output
    #expect(!newest.contains("Bluetooth permission"))
    #expect(newest.contains("globalMode changed with 3.0.0: situm@VERSION:globalMode"))
  }

  @Test(arguments: [("ios", "permissions"), ("android", "declarations")])
  func `show empties the lists of the platform that was not asked for`(
    platform: String, empty: String
  ) {
    let command = ["needs", "show", "situm:buildingMode", "--format", "json"]
    #expect(!CommandRun(command).output.contains("\"\(empty)\": []"))
    let one = CommandRun(command + ["--platform", platform]).output
    #expect(one.contains("\"\(empty)\": []"))
    #expect(!one.contains(platform == "ios" ? "maxSdkVersion" : "UsageDescription"))
  }

  @Test func `show in JSON tells failures from warnings`() throws {
    let run = CommandRun(["needs", "show", "move:places", "--format", "json"])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(document.keys) == [
        "version", "profile", "title", "document", "sdk", "options", "fallback", "services",
        "declarations", "permissions",
      ])
    let services = try #require(document["services"] as? [[String: Any]])
    let needs = try #require(services.first?["needs"] as? [[String: String]])
    #expect(
      needs.map { $0["capability"] } == ["location", "preciseLocation", "backgroundLocation"])
    #expect(needs.map { $0["level"] } == ["failure", "failure", "warning"])
  }

  @Test(arguments: profiles)
  func `plist writes a property list whose texts are still to be written`(name: String) throws {
    let run = CommandRun(["needs", "plist", name, "--whole", "--ios", "8-27"])
    let list = try #require(
      PropertyListSerialization.propertyList(
        from: Data(run.output.utf8), options: [], format: nil) as? [String: Any])
    let choice = try ProfileSource.choice(NeedsRequest(name))
    let needs = [choice].declarationNeeds.map(\.declaration).filter { $0 != .preciseByDefault }
    #expect(Set(list.keys) == Set(needs.map(\.key.rawValue)))
    for (key, value) in list where key.hasSuffix("UsageDescription") {
      #expect((value as? String)?.hasPrefix("WRITE: ") == true, "\(key)")
    }
  }

  @Test(
    "plist leaves out what no release of the app reads",
    arguments: [
      ([], false, false), (["--ios", "12"], false, true), (["--ios", "9-27"], true, true),
    ])
  func releases(options: [String], always: Bool, peripheral: Bool) {
    let output = CommandRun(["needs", "plist", "move"] + options).output
    #expect(output.contains("NSLocationAlwaysUsageDescription") == always)
    #expect(output.contains("NSBluetoothPeripheralUsageDescription") == peripheral)
    #expect(output.contains("NSLocationAlwaysAndWhenInUseUsageDescription"))
  }

  @Test func `plist says so where nothing is needed`() {
    let run = CommandRun(["needs", "plist", "breeze:citySearch"])
    #expect(run.code == 0 && run.output.hasPrefix("<!-- Nothing: "))
  }

  @Test func `docs writes MOVE's table again, with its options, versions and notes`() {
    let page = CommandRun(["needs", "docs", "move"]).output
    let rows = page.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      rows.contains([
        "Driving", "driving", "all", "Location, Precise Location",
        "Motion & Fitness, Background Location (foreground only)",
      ]))
    #expect(
      rows.contains([
        "Assistance Call", "assistanceCall", "before 2.4.0", "Location, Precise Location", "–",
      ]))
    #expect(rows.contains(["NSLocationAlwaysUsageDescription", "Background Location", "iOS 8-10"]))
    #expect(page.contains("- The option motionPermissionMandatory makes Motion"))
    #expect(page.contains("- Device Detection: The table says required"))
  }

  @Test("docs says where a vendor's document differs from iOS", arguments: profiles)
  func differences(name: String) {
    #expect(CommandRun(["needs", "docs", name]).output.contains("\n## Where iOS differs\n\n- "))
  }

  @Test(
    "what was read from the needs on iOS is reported as such",
    arguments: [
      (["show", "move"], true), (["show", "move:driving", "--platform", "android"], true),
      (["docs", "move"], true), (["show", "situm@2.9", "--platform", "android"], false),
      (["show", "situm"], false), (["docs", "situm"], false),
    ])
  func derived(command: [String], isDerived: Bool) {
    let text = CommandRun(["needs"] + command).output
    #expect(text.contains("On Android") || text.contains("on Android"))
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("The vendor's page covers iOS only") == isDerived, "\(text)")
  }

  @Test func `an older SDK for iOS has the half on Android that the page has for every version`() {
    func android(_ name: String) -> Substring? {
      let output = CommandRun(["needs", "show", name, "--platform", "android"]).output
      return output.ranges(of: "\n\n`wayleave explain").first.flatMap { end in
        output.firstRange(of: "On Android").map { output[$0.lowerBound..<end.lowerBound] }
      }
    }
    #expect(android("situm")?.contains("Bluetooth switched on by the") == true)
    #expect(android("situm@2.84.0") == android("situm"))
  }

  @Test(arguments: [
    ("situm", ["NSMotionUsageDescription", "all", "Motion & Fitness", "iOS 8-27"]),
    (
      "situm",
      ["NSBluetoothAlwaysUsageDescription", "before 3.0.0", "Bluetooth permission", "iOS 13-27"]
    ),
    (
      "situm",
      ["NSBluetoothPeripheralUsageDescription", "before 3.0.0", "every upload", "iOS 8-12"]
    ),
    ("bluedot", ["NSLocationWhenInUseUsageDescription", "Location", "iOS 8-27"]),
  ])
  func `docs says which versions of an SDK need a key`(profile: String, row: [String]) {
    let rows = CommandRun(["needs", "docs", profile]).output.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.contains(row), "\(rows.filter { $0.first == row.first })")
  }

  @Test func `docs has both halves of a page that speaks of both platforms`() {
    let page = CommandRun(["needs", "docs", "situm"]).output
    #expect(page.hasPrefix("# Situm SDK: permissions on iOS and Android\n"))
    for heading in ["On Android", "AndroidManifest.xml", "Where Android differs"] {
      #expect(page.contains("\n## \(heading)\n\n"))
    }
    #expect(page.contains("Android: Not from Android 13 at target 33"))
    #expect(!page.contains("iOS: Not from Android 13"))
  }

  @Test(arguments: [
    ("mov", "there is no profile 'mov'; possible: bluedot, breeze, move, situm, tencent, "),
    ("nope", "there is no profile 'nope'; possible: bluedot, breeze, move, situm, tencent, "),
    ("acme", "possible: bluedot, breeze, move, situm, tencent, a file such as ./my-sdk.yml"),
    ("move:drivng", "move has no service 'drivng'; possible: driving"),
    ("move+motionPermissionMandatry", "possible: motionPermissionMandatory"),
    ("move:", "'move:' names no services; write it as move, move:driving,places,"),
    ("./none.yml", "the profile ./none.yml cannot be opened: "),
  ])
  func `what there is not is one line with what is possible`(text: String, line: String) {
    for command in ["show", "plist", "manifest", "docs"] {
      let run = CommandRun(["needs", command, text])
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.error.hasPrefix("wayleave: ") && run.error.contains(line))
      #expect(run.error.split(separator: "\n").count == 1)
    }
  }
}
