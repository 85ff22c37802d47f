import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

/// Section 2.1 of the facts: each prompt, where it exists, and its buttons from top to bottom.
@Suite("prompt catalog")
struct PromptCatalogueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var prompt: IOS.Prompt
    var versions: OSVersion.Span
    var title: String
    var buttons: [IOS.Button]
    var hasMap = false
    var hasToggle = false

    init(
      _ prompt: IOS.Prompt, _ versions: OSVersion.Span, _ title: String, _ buttons: [IOS.Button],
      map: Bool = false, toggle: Bool = false
    ) {
      self.prompt = prompt
      self.versions = versions
      self.title = title
      self.buttons = buttons
      hasMap = map
      hasToggle = toggle
    }

    var testDescription: String { "\(prompt) on \(versions)" }
  }

  static let from13: OSVersion.Span = .iOS(from: .iOS(13))
  static let from14: OSVersion.Span = .iOS(from: .iOS(14))

  static let rows: [Row] = [
    Row(
      .whenInUseIOS8, .iOS(8...10),
      "Allow “TrailGuide” to access your location while you use the app?",
      [.dontAllow, .allow]),
    Row(
      .whenInUseIOS11, .iOS(11...12),
      "Allow “TrailGuide” to access your location while you are using the app?",
      [.dontAllow, .allow]),
    Row(
      .alwaysIOS8, .iOS(8...10),
      "Allow “TrailGuide” to access your location even when you are not using the app?",
      [.dontAllow, .allow]),
    Row(
      .alwaysIOS11, .iOS(11...12), "Allow “TrailGuide” to access your location?",
      [.onlyWhileUsing, .alwaysAllow, .dontAllow]),
    Row(
      .alwaysUpgradeIOS9, .iOS(9...10),
      "Allow “TrailGuide” to also access your location even when you are not using the app?",
      [.cancel, .allow]),
    Row(
      .alwaysUpgradeIOS11, .iOS(11...12),
      "Allow “TrailGuide” to also access your location even when you are not using the app?",
      [.onlyWhileUsing, .alwaysAllow]),
    Row(
      .firstRequestIOS13, .iOS(13...13), "Allow “TrailGuide” to use your location?",
      [.allowWhileUsing, .allowOnce, .dontAllow]),
    Row(
      .firstRequest, from14, "Allow “TrailGuide” to use your location?",
      [.allowOnce, .allowWhileUsing, .dontAllow], map: true, toggle: true),
    Row(
      .firstRequestReduced, from14, "Allow “TrailGuide” to use your location?",
      [.allowOnce, .allowWhileUsing, .dontAllow], map: true),
    Row(
      .alwaysUpgrade, from13,
      "Allow “TrailGuide” to also use your location even when you are not using the app?",
      [.keepOnlyWhileUsing, .changeToAlwaysAllow]),
    Row(
      .alwaysUpgradeLocked, from13,
      "Location Authorization Request: “TrailGuide” would like to use your location "
        + "even when you are not using the app.", []),
    Row(
      .backgroundReminder, from13,
      "“TrailGuide” has used your location once in the background over the past 3 days. "
        + "Do you want to continue to allow background location use?",
      [.changeToOnlyWhileUsing, .alwaysAllow], map: true),
    Row(
      .backgroundReminderIOS8, .iOS(8...12),
      "“TrailGuide” has been using your location in the background. "
        + "Do you want to continue allowing this?", [.dontAllow, .continueAllowing]),
    Row(
      .locationServicesOff, .allIOS,
      "Turn On Location Services to Allow “TrailGuide” to Determine Your Location",
      [.settings, .cancel]),
    Row(
      .temporaryFullAccuracy, from14, "Allow “TrailGuide” to use your precise location once?",
      [.allowOnce, .dontAllow]),
    Row(
      .locationButton, .iOS(from: .iOS(15)),
      "Share your current location with “TrailGuide” when you tap the button?", [.ok, .notNow]),
    Row(
      .managedPermissions, .iOS(from: .iOS(27)),
      "Allow “TrailGuide” the permissions that your organization suggests?", [.allow, .notNow]),
    Row(
      .motion, .iOS(8...16), "“TrailGuide” Would Like to Access Your Motion & Fitness Activity",
      [.dontAllow, .ok]),
    Row(
      .motion, .iOS(from: .iOS(17)),
      "“TrailGuide” Would Like to Access Your Motion & Fitness Activity", [.dontAllow, .allow]),
    Row(
      .bluetooth, .iOS(13...16), "“TrailGuide” Would Like to Use Bluetooth", [.dontAllow, .ok]),
    Row(
      .bluetooth, .iOS(from: .iOS(17)), "“TrailGuide” Would Like to Use Bluetooth",
      [.dontAllow, .allow]),
  ]

  @Test func `every prompt of the model has a row`() {
    #expect(Set(Self.rows.map(\.prompt)) == Set(IOS.Prompt.allCases))
  }

  @Test(arguments: IOS.Prompt.allCases)
  func `a prompt exists on the releases of its rows, and on no other`(prompt: IOS.Prompt) {
    // Whether iOS 8 has P4 is a point on which sources disagree; a switch shows it there.
    for version in OSVersion.allIOS where prompt != .alwaysUpgradeIOS9 || version >= .iOS(9) {
      let rows = Self.rows.filter { $0.prompt == prompt && $0.versions.contains(version) }
      #expect(rows.count == (prompt.form(on: version) == nil ? 0 : 1), "\(version)")
    }
  }

  @Test(arguments: rows)
  func `the phone prints a prompt with its buttons in order on each iOS that has it`(
    row: Row
  ) throws {
    for version in row.versions.versions {
      let phone = try Provoked(row.prompt, on: IOS.System(version)).phone
      let prompt = try #require(phone.prompt, "nothing on the screen of \(version)")
      #expect(prompt.prompt == row.prompt, "\(version)")
      #expect(prompt.title == row.title, "\(version)")
      #expect(prompt.buttons == row.buttons, "\(version)")
      #expect(prompt.showsMap == row.hasMap, "\(version)")
      #expect((prompt.precise != nil) == row.hasToggle, "\(version)")
      let drawn =
        ["│ " + row.title] + (prompt.body.map { ["│ " + $0] } ?? [])
        + (row.hasMap ? ["│ [map]"] : []) + (row.hasToggle ? ["│ Precise: On"] : [])
        + row.buttons.map { "│ ( \($0) )" }
      #expect(prompt.drawing == drawn, "\(version)")
      let text = Timeline(phone.world).text
      #expect(drawn.allSatisfy { text.contains($0 + "\n") }, "\(version)")
    }
  }

  @Test(arguments: [IOS.Prompt.firstRequest, .firstRequestReduced, .backgroundReminder])
  func `the map can be switched off for all apps; the Precise toggle stays`(
    prompt: IOS.Prompt
  ) throws {
    for version in OSVersion.allIOS where prompt.form(on: version) != nil {
      let phone = try Provoked(prompt, on: IOS.System(version), withMap: false).phone
      let shown = try #require(phone.prompt)
      #expect(shown.prompt == prompt)
      #expect(!shown.showsMap)
      #expect((shown.precise != nil) == (prompt == .firstRequest))
    }
  }
}
