import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The dialogs of nearby devices, activity, notifications and the camera, answer by answer.
@Suite(.holdingRows) struct AndroidGroupDialogTests {
  /// A phone that shows the dialog for one permission, which was denied before or not.
  private func asked(
    _ one: Android.Permission, on level: Int, denied: Bool
  ) -> AndroidPhone {
    var phone = AndroidPhone(level, declares: [one])
    phone.situation = phone.situation.with(.set, one, denied).with(.autoRevoked, one)
    phone.does(.request(Android.Permissions([one])))
    return phone
  }

  private func dialog(_ one: Android.Permission) -> Android.Prompt {
    switch one.group {
    case .nearbyDevices: .nearbyDevices
    case .activity: .activity
    case .notifications: .notifications
    case .location, .camera: .camera
    }
  }

  @Test(arguments: Android.Permission.others)
  func `each group has a dialog of its own (AND-RUN-060, AND-RUN-061, AND-RUN-062)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, declares: [one])
      phone.expect(
        .request(Android.Permissions([one])), reports: [.promptShown(dialog(one))]
      ) { $0.asking([one], shows: dialog(one)) }
    }
  }

  @Test(arguments: Android.Permission.others, [false, true])
  func
    `a grant clears the marks of a denial, and notes a choice from Android 11 (AND-RUN-009, AND-RUN-010)`(
      one: Android.Permission, denied: Bool
    )
  {
    for level in one.runtimeLevels {
      var phone = asked(one, on: level, denied: denied)
      let button: Android.Button = one == .camera && level >= 30 ? .whileUsing : .allow
      phone.expect(
        .answer(button), reports: [.granted(one), .promptClosed, .result([one], granted: [one])]
      ) {
        $0.answered.with(.held, one).with(.set, one, level >= 30).with(.autoRevoked, one, false)
      }
    }
  }

  @Test(arguments: 30...37)
  func `the camera may be allowed only this time (AND-PERM-041)`(level: Int) {
    var phone = asked(.camera, on: level, denied: false)
    phone.expect(
      .answer(.onlyThisTime),
      reports: [.granted(.camera), .promptClosed, .result([.camera], granted: [.camera])]
    ) {
      $0.answered.with(.held, .camera).with(.set, .camera).with(.oneTime, .camera)
        .with(.autoRevoked, .camera, false)
    }
  }

  @Test(arguments: Android.Permission.others)
  func `the first denial is a choice, and the dialog comes again (AND-RUN-011)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      var phone = asked(one, on: level, denied: false)
      phone.expect(.answer(.deny), reports: [.promptClosed, .result([one], granted: [])]) {
        $0.answered.with(.set, one)
      }
      #expect(phone.engine.rationale(one, in: phone.situation))
      phone.expect(
        .request(Android.Permissions([one])), reports: [.promptShown(dialog(one))]
      ) { $0.asking([one], shows: dialog(one)) }
    }
  }

  @Test(arguments: Android.Permission.others)
  func `the second denial is final from Android 11 (AND-RUN-011, AND-RUN-015)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      var phone = asked(one, on: level, denied: true)
      phone.expect(.answer(.deny), reports: [.promptClosed, .result([one], granted: [])]) {
        $0.answered.with(.fixed, one, level >= 30).with(.set, one, level != 30)
      }
    }
  }

  @Test(arguments: [Android.Permission.camera, .activity])
  func
    `up to Android 10 a denial is final only with Don't ask again, which the second dialog offers (AND-RUN-015)`(
      one: Android.Permission
    )
  {
    for level in one.runtimeLevels.lowerBound...29 {
      asked(one, on: level, denied: false)
        .expect(.answer(.denyAndDontAskAgain), isRefused: .buttonNotOffered)
      var phone = asked(one, on: level, denied: true)
      phone.expect(
        .answer(.denyAndDontAskAgain), reports: [.promptClosed, .result([one], granted: [])]
      ) { $0.answered.with(.fixed, one).with(.set, one, false) }
    }
  }

  @Test(arguments: Android.Permission.others)
  func `from Android 11 there is no box (AND-RUN-014)`(one: Android.Permission) {
    for level in one.runtimeLevels where level >= 30 {
      asked(one, on: level, denied: true)
        .expect(.answer(.denyAndDontAskAgain), isRefused: .buttonNotOffered)
    }
  }

  @Test(arguments: Android.Permission.others)
  func `a dialog has the buttons of its group alone (AND-PERM-041)`(one: Android.Permission) {
    for level in one.runtimeLevels {
      let phone = asked(one, on: level, denied: false)
      let levels: Set<Android.Button> = [.whileUsing, .onlyThisTime]
      let offered = one == .camera && level >= 30 ? levels.union([.deny]) : [.allow, .deny]
      for button in Android.Button.allCases where !offered.contains(button) {
        phone.expect(.answer(button), isRefused: .buttonNotOffered)
      }
      phone.expect(.chooseAccuracy(precise: true), isRefused: .noAccuracyChoice)
      phone.expect(.chooseAccuracy(precise: false), isRefused: .noAccuracyChoice)
    }
  }

  @Test(arguments: Android.Permission.others, [false, true])
  func `back decides nothing from Android 11 and denies before (AND-RUN-012, AND-RUN-013)`(
    one: Android.Permission, denied: Bool
  ) {
    for level in one.runtimeLevels {
      var phone = asked(one, on: level, denied: denied)
      phone.expect(.back, reports: [.promptClosed, .result([one], granted: [])]) {
        $0.answered.with(.set, one, denied || level < 30)
      }
    }
  }

  @Test(arguments: [Android.Permission.camera, .activity])
  func `in the folklore model two denials are final up to Android 10 (AND-RUN-015)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels.lowerBound...29 {
      var phone = AndroidPhone(level, with: [.twoDenialsFinal], declares: [one])
      phone.asks([one])
      phone.expect(.answer(.deny), reports: [.promptClosed, .result([one], granted: [])]) {
        $0.answered.with(.set, one)
      }
      phone.asks([one])
      phone.expect(.answer(.deny), reports: [.promptClosed, .result([one], granted: [])]) {
        $0.answered.with(.fixed, one).with(.set, one, false)
      }
    }
  }

  @Test(arguments: Android.Group.nearbyDevices.members)
  func `below target 26 one name asks for its whole group (AND-SPL-015)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      let group = Android.Group.nearbyDevices.members
        .filter { $0.runtimeLevels.contains(level) }
      var phone = AndroidPhone(level, target: 25, declares: Android.Group.nearbyDevices.members)
      phone.expect(
        .request(Android.Permissions([one])), reports: [.promptShown(.nearbyDevices)]
      ) { $0.asking([one], shows: .nearbyDevices).with(.asked, group) }
      phone.expect(
        .answer(.allow),
        reports: group.map { .granted($0) } + [.promptClosed, .result([one], granted: [one])]
      ) { $0.answered.with(.held, group).with(.set, group) }
      var newer = AndroidPhone(level, target: 26, declares: Android.Group.nearbyDevices.members)
      newer.expect(
        .request(Android.Permissions([one])), reports: [.promptShown(.nearbyDevices)]
      ) { $0.asking([one], shows: .nearbyDevices) }
    }
  }
}
