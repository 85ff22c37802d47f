import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The dialogs of location, where an answer says more than yes or no.
@Suite(.holdingRows) struct AndroidLocationDialogTests {
  private static let half: [Android.Permission] = [.fine, .coarse]
  private static let whole: [Android.Permission] = [.fine, .coarse, .background]

  /// The rules that phones of a level follow.
  private static func generations(_ level: Int) -> [Android.Generation] {
    Android.Generation.possible(on: APILevel(nearest: level))
  }

  @Test(arguments: 31...37)
  func `the choice of accuracy can be taken back before the answer (AND-RUN-020)`(level: Int) {
    var phone = AndroidPhone(level, declares: Self.half)
    phone.asks(Self.half)
    phone.expect(.chooseAccuracy(precise: false)) { $0.with(.approximate, 1) }
    phone.expect(.chooseAccuracy(precise: true)) { $0.with(.approximate, 0) }
    phone.expect(
      .answer(.whileUsing),
      reports: [
        .granted(.fine), .granted(.coarse), .promptClosed,
        .result(Self.half, granted: Self.half),
      ]
    ) { $0.answered.with(.held, Self.half).with(.set, Self.half) }
  }

  @Test(arguments: 23...37)
  func `only the dialog of Android 12 has a choice of accuracy (AND-RUN-027)`(level: Int) {
    var phone = AndroidPhone(level, target: 30, declares: Self.half)
    phone.asks(Self.half)
    for isPrecise in [false, true] {
      phone.expect(.chooseAccuracy(precise: isPrecise), isRefused: .noAccuracyChoice)
    }
  }

  /// Denies a request twice, the second time for good or not.
  private func expectDenials(
    _ phone: AndroidPhone, _ names: [Android.Permission], final: [Android.Mark],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var phone = phone
    for isSecond in [false, true] {
      phone.asks(names)
      phone.expect(
        .answer(.deny), reports: [.promptClosed, .result(names, granted: [])],
        sourceLocation: sourceLocation
      ) {
        let answered = $0.answered
        return isSecond
          ? answered.with(.set, names, final.contains(.set))
            .with(.fixed, names, final.contains(.fixed))
          : answered.with(.set, names)
      }
    }
  }

  @Test(arguments: 23...29)
  func `up to Android 10 two denials are not final, unless folklore is the model (AND-RUN-015)`(
    level: Int
  ) {
    for names in level == 29 ? [Self.half, Self.whole] : [Self.half] {
      expectDenials(
        AndroidPhone(level, with: [.twoDenialsFinal], declares: Self.whole), names,
        final: [.fixed])
    }
    expectDenials(AndroidPhone(level, declares: Self.whole), Self.half, final: [.set])
  }

  @Test(arguments: 30...37)
  func `from Android 11 the second denial is final in every dialog (AND-RUN-011)`(level: Int) {
    let final: [Android.Mark] = level == 30 ? [.fixed] : [.set, .fixed]
    for generation in Self.generations(level) where level > 30 || generation == .g4 {
      func phone(target: Int) -> AndroidPhone {
        AndroidPhone(level, target: target, generation: generation, declares: Self.whole)
      }
      expectDenials(phone(target: 30), Self.half, final: final)
      expectDenials(phone(target: 29), Self.whole, final: final)
      if level >= 31 { expectDenials(phone(target: level), [.coarse], final: final) }
    }
  }

  @Test(arguments: 30...37)
  func
    `the dialog with a link grants the foreground only, for good or only this time (AND-RUN-033)`(
      level: Int
    )
  {
    for generation in Self.generations(level) where level > 30 || generation == .g4 {
      for (button, isOnce) in [(Android.Button.whileUsing, false), (.onlyThisTime, true)] {
        var phone = AndroidPhone(
          level, target: 29, generation: generation, declares: Self.whole)
        phone.expect(
          .request(Android.Permissions(Self.whole)), reports: [.promptShown(.locationOnceWithLink)]
        ) { $0.asking(Self.whole, shows: .locationOnceWithLink) }
        phone.expect(
          .answer(button),
          reports: [
            .granted(.fine), .granted(.coarse), .promptClosed,
            .result(Self.whole, granted: Self.half),
          ]
        ) {
          $0.answered.with(.held, Self.half).with(.set, Self.half)
            .with(.oneTime, Self.half, isOnce).with(.set, .background, generation < .g6)
        }
      }
    }
  }

  @Test(arguments: 30...37)
  func `Don't allow on the page of Settings takes location back (AND-RUN-032, AND-RUN-008)`(
    level: Int
  ) {
    var phone = AndroidPhone(level, declares: Self.whole, holds: Self.half)
    phone.expect(
      .request(Android.Permissions([.background])), reports: [.promptShown(.backgroundSettings)]
    ) { $0.asking([.background], shows: .backgroundSettings) }
    let before = phone.situation
    phone.effects = []
    phone.does(.answer(.deny))
    #expect(
      phone.effects == [.promptClosed, .killed(.revoked), .revoked(.fine), .revoked(.coarse)])
    #expect(
      phone.situation == before.ended.with(.held, Self.half, false).with(.set, Self.whole))
  }

  @Test(arguments: 23...37)
  func `a request that is left comes back empty (AND-RUN-003)`(level: Int) {
    var phone = AndroidPhone(level, declares: [.camera] + Self.half)
    phone.asks([.camera] + Self.half)
    phone.expect(.leave, reports: [.promptClosed, .cancelled]) {
      $0.answered.with(.presence, Android.Presence.background.rawValue)
    }
  }

  // MARK: The button of Android 17

  @Test func `the first tap on the location button asks (AND-NEW-001)`() {
    var phone = AndroidPhone(37, declares: Self.half)
    phone.expect(.tapLocationButton, reports: [.promptShown(.locationButton)]) {
      $0.with(.prompt, Android.Prompt.locationButton.rawValue + 1)
    }
    for act in [Android.Event.answer(.deny), .back] {
      var denied = phone
      denied.expect(act, reports: [.promptClosed]) { $0.with(.prompt, 0) }
      denied.expect(.tapLocationButton, reports: [.promptShown(.locationButton)]) {
        $0.with(.prompt, Android.Prompt.locationButton.rawValue + 1)
      }
    }
    phone.expect(
      .answer(.allow), reports: [.promptClosed, .granted(.fine), .granted(.coarse)]
    ) {
      $0.with(.prompt, 0).with(.buttonApproved, 1).with(.held, Self.half)
        .with(.set, Self.half).with(.oneTime, Self.half)
    }
  }

  @Test func `a later tap on the location button asks nothing (AND-NEW-001)`() {
    var phone = AndroidPhone(37, declares: Self.half)
    phone.situation = phone.situation.with(.buttonApproved, 1)
    phone.expect(.tapLocationButton, reports: [.granted(.fine), .granted(.coarse)]) {
      $0.with(.held, Self.half).with(.set, Self.half).with(.oneTime, Self.half)
    }
    phone.expect(.tapLocationButton)
  }

  @Test func `a dialog covers the location button, and so does the home screen (AND-NEW-001)`() {
    var phone = AndroidPhone(37, declares: [.camera] + Self.half)
    var away = phone
    away.does(.leave)
    away.expect(.tapLocationButton, isRefused: .notOffered)
    phone.asks([.camera])
    phone.expect(.tapLocationButton, isRefused: .promptUp)
  }

  // MARK: The dialog of the system for notifications

  @Test(arguments: 33...37, [23, 32])
  func `below target 33 the system shows the notification dialog for the app (AND-RUN-063)`(
    level: Int, target: Int
  ) {
    for isAllowed in [false, true] {
      var phone = AndroidPhone(level, target: target, declares: [])
      phone.expect(
        .createNotificationChannel, reports: [.promptShown(.notificationsBySystem)]
      ) {
        $0.with(.channel, 1).with(.prompt, Android.Prompt.notificationsBySystem.rawValue + 1)
      }
      phone.expect(
        .answer(isAllowed ? .allow : .deny),
        reports: [.promptClosed] + (isAllowed ? [.granted(.notifications)] : [])
      ) {
        $0.with(.prompt, 0).with(.set, .notifications)
          .with(.held, .notifications, isAllowed).with(.declared, .notifications, isAllowed)
      }
    }
  }
}
