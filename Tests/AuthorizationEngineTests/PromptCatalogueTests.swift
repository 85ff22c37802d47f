import AuthorizationEngine
import PlatformModel
import TestSupport
import Testing

/// The prompts: which exist where, what they say, and their buttons in order.
///
/// The first test runs the rows P1, P1b, P2, P3, P4, P4b, P5, P6, P6r, P7, P7L, P8, P8-old, P9, P10, P11
/// and P12 of the catalogue, each on every release.
@Suite(.holdingRows) struct PromptCatalogueTests {
  private static let expected:
    [(prompt: IOS.Prompt, versions: [OSVersion], buttons: [IOS.Button])] =
      [
        (.whenInUseIOS8, releases(8...10), [.dontAllow, .allow]),
        (.whenInUseIOS11, releases(11...12), [.dontAllow, .allow]),
        (.alwaysIOS8, releases(8...10), [.dontAllow, .allow]),
        (.alwaysIOS11, releases(11...12), [.onlyWhileUsing, .alwaysAllow, .dontAllow]),
        (.alwaysUpgradeIOS9, releases(8...10), [.cancel, .allow]),
        (.alwaysUpgradeIOS11, releases(11...12), [.onlyWhileUsing, .alwaysAllow]),
        (.firstRequestIOS13, releases(13...13), [.allowWhileUsing, .allowOnce, .dontAllow]),
        (.firstRequest, releases(from: .iOS(14)), [.allowOnce, .allowWhileUsing, .dontAllow]),
        (
          .firstRequestReduced, releases(from: .iOS(14)),
          [.allowOnce, .allowWhileUsing, .dontAllow]
        ),
        (.alwaysUpgrade, releases(from: .iOS(13)), [.keepOnlyWhileUsing, .changeToAlwaysAllow]),
        (.alwaysUpgradeLocked, releases(from: .iOS(13)), []),
        (.backgroundReminder, releases(from: .iOS(13)), [.changeToOnlyWhileUsing, .alwaysAllow]),
        (.backgroundReminderIOS8, releases(8...12), [.dontAllow, .continueAllowing]),
        (.locationServicesOff, OSVersion.allIOS, [.settings, .cancel]),
        (.temporaryFullAccuracy, releases(from: .iOS(14)), [.allowOnce, .dontAllow]),
        (.locationButton, releases(from: .iOS(15)), [.ok, .notNow]),
        (.managedPermissions, releases(from: .iOS(27)), [.allow, .notNow]),
      ]

  @Test(
    .facts("P1", "P10", "P11", "P12", "P1b", "P2", "P3", "P4", "P4b", "P5", "P6", "P7", "P8", "P9"),
    arguments: expected.indices)
  func `a prompt exists on its releases only, with its buttons in order`(_ index: Int) {
    let (prompt, versions, buttons) = Self.expected[index]
    for version in OSVersion.allIOS {
      #expect((prompt.form(on: version) != nil) == versions.contains(version), "\(version)")
      #expect(prompt.buttons(on: version) == (versions.contains(version) ? buttons : []))
    }
  }

  @Test func `every prompt of the facts is in the catalog, and no two forms overlap`() {
    for prompt in IOS.Prompt.allCases { #expect(Facts[prompt.id] != nil, "\(prompt)") }
    for version in OSVersion.allIOS {
      for prompt in IOS.Prompt.allCases {
        let forms = IOS.Prompt.Form.all.filter {
          $0.prompt == prompt && $0.versions.contains(version)
        }
        #expect(forms.count <= 1, "\(prompt) on \(version)")
      }
    }
  }

  @Test("P6, P6r, IOS-PROMPT-002: the toggle is on P6 alone; the reduced form keeps the map")
  func toggle() {
    for form in IOS.Prompt.Form.all {
      #expect(form.hasPreciseToggle == (form.prompt == .firstRequest))
      #expect(
        form.hasMap
          == [.firstRequest, .firstRequestReduced, .backgroundReminder].contains(form.prompt))
    }
  }

  @Test("IOS-PROMPT-003: on P6 the first button is Allow Once and the last Don't Allow")
  func orderOnP6() {
    let buttons = IOS.Prompt.firstRequest.buttons(on: .iOS(17))
    #expect(buttons.first == .allowOnce && buttons.last == .dontAllow)
    #expect(IOS.Button.dontAllow.rawValue == "Don\u{2019}t Allow")
  }

  @Test("IOS-REQ-008: the first question shows the When In Use string, whoever asks")
  func bodies() {
    #expect(IOS.Prompt.firstRequestIOS13.form(on: .iOS(13))?.bodyKey == .whenInUse)
    #expect(IOS.Prompt.firstRequest.form(on: .iOS(17))?.bodyKey == .whenInUse)
    #expect(IOS.Prompt.alwaysUpgrade.form(on: .iOS(17))?.bodyKey == .alwaysAndWhenInUse)
    #expect(IOS.Prompt.alwaysIOS8.form(on: .iOS(8))?.bodyKey == .always)
    #expect(IOS.Prompt.locationServicesOff.form(on: .iOS(8))?.bodyKey == nil)
  }

  @Test func `a title takes the app's name, quotes and all`() {
    let form = IOS.Prompt.alwaysUpgrade.form(on: .iOS(17))
    #expect(
      form?.title(for: "Trail “X” Guide")
        == "Allow “Trail “X” Guide” to also use your location even when you are not using the app?"
    )
  }
}
