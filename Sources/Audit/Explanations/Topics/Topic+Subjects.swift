import Findings
import PlatformModel

extension Topic {
  /// Matters that have a word of their own and several facts, by that word.
  static var subjects: [Topic] { Subject.all.map(\.topic) }
}

/// A matter that people ask about by a word, with the facts about it.
struct Subject: Sendable {
  let name: String
  let title: String
  var aliases: [String] = []
  var paragraphs: [String] = []
  let facts: [FactID]
  var fix: [Fix] = []
  /// Names of other topics, with what they have to do with it.
  var related: [Explanation.Related] = []
  /// The first release that knows it; nil for that of the facts.
  var since: OSVersion?

  var topic: Topic {
    Topic(.subject, name, title, aliases: aliases) {
      let known = Links.facts(facts)
      let first = since.map { OSVersion.Span.iOS(from: $0) }
      return Explanation(
        .subject, name, title: title, paragraphs: paragraphs, since: first, facts: known, fix: fix,
        related: related + Links.rules(on: facts).map { .init($0) }
          + Links.disagreements(on: facts).map { .init($0) },
        vendorNotes: VendorClaim.all(about: facts, naming: name))
    }
  }

  static let all = [
    throttling, beacons, geocoding, preciseLocation, temporaryAccuracy, promptMap, simulatorReset,
    simulatedLocation, transportSecurity, arbitraryLoads, exceptionDomains, privacyManifest,
    collectedDataTypes, guidelines,
  ]
}

extension Subject {
  static let guidelines = Subject(
    name: "Human Interface Guidelines",
    title: "Apple's advice on when and how an app asks for a permission.",
    aliases: ["HIG", "when to ask for permission", "when to ask for location"],
    facts: ["IOS-REV-007", "IOS-REV-005", "IOS-REV-003"],
    fix: [
      Fix(
        "Ask when people use the feature that needs the location, and for When In Use first. Say "
          + "why in the purpose string, with an example.")
    ],
    related: [
      .init("request-at-launch", "The rule that finds a request at launch."),
      .init("purpose-string-vague", "The rule about texts that do not say why."),
    ])

  static let throttling = Subject(
    name: "Wi-Fi throttling", title: "How often Android lets an app scan Wi-Fi.",
    aliases: [
      "throttling", "WiFi throttling", "scan throttling", "Wi-Fi scan throttling",
      "Wi-Fi scan throttle",
    ],
    facts: [
      "AND-WIFI-009", "AND-WIFI-010", "AND-WIFI-011", "AND-WIFI-012", "AND-WIFI-013",
      "AND-WIFI-014", "AND-TOG-012",
    ],
    fix: [
      Fix(
        "Scan at most four times in two minutes, with the app in the foreground or in a foreground service, "
          + "and read the old list where a scan is refused. The developer option is for tests.")
    ],
    related: [.init("few Wi-Fi scans on Android", "The complaint.")])

  static let beacons = Subject(
    name: "iBeacon",
    title: "A Bluetooth transmitter that broadcasts its identity; apps can tell how near it is.",
    aliases: ["iBeacons", "beacon", "beacons", "beacon ranging", "beacon monitoring"],
    paragraphs: [
      "On iOS Core Location watches and ranges iBeacons; it needs location and not Bluetooth. On "
        + "Android a Bluetooth scan hears them, and its results count as location."
    ],
    facts: [
      "IOS-BT-006", "IOS-BT-010", "IOS-ACC-003", "IOS-BG-040", "AND-BLE-003", "AND-BLE-004",
      "AND-BLE-005", "AND-BLE-006",
    ],
    fix: [
      Fix(
        "Ask for precise location, check accuracyAuthorization before ranging, and leave "
          + "neverForLocation out on Android.")
    ],
    related: [
      .init("no beacons", "The complaint."), .init("CLBeaconRegion", "What iOS watches."),
      .init("BLUETOOTH_SCAN", "The permission on Android 12 and later."),
    ])

  static let geocoding = Subject(
    name: "reverse geocoding", title: "From coordinates to the name of a place.",
    aliases: ["geocoding", "reverse geocode", "geocoder", "forward geocoding"],
    paragraphs: [
      "It needs a network and no permission: an app may ask for the name of any coordinates. Only "
        + "the location of the phone needs one."
    ],
    facts: ["IOS-26-002", "IOS-AUTH-005"],
    fix: [
      Fix(
        "Ask once for one location, one request at a time, and show the coordinates or nothing "
          + "where it fails: kCLErrorGeocodeFoundNoResult, kCLErrorNetwork.")
    ],
    related: [
      .init("CLGeocoder", "The class."),
      .init("kCLErrorGeocodeFoundNoResult", "No place is known there."),
      .init("kCLErrorNetwork", "Too many requests, or no network."),
    ])

  static let preciseLocation = Subject(
    name: "Precise Location",
    title: "The switch that decides whether an app gets the exact place or an area around it.",
    paragraphs: [
      "It is on the map of the first prompt, and below the choices on the app’s page in Settings."
    ],
    facts: [
      "IOS-SET-005", "IOS-ACC-001", "IOS-ACC-002", "IOS-ACC-003", "IOS-ACC-004", "IOS-ACC-011",
      "T27",
    ],
    fix: [
      Fix(
        "Read accuracyAuthorization, and work with an area where you can. Ask for temporary full "
          + "accuracy just before the feature that needs the exact place.")
    ],
    related: [
      .init("P6", "The prompt with the switch."),
      .init("accuracyAuthorization", "What the app reads."),
      .init("temporary full accuracy", "The exact place while the app is in use."),
      .init("NSLocationDefaultAccuracyReduced", "Takes the switch out of the prompt."),
    ])

  static let temporaryAccuracy = Subject(
    name: "temporary full accuracy",
    title: "The exact place while the app is in use, although Precise Location is off.",
    aliases: [
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey", "purpose key", "purpose keys",
    ],
    facts: [
      "IOS-ACC-007", "IOS-ACC-008", "IOS-ACC-009", "IOS-ACC-010", "T43", "T44", "T45", "T46",
    ],
    fix: [
      Fix(
        "Declare a text for each purpose key, make the request in the foreground once location is "
          + "granted, and read accuracyAuthorization afterwards.")
    ],
    related: [
      .init("P10", "The prompt."),
      .init("requestTemporaryFullAccuracyAuthorization", "The request."),
      .init("NSLocationTemporaryUsageDescriptionDictionary", "The texts."),
    ])

  static let promptMap = Subject(
    name: "map in location prompts",
    title: "The map of the first prompt, which a switch in Settings hides for all apps.",
    aliases: ["Show Map in Location Alerts", "map in prompts", "map in the prompt"],
    facts: ["IOS-PROMPT-004"],
    fix: [Fix("There is nothing to fix: without the map, the prompt asks the same question.")],
    related: [.init("P6", "The prompt with the map.")])

  static let simulatorReset = Subject(
    name: "Erase All Content and Settings",
    title: "How a Simulator forgets every answer, so that prompts come again.",
    aliases: [
      "Reset Content and Settings", "reset the Simulator", "Simulator reset",
      "simctl privacy reset", "xcrun simctl privacy",
    ],
    paragraphs: [
      "In the Simulator it is Device > Erase All Content and Settings…. Older versions of Xcode "
        + "called it Reset Content and Settings…."
    ],
    facts: ["IOS-SIM-014", "IOS-SIM-001", "IOS-SIM-005", "IOS-SET-012"],
    fix: [
      Fix(
        "Reset one permission of one app:",
        snippet: "xcrun simctl privacy booted reset location BUNDLE-ID"),
      Fix("Erase everything:", snippet: "xcrun simctl erase DEVICE"),
    ],
    related: [.init("Reset Location & Privacy", "The same on a phone.")])

  static let simulatedLocation = Subject(
    name: "simulated location",
    title: "How a Simulator, or a phone connected to Xcode, gets a made-up location.",
    aliases: ["Simulate Location", "Simulate Locations", "simctl location"],
    paragraphs: [
      "In the Simulator, it is Features > Location; in Xcode, it is Debug > Simulate Location. It "
        + "gives the app a location, but no permission."
    ],
    facts: ["IOS-SIM-002", "IOS-SIM-003", "IOS-SIM-004"],
    fix: [
      Fix(
        "Choose a city, or set a point:",
        snippet: "xcrun simctl location booted set 37.7749,-122.4194")
    ],
    related: [
      .init("kCLErrorLocationUnknown", "What an app gets from a Simulator without a location.")
    ])

  static let transportSecurity = Subject(
    name: "App Transport Security",
    title: "It blocks connections in clear text (http) and weak encryption.",
    aliases: ["ATS"],
    paragraphs: [
      "The exceptions are a dictionary in Info.plist; what it leaves out stays blocked."
    ],
    facts: ["IOS-STORE-022", "IOS-STORE-023", "IOS-STORE-012"],
    fix: [Fix("Use https. Name under NSExceptionDomains the servers that cannot.")],
    related: [
      .init("NSAppTransportSecurity", "The key with the exceptions."),
      .init("NSAllowsArbitraryLoads", "Turns it off for all servers."),
      .init("NSExceptionDomains", "Turns it off for named servers."),
    ], since: .iOS(9))

  static let arbitraryLoads = Subject(
    name: "NSAllowsArbitraryLoads",
    title: "Under NSAppTransportSecurity: true turns App Transport Security off for all servers.",
    paragraphs: ["App Review asks for a reason."],
    facts: ["IOS-STORE-022", "IOS-STORE-012"],
    fix: [Fix("Delete it, or name the servers under NSExceptionDomains.")],
    related: [
      .init("NSAppTransportSecurity", "The key above it."),
      .init("arbitrary-loads", "The rule that finds it."),
    ], since: .iOS(9))

  static let exceptionDomains = Subject(
    name: "NSExceptionDomains",
    title: "Under NSAppTransportSecurity: the servers with exceptions, by their names.",
    aliases: ["NSExceptionAllowsInsecureHTTPLoads", "NSIncludesSubdomains"],
    facts: ["IOS-STORE-022", "IOS-STORE-023", "IOS-STORE-012"],
    fix: [Fix("Name the server, not an address with a scheme; set only what it needs.")],
    related: [
      .init("NSAppTransportSecurity", "The key above it."),
      .init("insecure-exception-domain", "The rule about it."),
    ], since: .iOS(9))

  static let privacyManifest = Subject(
    name: "PrivacyInfo.xcprivacy",
    title: "The privacy manifest: what a bundle collects and which APIs it gives a reason for.",
    aliases: ["privacy manifest", "NSPrivacyAccessedAPITypes", "NSPrivacyTracking"],
    facts: ["IOS-STORE-011"],
    fix: [
      Fix(
        "Declare precise or coarse location under NSPrivacyCollectedDataTypes where it leaves the "
          + "device. Core Location itself needs no reason.")
    ],
    related: [.init("NSPrivacyCollectedDataTypes", "What it collects.")])

  static let collectedDataTypes = Subject(
    name: "NSPrivacyCollectedDataTypes",
    title: "In PrivacyInfo.xcprivacy: the kinds of data that leave the device.",
    aliases: [
      "NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypePreciseLocation",
      "NSPrivacyCollectedDataTypeCoarseLocation",
    ],
    facts: ["IOS-STORE-011"],
    fix: [
      Fix(
        "Declare one entry for each kind:",
        snippet: """
          <key>NSPrivacyCollectedDataType</key>
          <string>NSPrivacyCollectedDataTypePreciseLocation</string>
          <key>NSPrivacyCollectedDataTypeLinked</key>
          <false/>
          <key>NSPrivacyCollectedDataTypeTracking</key>
          <false/>
          <key>NSPrivacyCollectedDataTypePurposes</key>
          <array>
            <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
          </array>
          """)
    ],
    related: [
      .init("PrivacyInfo.xcprivacy", "The file."),
      .init("privacy-manifest-location", "The rule about it."),
    ])
}
