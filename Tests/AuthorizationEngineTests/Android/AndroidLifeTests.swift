import PlatformModel
import Testing

@testable import AuthorizationEngine

/// An app that is opened, left, ended and forgotten, and a policy that decides for the person.
@Suite(.holdingRows) struct AndroidLifeTests {
  private static let everything = Android.Permission.allCases

  /// An app out of sight that holds one permission.
  private func away(_ level: Int, holds held: [Android.Permission]) -> AndroidPhone {
    var phone = AndroidPhone(level, declares: held, holds: held)
    phone.does(.leave)
    return phone
  }

  @Test(arguments: 19...37)
  func `an app is opened once, left once and ends once (AND-LOC-008, AND-RUN-038)`(level: Int) {
    var phone = AndroidPhone(level, declares: [.camera])
    phone.expect(.open, isRefused: .noChange)
    phone.expect(.leave) { $0.with(.presence, Android.Presence.background.rawValue) }
    phone.expect(.leave, isRefused: .notVisible)
    phone.expect(.open) { $0.with(.presence, Android.Presence.visible.rawValue) }
    phone.situation = phone.situation.with(.updating, 1).with(.bluetoothScan, 2)
      .with(.service, Android.Service.limited.rawValue)
    phone.expect(.processDies, reports: [.killed(.system)]) { $0.ended }
    phone.expect(.processDies, isRefused: .notRunning)
    phone.expect(.leave, isRefused: .notVisible)
  }

  @Test(arguments: 19...37)
  func `an app that does not run can call nothing (AND-LOC-014)`(level: Int) {
    var phone = AndroidPhone(level, declares: [.camera])
    phone.does(.processDies)
    phone.expect(.request(Android.Permissions([.camera])), isRefused: .notRunning)
    for call in Android.Event.calls { phone.expect(call, isRefused: .notRunning) }
  }

  @Test(arguments: 23...37)
  func `an app that is not on the screen can ask for nothing (AND-RUN-003)`(level: Int) {
    let phone = away(level, holds: [])
    phone.expect(.request(Android.Permissions([.camera])), isRefused: .notVisible)
  }

  @Test(arguments: 19...37)
  func `without a dialog there is nothing to answer (AND-RUN-002)`(level: Int) {
    let phone = AndroidPhone(level, declares: [.camera])
    for button in Android.Button.allCases { phone.expect(.answer(button), isRefused: .noPrompt) }
    for isPrecise in [false, true] {
      phone.expect(.chooseAccuracy(precise: isPrecise), isRefused: .noPrompt)
    }
    phone.expect(.back, isRefused: .noPrompt)
  }

  @Test(arguments: 19...37)
  func `without a service there is nothing to stop in the task manager (AND-FGS-015)`(level: Int) {
    var phone = AndroidPhone(level, declares: [.camera])
    phone.expect(.stopInTaskManager, isRefused: .notOffered)
    phone.situation = phone.situation.with(.service, Android.Service.limited.rawValue)
    if level < 33 {
      phone.expect(.stopInTaskManager, isRefused: .notOffered)
    } else {
      phone.expect(.stopInTaskManager, reports: [.killed(.person)]) { $0.ended }
    }
  }

  @Test(arguments: everything)
  func `what is held only this time is revoked at its end (AND-RUN-038)`(one: Android.Permission) {
    for level in one.runtimeLevels where level >= 30 {
      var phone = away(level, holds: [one])
      phone.expect(.oneTimeExpires, isRefused: .notDue)
      phone.situation = phone.situation.with(.oneTime, one).with(.set, one)
      phone.expect(.oneTimeExpires, reports: [.killed(.revoked), .revoked(one)]) {
        $0.ended.with(.held, one, false).with(.set, one, false)
      }
    }
  }

  @Test(
    arguments: 30...37, [(Android.Permission.fine, Android.Permission.coarse), (.coarse, .fine)]
  )
  func `Android 11 takes the other half of location back with it (AND-RUN-038)`(
    level: Int, halves: (Android.Permission, Android.Permission)
  ) {
    let (once, lasting) = halves
    var phone = away(level, holds: [.fine, .coarse])
    phone.situation = phone.situation.with(.oneTime, once).with(.set, [once, lasting])
    let revoked = level == 30 ? [once, lasting] : [once]
    phone.expect(
      .oneTimeExpires, reports: [.killed(.revoked)] + revoked.map { .revoked($0) }
    ) { $0.ended.with(.held, revoked, false).with(.set, revoked, false) }
  }

  @Test(arguments: everything)
  func
    `90 days without use take a grant back and unmark it (AND-RUN-050, AND-RUN-051, AND-RUN-052)`(
      one: Android.Permission
    )
  {
    for level in one.runtimeLevels {
      var phone = AndroidPhone(level, target: 30, declares: [one], holds: [one])
      phone.does(.processDies)
      phone.situation = phone.situation.with(.set, one)
      phone.expect(.unusedFor90Days, reports: [.killed(.revoked), .revoked(one)]) {
        $0.with(.held, one, false).with(.set, one, false).with(.autoRevoked, one)
      }
      phone.expect(.unusedFor90Days, isRefused: .notDue)
      guard level >= 31 else { continue }
      var newer = AndroidPhone(level, declares: [one], holds: [one])
      newer.does(.processDies)
      newer.expect(.unusedFor90Days, reports: [.killed(.revoked), .hibernated, .revoked(one)]) {
        $0.with(.held, one, false).with(.autoRevoked, one).with(.hibernated, 1)
      }
      newer.expect(.open) {
        $0.with(.presence, Android.Presence.visible.rawValue).with(.hibernated, 0)
      }
    }
  }

  @Test(arguments: everything)
  func `what a policy gave is not taken back (AND-RUN-007, AND-RUN-050)`(
    one: Android.Permission
  ) {
    for level in one.runtimeLevels where level >= 30 {
      var phone = AndroidPhone(level, target: 30, declares: [one], holds: [one])
      phone.situation = phone.situation.with(.policy, one)
      phone.does(.processDies)
      phone.expect(.unusedFor90Days, isRefused: .notDue)
      guard level >= 31 else { continue }
      var newer = AndroidPhone(level, declares: [one], holds: [one])
      newer.situation = newer.situation.with(.policy, one)
      newer.does(.processDies)
      newer.expect(.unusedFor90Days, reports: [.hibernated]) { $0.with(.hibernated, 1) }
    }
  }

  // MARK: Policies

  @Test(arguments: everything)
  func `a policy decides for a whole group, and clears what the person chose (AND-RUN-007)`(
    one: Android.Permission
  ) {
    let group = one.group.members
    for level in one.runtimeLevels {
      var denied = AndroidPhone(level, declares: [one], holds: [one])
      denied.situation = denied.situation.with(.set, group).with(.fixed, group)
      denied.expect(.policy(one.group, grant: false)) {
        $0.with(.held, one, false).with(.policy, group).with(.set, group, false)
          .with(.fixed, group, false)
      }
      let with = level >= 29 && one == .fine ? [one, .coarse] : [one]
      denied.expect(.policy(one.group, grant: true)) { $0.with(.held, with) }
    }
  }

  @Test(arguments: Android.Group.allCases)
  func `a policy has nothing to decide that is not declared (AND-RUN-007)`(group: Android.Group) {
    for level in 19...37 {
      let phone = AndroidPhone(level, declares: level < 23 ? group.members : [])
      for grant in [false, true] {
        phone.expect(.policy(group, grant: grant), isRefused: .notOnThisSystem)
      }
    }
  }
}
