import TestSupport
import Testing

@testable import WayleaveCommands

/// What the commands say about Android.
@Suite("The commands speak of Android")
struct AndroidCommandTests {
  private static let story = """
    scenario: Denied
    Android: 14
    app: {name: Trail, target: 34, permissions: [ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION]}
    steps:
      - person: open
      - app: requestPermissions ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION
      - person: answer Don't allow
      - expect: {held: ACCESS_FINE_LOCATION}
    """

  private func simulate(_ text: String, _ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder(["story.yml": text])
    return CommandRun(["simulate", folder.path + "/story.yml"] + arguments)
  }

  @Test func `an expectation that fails names its line and what was seen`() throws {
    let run = try simulate(Self.story)
    #expect(run.code == 1)
    #expect(
      run.output.contains("story.yml:8: on API 34, expected held ACCESS_FINE_LOCATION, saw none"))
  }

  @Test(
    arguments: [
      ("- person: opens", "'opens' is not a verb of the person"),
      ("- app: requestPermissions FINE", "'FINE' is not a known permission that a dialog grants"),
      ("- person: answer Maybe", "No dialog is on the screen"),
      ("- expect: {hold: none}", "'hold' is not a known thing to expect; possible: held"),
      ("- person: choose Location = Sometimes", "'Sometimes' is not a known choice"),
      ("- person: turn off Radio", "'Radio' is not a known switch"),
      ("- wait: soon", "'soon' is not a length of time"),
    ])
  func `a step that cannot be read or done stops with a line`(step: String, message: String) throws
  {
    let run = try simulate(Self.story.replacing("- person: open", with: step))
    #expect(run.code == 2)
    #expect(run.error.contains(message))
  }

  @Test(
    arguments: [
      ("Android: 14", "system: android 14", "2: 'system' is an old word; possible: Android: "),
      ("Android: 14", "Android: 14\ndialogs: G5", "3: 'dialogs' is an old word; possible: prompts"),
      ("open\n", "open\n    android: 14\n", "'android' is an old word; possible: Android: "),
      ("held: A", "dialog: A", "'dialog' is an old word; possible: prompt"),
      ("held: A", "silence: A", "'silence' is an old word; possible: suppressed"),
      ("open\n", "choose Approximate\n", "is an old word; possible: flip Precise"),
      ("open\n", "settings Location = Allow\n", "'settings' is an old word; possible: choose "),
      (
        "open\n", "settings Use precise location = off\n",
        "is an old word; possible: Use precise location off"
      ),
      ("open\n", "{update: {target: 35}}\n", "'update' is an old word; possible: update app"),
      ("open\n", "upgrade to android 15\n", "is an old word; possible: update Android to"),
      ("person: open\n", "world: no beacon\n", "is an old word; possible: beacons none"),
      ("person: open\n", "world: beacon\n", "'beacon' is an old word; possible: beacons "),
    ])
  func `a word of older scenarios stops with a line that names the new one`(
    new: String, old: String, message: String
  ) throws {
    let run = try simulate(Self.story.replacing(new, with: old, maxReplacements: 1))
    #expect(run.code == 2)
    #expect(run.error.contains(message))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: [
      ("- expect: {prompt: maybe}", "'maybe' is not a known value of prompt"),
      ("- person: leave now", "'now' follows a verb that takes nothing"),
      ("- person: open Maps", "'Maps' is not a known app; possible: Trail"),
      ("- person: choose Radio = Allow", "'Radio' is not a known group of permissions"),
      ("- person: update Android to 13", "This release of the system does not have that"),
      ("- app: requestLocationUpdates moon", "'moon' is not a known provider of locations"),
    ])
  func `a step is read on Android as on iOS`(step: String, message: String) throws {
    let run = try simulate(Self.story.replacing("- person: open", with: step))
    #expect(run.code == 2)
    #expect(run.error.contains(message))
  }

  @Test func `Settings, a newer release and the choice of accuracy are reported as on iOS`() throws
  {
    let run = try simulate(
      """
      scenario: Both ways
      Android: 13
      apps:
        - &trail
          name: Trail
          target: 33
          permissions: [ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION]
        - {name: Maps, target: 33}
      steps:
        - person: open Maps
        - expect: {process: visible}
          as: Maps
        - person: open
        - app: {requestPermissions: [ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION]}
        - expect: {prompt: accuracyChoice, precise: on}
        - person: flip Precise
        - expect: {precise: off}
        - person: flip Precise
        - expect: {precise: on}
        - person: answer Don't allow or While using the app
        - expect: {held: none, precise: none}
        - person: choose Allow only while using the app
        - expect: {held: [ACCESS_FINE_LOCATION, ACCESS_COARSE_LOCATION]}
        - person: Use precise location off
        - expect: {held: ACCESS_COARSE_LOCATION}
        - person: choose Location = Don't allow
        - expect: {held: none}
        - person: {update app: *trail}
        - person: update Android to 14
        - until: 5 s
        - until: 4 s
          refused: notDue
      """)
    #expect(run.error.isEmpty)
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("is now Android 14 (API 34)"))
  }

  @Test(arguments: [
    (
      ScenarioVerb.Actor.person,
      [
        "open", "leave", "answer", "flip Precise", "tap location button", "choose", "turn on",
        "turn off", "update app",
      ]
    ), (.world, ["beacons", "reclaim memory"]),
  ])
  func `the same thing has the same word on both platforms`(
    actor: ScenarioVerb.Actor, verbs: [String]
  ) {
    let iOS = Set(IOSGrammar.verbs[actor]?.map(\.name) ?? [])
    let android = Set(AndroidGrammar.verbs[actor]?.map(\.name) ?? [])
    #expect(iOS.intersection(android) == Set(verbs))
  }

  @Test(arguments: ["3", "14...11", "next"])
  func `a range that names no release is refused`(range: String) throws {
    let run = try simulate(Self.story.replacing("Android: 14", with: "Android: \(range)"))
    #expect(run.code == 2)
    #expect(run.error.contains("names no release of Android; possible: 14"))
  }

  @Test func `a scenario runs on other releases, and says where they part`() throws {
    let run = try simulate(Self.story, "--android", "10...12")
    #expect(run.output.contains("API 29"))
    #expect(run.code == 2, "Don't allow is no button of Android 10")
    #expect(run.error.contains("possible: Allow only while using the app, Deny"))
  }

  @Test(arguments: [
    ["matrix", "--android", "9"], ["matrix", "--android", "19...37", "--target", "34"],
  ])
  func `the matrix is of Android`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.output.contains("out of sight"))
  }

  @Test(arguments: [
    ["matrix", "--android", "3"], ["matrix", "--android", "14", "--ios", "17"],
    ["matrix", "--target", "34"], ["matrix", "--android", "14", "--target", "99"],
    ["matrix", "--android", "14", "--mode", "on"],
    ["matrix", "--android", "14", "--grant", "none"],
    ["matrix", "--android", "14", "--shows-indicator", "on"], ["matrix", "--keys", "--mode", "on"],
    ["matrix", "--keys", "--allows-background-updates", "on"], ["explore", "--target", "App"],
    ["check", ".", "--omit-suppressed"],
    ["simulate", "x.yml", "--android", "nine"], ["diagnose", "x.json", "--symptom", "nothing"],
  ])
  func `a command line that is not meant so is refused`(arguments: [String]) {
    #expect(CommandRun(arguments).code == 64)
  }

  @Test(arguments: [
    ("BLUETOOTH_SCAN", "Dangerous, in the group Nearby devices."),
    ("android.permission.INTERNET", "Dangerous up to API 22; normal from API 23."),
    ("CHANGE_WIFI_STATE", "Up to API 22 the person sees it listed at install;"),
    ("android.permission.BLUETOOTH", "maxSdkVersion 30 from target 31"),
    ("android 14", "It is Android 14."), ("API 31", "It is Android 12."),
    ("AND-RUN-021", "Inferred from the rest"), ("AND-RUN-020", "Documented by Google"),
    ("AND-DIS-05", "as a vendor says"),
    ("LOCATION_HARDWARE", "No app but the system's own can hold it."),
    ("ACCESS_COARSE_LOCATION", "is enough for Building Mode"),
    ("AND-TOG-007", "with Wi-Fi on scans go on"), ("AND-BLE-015", "switch Bluetooth on again"),
  ])
  func `explain tells what is known, and where Situm's page differs`(thing: String, words: String) {
    let run = CommandRun(["explain", thing])
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.code == 0)
    #expect(text.contains(words), "\(text)")
  }

  private static let snapshot = """
    {"snapshot": 1, "system": "android 14", "target": 34, "granted": ["ACCESS_FINE_LOCATION"],
     "location": false, "speed": 9}
    """

  @Test func `diagnose tells causes with steps and facts, and what it did not understand`() throws {
    let folder = try TemporaryFolder(["s.json": Self.snapshot])
    let run = CommandRun(["diagnose", folder.path + "/s.json", "--needs", "situm"])
    #expect(run.code == 0)
    #expect(run.output.contains("Location is off for the device.  the user can fix this"))
    #expect(run.output.contains("AND-TOG-002"))
    #expect(run.output.contains("'speed' is not known here"))
    #expect(run.output.contains("situm:buildingMode"))
    let json = CommandRun(["diagnose", folder.path + "/s.json", "--format", "json"])
    #expect(json.output.contains("\"locationOff\""))
  }

  @Test func `diagnose says in words what a service lacks, each once, and gives one advice for it`()
    throws
  {
    let folder = try TemporaryFolder([
      "s.json": """
      {"snapshot": 1, "system": "android 14", "target": 34, "location": true, "wifi": true,
       "bluetooth": true, "granted": ["ACCESS_COARSE_LOCATION", "BLUETOOTH_SCAN"]}
      """
    ])
    let run = CommandRun(["diagnose", folder.path + "/s.json", "--needs", "situm:buildingMode"])
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["approximateOnly", "undeclared", "notRequested", "notificationsDenied"] {
      #expect(!text.contains(word))
    }
    #expect(!text.contains("Nearby devices permission is denied"))
    #expect(text.contains("BLUETOOTH_CONNECT is not granted, although Nearby devices is allowed."))
    #expect(text.matches(of: /The notification permission is denied/).count == 1)
    #expect(!text.contains("The Notifications permission is denied"))
    #expect(text.contains("those of stock Android; makers move them (AND-SET-009)"))
    let json = CommandRun([
      "diagnose", folder.path + "/s.json", "--needs", "situm:buildingMode", "--format", "json",
    ])
    #expect(json.output.matches(of: /"approximateOnly"/).count == 2)
  }

  @Test func `permissions counts a permission from the release that brought it`() throws {
    let folder = try TemporaryFolder([
      "AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="36" />
        <uses-permission android:name="android.permission.BLUETOOTH_SCAN" />
        <uses-permission android:name="android.permission.BLUETOOTH" android:maxSdkVersion="30" />
        <uses-permission android:name="android.permission.BLUETOOTH_CONNECT"
          android:maxSdkVersion="30" />
        <uses-permission android:name="android.permission.CAMERA" android:required="false" />
      </manifest>
      """
    ])
    let path = folder.path + "/AndroidManifest.xml"
    let rows = CommandRun(["permissions", path]).output.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(2) }
    #expect(rows.contains(["BLUETOOTH_SCAN", "12-17"]))
    #expect(rows.contains(["BLUETOOTH", "5.0-11"]))
    #expect(rows.contains(["BLUETOOTH_CONNECT", "never"]))
    #expect(
      CommandRun(["permissions", path, "--format", "aapt"]).output.hasSuffix(
        """
        uses-permission: name='android.permission.CAMERA'
        optional-permission: name='android.permission.CAMERA'

        """))
  }

  @Test func `permissions writes names as aapt does, in the order of the document`() throws {
    let folder = try TemporaryFolder([
      "AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a">
        <uses-permission android:name="b" />
        <permission android:name="c" />
        <uses-permission android:name="d'&quot;\\&#10;e" />
        <permission android:name="f" />
      </manifest>
      """
    ])
    let run = CommandRun([
      "permissions", folder.path + "/AndroidManifest.xml", "--format", "aapt",
    ])
    #expect(
      run.output == #"""
        package: a
        uses-permission: name='b'
        permission: c
        uses-permission: name='d'\"\\\ne'
        permission: f

        """#)
  }

  @Test func `permissions names the variants of a module whose permissions it writes`() throws {
    let manifest = { (name: String) in
      """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <uses-permission android:name="\(name)" /></manifest>
      """
    }
    let folder = try TemporaryFolder([
      "app/build.gradle":
        "plugins { id 'com.android.application' }\nandroid { namespace 'a' }",
      "app/src/main/AndroidManifest.xml": manifest("m"),
      "app/src/debug/AndroidManifest.xml": manifest("d"),
    ])
    let output = CommandRun(["permissions", folder.path, "--format", "aapt"]).output
    let blocks = output.split(separator: "package: ").map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .filter { !$0.isEmpty }.sorted()
    }
    #expect(
      blocks == [
        ["uses-permission: name='d'", "uses-permission: name='m'", "variant: name='debug'"],
        ["uses-permission: name='m'", "variant: name='release'"],
      ])
  }

  @Test(arguments: [
    ("Android: 14", "--ios", "17", "is for Android, and --ios does not apply"),
    ("iOS: 17", "--android", "14", "is for iOS, and --android does not apply"),
  ])
  func `simulate refuses releases of the other platform`(
    system: String, option: String, releases: String, words: String
  ) throws {
    let text = Self.story.replacing("Android: 14", with: system)
    let run = try simulate(text, option, releases)
    #expect(run.code == 2)
    #expect(run.error.contains(words))
  }

  @Test(arguments: ["noBeacons", "noWifiScans"])
  func `a complaint belongs to one platform`(symptom: String) throws {
    let folder = try TemporaryFolder([
      "a.json": Self.snapshot, "i.json": "{\"snapshot\": 1, \"system\": \"iOS 17\"}",
    ])
    let isAndroid = symptom == "noWifiScans"
    let android = CommandRun(["diagnose", folder.path + "/a.json", "--symptom", symptom])
    let ios = CommandRun(["diagnose", folder.path + "/i.json", "--symptom", symptom])
    #expect(android.code == (isAndroid ? 0 : 2))
    #expect(ios.code == (isAndroid ? 2 : 0))
  }
}
