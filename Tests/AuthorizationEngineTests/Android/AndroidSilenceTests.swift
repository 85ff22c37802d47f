import PlatformModel
import Testing

@testable import AuthorizationEngine

/// What a request asks for without a dialog, and why none is shown.
@Suite(.holdingRows) struct AndroidSilenceTests {
  private static let everything = Android.Permission.allCases

  /// Asks for one name, of which nothing but the result comes and nothing is changed; what it
  /// brings along is silent too.
  private func expectSilence(
    _ phone: AndroidPhone, _ one: Android.Permission, _ why: Android.Silence, times: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var phone = phone
    phone.expect(
      .request(Android.Permissions([one])),
      reports: Array(repeating: .ignored(why), count: times) + [.result([one], granted: [])],
      sourceLocation: sourceLocation)
  }

  @Test(arguments: everything.filter { $0.runtimeLevels.lowerBound > 23 })
  func `a phone that does not know a name denies it (AND-PERM-042)`(one: Android.Permission) {
    for level in 23..<one.runtimeLevels.lowerBound {
      expectSilence(AndroidPhone(level, declares: Self.everything), one, .unknownHere)
    }
  }

  @Test(arguments: everything)
  func `a name that the manifest lacks is denied (AND-RUN-006)`(one: Android.Permission) {
    for level in one.runtimeLevels {
      expectSilence(AndroidPhone(level, declares: []), one, .undeclared)
    }
  }

  @Test(arguments: everything)
  func `what a policy denies is not asked (AND-RUN-007)`(one: Android.Permission) {
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, declares: [one])
      phone.does(.policy(one.group, grant: false))
      expectSilence(phone, one, .policy, times: one == .fine && level >= 29 ? 2 : 1)
    }
  }

  @Test(arguments: everything)
  func `what is denied for good is not asked (AND-RUN-011)`(one: Android.Permission) {
    let isHalf = one == .fine || one == .coarse
    for level in one.runtimeLevels {
      var phone = AndroidPhone(
        level, declares: [.fine, .coarse, one], holds: one == .background ? [.fine, .coarse] : [])
      phone.situation = phone.situation.with(.fixed, isHalf ? [.fine, .coarse] : [one])
      let asksBoth = isHalf && level <= 25 || one == .fine && level >= 29
      expectSilence(phone, one, .final, times: asksBoth ? 2 : 1)
    }
  }

  @Test(arguments: everything)
  func `what is held is in the result, and nothing else happens (AND-RUN-002)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels {
      let held: [Android.Permission] =
        one.group == .location ? [.fine, .coarse, .background] : [one]
      var phone = AndroidPhone(level, declares: held, holds: held)
      phone.expect(
        .request(Android.Permissions([one])), reports: [.result([one], granted: [one])])
    }
  }

  @Test(arguments: 29...37)
  func `background location that the installer keeps away is not asked (AND-PERM-043)`(
    level: Int
  ) {
    var phone = AndroidPhone(
      level, declares: [.fine, .coarse, .background], holds: [.fine, .coarse])
    phone.situation = phone.situation.with(.backgroundRestricted, 1)
    expectSilence(phone, .background, .restricted)
  }

  @Test(arguments: 33...37, [23, 32])
  func `below target 33 an app cannot ask for notifications (AND-RUN-063)`(
    level: Int, target: Int
  ) {
    let phone = AndroidPhone(level, target: target, declares: [.notifications])
    expectSilence(phone, .notifications, .targetTooOld)
  }

  @Test(arguments: 31...32)
  func `Android 12 ignores fine without coarse (AND-RUN-026)`(level: Int) {
    expectSilence(AndroidPhone(level, declares: [.fine, .coarse]), .fine, .fineAlone)
  }

  @Test(arguments: 29...37)
  func `background location without location is not asked (AND-RUN-029, AND-RUN-031)`(level: Int) {
    let phone = AndroidPhone(level, declares: [.fine, .coarse, .background])
    expectSilence(phone, .background, .backgroundAlone)
  }

  @Test(arguments: 31...37, Android.Permission.others)
  func `background location beside another dialog rejects both (AND-RUN-031)`(
    level: Int, other: Android.Permission
  ) {
    guard other.runtimeLevels.contains(level) else { return }
    var phone = AndroidPhone(
      level, declares: [.fine, .coarse, .background, other], holds: [.fine, .coarse])
    phone.expect(
      .request(Android.Permissions([.background, other])),
      reports: [.ignored(.backgroundWithOthers), .result([.background, other], granted: [])])
  }

  @Test(arguments: Android.Group.nearbyDevices.members)
  func
    `a nearby-devices permission is granted without a dialog if another of its group is held (AND-RUN-060)`(
      one: Android.Permission
    )
  {
    let holds: Android.Permission = one == .scan ? .connect : .scan
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, declares: [one, holds], holds: [holds])
      phone.situation = phone.situation.with(.set, one).with(.autoRevoked, one)
      phone.expect(
        .request(Android.Permissions([one])),
        reports: [.ignored(.grantedWithGroup), .granted(one), .result([one], granted: [one])]
      ) { $0.with(.held, one).with(.set, one, false).with(.autoRevoked, one, false) }
    }
  }

  @Test(arguments: Android.Group.nearbyDevices.members)
  func `what came along with Bluetooth does not open its group (AND-SPL-017)`(
    one: Android.Permission
  ) {
    let holds: Android.Permission = one == .scan ? .connect : .scan
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, target: 30, declares: [one, holds], holds: [holds])
      phone.situation = phone.situation.with(.implied, holds)
      phone.expect(
        .request(Android.Permissions([one])), reports: [.promptShown(.nearbyDevices)]
      ) { $0.asking([one], shows: .nearbyDevices) }
    }
  }

  @Test(
    arguments: 23...37, [(Android.Permission.fine, Android.Permission.coarse), (.coarse, .fine)]
  )
  func `without a choice of accuracy one half of location brings the other (AND-RUN-028)`(
    level: Int, halves: (Android.Permission, Android.Permission)
  ) {
    let (held, asked) = halves
    for isOnce in level < 30 ? [false] : [false, true] {
      var phone = AndroidPhone(
        level, target: min(level, 30), declares: [.fine, .coarse], holds: [held])
      phone.situation = phone.situation.with(.oneTime, held, isOnce).with(.set, asked)
      phone.expect(
        .request(Android.Permissions([asked])),
        reports: [.ignored(.grantedWithGroup), .granted(asked), .result([asked], granted: [asked])]
      ) {
        $0.with(.held, asked).with(.set, asked, false)
          .with(.oneTime, asked, isOnce && level >= 31)
      }
    }
  }

  @Test(arguments: 31...37)
  func `fine brings coarse, and coarse does not bring fine, at target 31 (AND-SPL-016)`(level: Int)
  {
    var precise = AndroidPhone(level, declares: [.fine, .coarse], holds: [.fine])
    precise.expect(
      .request(Android.Permissions([.coarse])),
      reports: [
        .ignored(.grantedWithGroup), .granted(.coarse), .result([.coarse], granted: [.coarse]),
      ]
    ) { $0.with(.held, .coarse) }
    var approximate = AndroidPhone(level, declares: [.fine, .coarse], holds: [.coarse])
    approximate.expect(
      .request(Android.Permissions([.fine, .coarse])), reports: [.promptShown(.preciseUpgrade)]
    ) { $0.asking([.fine, .coarse], shows: .preciseUpgrade).with(.asked, .coarse, false) }
  }
}
