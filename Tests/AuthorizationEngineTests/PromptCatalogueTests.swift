import AuthorizationEngine
import PlatformModel
import TestSupport
import Testing

/// The prompts: which exist where, what they say, and their buttons in order.
///
/// The first test runs the rows P1, P1b, P2, P3, P4, P4b, P5, P6, P6r, P7, P7L, P8, P8-old, P9, P10, P11
/// and P12 of the catalogue, each on every release.
@Suite(.holdingRows) struct PromptCatalogueTests {
  private static let expected: [(prompt: Prompt, versions: [OSVersion], buttons: [PromptButton])] =
    [
      (.p1, releases(8...10), [.dontAllow, .allow]),
      (.p1b, releases(11...12), [.dontAllow, .allow]),
      (.p2, releases(8...10), [.dontAllow, .allow]),
      (.p3, releases(11...12), [.onlyWhileUsing, .alwaysAllow, .dontAllow]),
      (.p4, releases(8...10), [.cancel, .allow]),
      (.p4b, releases(11...12), [.onlyWhileUsing, .alwaysAllow]),
      (.p5, releases(13...13), [.allowWhileUsing, .allowOnce, .dontAllow]),
      (.p6, releases(from: .iOS(14)), [.allowOnce, .allowWhileUsing, .dontAllow]),
      (.p6r, releases(from: .iOS(14)), [.allowOnce, .allowWhileUsing, .dontAllow]),
      (.p7, releases(from: .iOS(13)), [.keepOnlyWhileUsing, .changeToAlwaysAllow]),
      (.p7L, releases(from: .iOS(13)), []),
      (.p8, releases(from: .iOS(13)), [.changeToOnlyWhileUsing, .alwaysAllow]),
      (.p8Old, releases(8...12), [.dontAllow, .continueAllowing]),
      (.p9, OSVersion.allIOS, [.settings, .cancel]),
      (.p10, releases(from: .iOS(14)), [.allowOnce, .dontAllow]),
      (.p11, releases(from: .iOS(15)), [.ok, .notNow]),
      (.p12, releases(from: .iOS(27)), [.allow, .notNow]),
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
    for prompt in Prompt.allCases { #expect(Facts[prompt.id] != nil, "\(prompt)") }
    for version in OSVersion.allIOS {
      for prompt in Prompt.allCases {
        let forms = Prompt.Form.all.filter {
          $0.prompt == prompt && $0.versions.contains(version)
        }
        #expect(forms.count <= 1, "\(prompt) on \(version)")
      }
    }
  }

  @Test("P6, P6r, IOS-PROMPT-002: the toggle is on P6 alone; the reduced form keeps the map")
  func toggle() {
    for form in Prompt.Form.all {
      #expect(form.hasPreciseToggle == (form.prompt == .p6))
      #expect(form.hasMap == [.p6, .p6r, .p8].contains(form.prompt))
    }
  }

  @Test("IOS-PROMPT-003: on P6 the first button is Allow Once and the last Don't Allow")
  func orderOnP6() {
    let buttons = Prompt.p6.buttons(on: .iOS(17))
    #expect(buttons.first == .allowOnce && buttons.last == .dontAllow)
    #expect(PromptButton.dontAllow.rawValue == "Don\u{2019}t Allow")
  }

  @Test("IOS-REQ-008: the first question shows the When In Use string, whoever asks")
  func bodies() {
    #expect(Prompt.p5.form(on: .iOS(13))?.bodyKey == .whenInUse)
    #expect(Prompt.p6.form(on: .iOS(17))?.bodyKey == .whenInUse)
    #expect(Prompt.p7.form(on: .iOS(17))?.bodyKey == .alwaysAndWhenInUse)
    #expect(Prompt.p2.form(on: .iOS(8))?.bodyKey == .always)
    #expect(Prompt.p9.form(on: .iOS(8))?.bodyKey == nil)
  }

  @Test func `a title takes the app's name, quotes and all`() {
    let form = Prompt.p7.form(on: .iOS(17))
    #expect(
      form?.title(for: "Trail “X” Guide")
        == "Allow “Trail “X” Guide” to also use your location even when you are not using the app?"
    )
  }
}
