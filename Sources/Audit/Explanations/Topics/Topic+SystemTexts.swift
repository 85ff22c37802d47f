import Findings
import PlatformModel

extension Topic {
  /// Lines of consoles and exceptions, by a short name and by their words.
  static var systemTexts: [Topic] { SystemText.all.map(\.topic) }
}

/// Words of the system in a console or an exception, with what they mean.
struct SystemText: Sendable {
  /// A short name to call it by.
  let name: String
  /// What happened.
  let title: String
  /// The words; what differs between apps is in braces.
  let wordings: [String]
  let facts: [FactID]
  let why: String
  let fix: String
  /// What else to read: names of other topics.
  var related: [Explanation.Related] = []

  var topic: Topic {
    Topic(
      .systemText, name, title, aliases: wordings, wordings: wordings,
      filling: { values in explanation(wordings.map(values.filled)) }
    ) { explanation(wordings) }
  }

  private func explanation(_ wordings: [String]) -> Explanation {
    let facts = Links.facts(facts)
    return Explanation(
      .systemText, name, title: title, paragraphs: wordings.map { "“\($0)”" },
      since: facts.first?.versions, why: [why], facts: facts, fix: [Fix(fix)],
      related: related + Links.rules(on: facts.map(\.id)).map { .init($0) }
        + Links.storeMessages(on: facts.map(\.id)).map { .init($0) })
  }
}

extension SystemText {
  /// Every text of ``PlatformText``.
  static let all: [SystemText] = [
    backgroundUpdatesAbort, missingCallback, missingWhenInUseString, missingAlwaysStrings,
    purposeStringKill, privacySettingsQuit, servicesEnabledOnMainThread, monitorInUse,
    inconsistency,
  ]

  static let backgroundUpdatesAbort = SystemText(
    name: "background-updates-abort",
    title: "allowsBackgroundLocationUpdates was set to true without the background mode.",
    wordings: [
      PlatformText.backgroundUpdatesAssertion,
      PlatformText.backgroundUpdatesAbort(on: .newestIOS),
      PlatformText.backgroundUpdatesAbort(on: .oldestIOS),
    ].uniqued,
    facts: ["IOS-BG-010", "IOS-BG-011", "IOS-BG-012", "IOS-STORE-014"],
    why: """
      The setter asks whether the app may run in the background. UIBackgroundModes of the running \
      bundle does not hold `location`, or is not an array, or the code runs in an extension, so it \
      aborts. The permission plays no part.
      """,
    fix: """
      Add `location` to UIBackgroundModes of the app's Info.plist. Without a feature that needs \
      location all the time, do not set the property; in an extension, never.
      """,
    related: [Explanation.Related("UIBackgroundModes", "The key that is asked for.")])

  static let missingCallback = SystemText(
    name: "delegate-must-respond",
    title: "requestLocation was called and its delegate lacks one of two methods.",
    wordings: [PlatformText.missingLocationsCallback, PlatformText.missingErrorCallback],
    facts: ["IOS-REQ-023", "IOS-REQ-024", "IOS-REQ-021", "C5"],
    why: """
      requestLocation delivers one location or one error, and insists on a delegate that takes \
      both. The delegate is nil, set after the call, or lacks a method.
      """,
    fix: """
      Set the delegate before the call, and implement locationManager(_:didUpdateLocations:) and \
      locationManager(_:didFailWithError:).
      """)

  static let missingWhenInUseString = SystemText(
    name: "when-in-use-string-absent",
    title: "Location was requested and NSLocationWhenInUseUsageDescription is absent.",
    wordings: [PlatformText.missingWhenInUseString],
    facts: ["IOS-KEY-002", "IOS-KEY-001", "T36"],
    why: """
      The request does nothing but write this line: no prompt, no callback, and the status stays \
      not determined.
      """,
    fix: "Add NSLocationWhenInUseUsageDescription to the Info.plist of the bundle that runs.",
    related: [
      Explanation.Related("NSLocationWhenInUseUsageDescription", "The key that is asked for.")
    ])

  static let missingAlwaysStrings = SystemText(
    name: "always-strings-absent",
    title: "Always was requested and one of its two purpose strings is absent.",
    wordings: [PlatformText.missingAlwaysStrings],
    facts: ["IOS-KEY-003", "IOS-KEY-001", "T36", "C1"],
    why: """
      From iOS 11 Always needs the When In Use string beside its own. The request does nothing \
      but write this line, also where one of the two is there.
      """,
    fix: """
      Add both NSLocationWhenInUseUsageDescription and \
      NSLocationAlwaysAndWhenInUseUsageDescription. For targets below iOS 11 add \
      NSLocationAlwaysUsageDescription as well.
      """,
    related: [
      Explanation.Related("NSLocationAlwaysAndWhenInUseUsageDescription", "One of the two keys."),
      Explanation.Related("NSLocationWhenInUseUsageDescription", "The other one."),
    ])

  static let purposeStringKill = SystemText(
    name: "purpose-string-kill",
    title: "The process was ended because a purpose string is absent.",
    wordings: [PlatformText.purposeStringKill(InfoPlistKey(rawValue: "{key}"))],
    facts: ["IOS-MOT-006", "IOS-BT-004", "IOS-KEY-001", "IOS-KEY-005", "C15"],
    why: """
      The app used motion, Bluetooth or another protected resource whose purpose string its \
      Info.plist lacks. Location is the exception: without its string a request does nothing.
      """,
    fix: """
      Add the key that the text names to the Info.plist of the bundle that runs, with a sentence \
      on what the app does with the data.
      """,
    related: [
      Explanation.Related("NSMotionUsageDescription", "Motion and fitness."),
      Explanation.Related("NSBluetoothAlwaysUsageDescription", "Bluetooth."),
    ])

  static let privacySettingsQuit = SystemText(
    name: "privacy-settings-quit",
    title: "The app was ended because a permission was changed in Settings.",
    wordings: [PlatformText.quitForPrivacySettings(bundleIdentifier: "{bundle}")],
    facts: ["IOS-SET-011", "IOS-SET-010", "IOS-SET-012"],
    why: """
      It is not a crash. A change of motion, Bluetooth, camera or another permission kept by TCC \
      ends a running app; a change of location does not.
      """,
    fix: """
      Nothing is wrong. Save what the person would miss before the app leaves the foreground, and \
      restore it at launch.
      """)

  static let servicesEnabledOnMainThread = SystemText(
    name: "location-services-enabled-on-main-thread",
    title: "locationServicesEnabled was called on the main thread.",
    wordings: [PlatformText.servicesEnabledOnMainThread],
    facts: ["IOS-AUTH-023", "IOS-AUTH-022", "IOS-AUTH-027", "C11"],
    why: "The call waits for another process, and the interface waits with it.",
    fix: """
      Leave the call out: wait for the authorization callback and read authorizationStatus, which \
      says denied while Location Services is off. Where the switch itself matters, ask on another \
      thread.
      """)

  static let monitorInUse = SystemText(
    name: "monitor-in-use",
    title: "A CLMonitor was opened under a name that is open already.",
    wordings: [PlatformText.monitorInUse("{name}")],
    facts: ["IOS-NEW-013", "C20"],
    why: "A process may hold one monitor of a name at a time; a second one ends it.",
    fix: """
      Make each monitor once, keep it in one place for the life of the process, and await it \
      there. Use letters and digits only for its name.
      """)

  static let inconsistency = SystemText(
    name: PlatformText.inconsistency,
    title: "The name of the exceptions that Core Location raises; the reason says which it is.",
    wordings: [PlatformText.inconsistency],
    facts: ["IOS-BG-010", "IOS-REQ-023"],
    why: "The name alone does not tell what happened. The reason beside it in the log does.",
    fix: "Look for the reason in the log and explain that: `wayleave explain \"THE REASON\"`.",
    related: [backgroundUpdatesAbort, missingCallback].map {
      Explanation.Related($0.name, $0.title)
    })
}
