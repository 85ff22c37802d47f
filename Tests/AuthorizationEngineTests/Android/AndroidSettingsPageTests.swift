import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The page of a group in Settings, choice by choice.
@Suite(.holdingRows) struct AndroidSettingsPageTests {
  private typealias Group = Android.Group

  /// The levels on which a person decides about a permission of the group.
  private static func levels(_ group: Android.Group) -> ClosedRange<Int> {
    switch group {
    case .location, .camera: 23...37
    case .activity: 29...37
    case .nearbyDevices: 31...37
    case .notifications: 33...37
    }
  }

  /// The members of a group that a level knows.
  private static func members(_ group: Android.Group, on level: Int) -> [Android.Permission] {
    group.members.filter { $0.runtimeLevels.contains(level) }
  }

  private static func choices(_ group: Android.Group) -> [Android.Event] {
    Android.SettingsChoice.allCases.map { .choose(group, $0) }
  }

  /// A phone with the whole group declared, and with all marks of former answers.
  private func phone(
    _ group: Android.Group, on level: Int, target: Int? = nil, holds: Bool
  ) -> AndroidPhone {
    let members = Self.members(group, on: level)
    var phone = AndroidPhone(
      level, target: target, declares: members, holds: holds ? members : [])
    if !holds { phone.situation = phone.situation.with(.fixed, members) }
    return phone
  }

  @Test(arguments: Group.allCases)
  func `there is no page for what is not declared (AND-SPL-011)`(group: Android.Group) {
    for level in 19...37 {
      let other: Android.Permission = group == .camera ? .fine : .camera
      let phone = AndroidPhone(level, declares: [other])
      for choice in Self.choices(group) { phone.expect(choice, isRefused: .notOffered) }
    }
  }

  @Test(arguments: Group.allCases)
  func `there is no page before Android 6 (AND-SPL-011)`(group: Android.Group) {
    for level in 19...22 {
      let phone = AndroidPhone(level, declares: group.members, holds: group.members)
      for choice in Self.choices(group) { phone.expect(choice, isRefused: .notOffered) }
    }
  }

  @Test(arguments: Group.allCases, [false, true])
  func `nothing can be chosen where a policy decided (AND-RUN-007)`(
    group: Android.Group, grant: Bool
  ) {
    for level in Self.levels(group) {
      var phone = phone(group, on: level, holds: false)
      phone.does(.policy(group, grant: grant))
      for choice in Self.choices(group) { phone.expect(choice, isRefused: .notOffered) }
    }
  }

  @Test(arguments: Group.allCases)
  func
    `below target 23 Settings switches a group off without changing what a check returns (AND-SPL-011)`(
      group: Android.Group
    )
  {
    for level in Self.levels(group) {
      var phone = phone(group, on: level, target: 22, holds: true)
      phone.situation = phone.situation.with(.fixed, group.members, false)
      for choice in Self.choices(group) where choice != .choose(group, .dontAllow) {
        phone.expect(choice, isRefused: .noChange)
      }
      phone.expect(.choose(group, .dontAllow), reports: [.killed(.revoked)]) {
        $0.ended.with(.switchedOff, group.members).with(.set, group.members)
      }
      for choice in [Android.SettingsChoice.dontAllow, .allTheTime, .askEveryTime] {
        phone.expect(.choose(group, choice), isRefused: .noChange)
      }
      for choice in [Android.SettingsChoice.allow, .whileUsing] {
        var again = phone
        again.expect(.choose(group, choice)) { $0.with(.switchedOff, group.members, false) }
      }
    }
  }

  @Test(arguments: 31...37, [23, 30])
  func
    `below target 31 Settings switches nearby devices off without changing what a check returns (AND-SPL-007)`(
      level: Int, target: Int
    )
  {
    let older: [Android.Permission] = [.scan, .connect, .advertise]
    let group = Group.nearbyDevices
    var phone = AndroidPhone(level, target: target, declares: older, holds: older)
    phone.situation = phone.situation.with(.implied, older)
    for choice in Self.choices(group) where choice != .choose(group, .dontAllow) {
      phone.expect(choice, isRefused: .noChange)
    }
    phone.expect(.choose(group, .dontAllow), reports: [.killed(.revoked)]) {
      $0.ended.with(.switchedOff, group.members).with(.set, group.members)
    }
    phone.expect(.choose(group, .dontAllow), isRefused: .noChange)
    phone.expect(.choose(group, .allow)) { $0.with(.switchedOff, group.members, false) }
  }

  @Test(arguments: Group.allCases)
  func `Don't allow revokes what is held and ends the process (AND-RUN-037, AND-RUN-008)`(
    group: Android.Group
  ) {
    for level in Self.levels(group) {
      let known = Self.members(group, on: level)
      var phone = phone(group, on: level, holds: true)
      phone.situation = phone.situation.with(.oneTime, known)
      let before = phone.situation
      phone.does(.choose(group, .dontAllow))
      #expect(phone.effects == [.killed(.revoked)] + known.map { .revoked($0) })
      #expect(
        phone.situation
          == before.ended.with(.held, known, false).with(.set, group.members)
          .with(.oneTime, known, false))
    }
  }

  @Test(arguments: [Android.SettingsChoice.dontAllow, .askEveryTime], 30...37)
  func `what was not held is not revoked (AND-RUN-037, AND-RUN-008)`(
    choice: Android.SettingsChoice, level: Int
  ) {
    let half: [Android.Permission] = [.fine, .coarse]
    var phone = AndroidPhone(level, declares: half + [.background], holds: half)
    phone.does(.choose(.location, choice))
    #expect(phone.effects == [.killed(.revoked), .revoked(.fine), .revoked(.coarse)])
    #expect(phone.situation.all(.asked).isEmpty)
    phone.does(.open)
    #expect(phone.situation.prompt == nil)
  }

  @Test(arguments: Group.allCases)
  func `Don't allow leaves one more dialog (AND-RUN-037)`(group: Android.Group) {
    for level in Self.levels(group) {
      var phone = phone(group, on: level, holds: false)
      phone.expect(.choose(group, .dontAllow)) {
        $0.with(.fixed, group.members, false).with(.set, group.members)
      }
    }
  }

  @Test(arguments: [Group.camera, .activity, .notifications, .nearbyDevices])
  func `a choice for the app grants what is declared (AND-RUN-037)`(group: Android.Group) {
    for level in Self.levels(group) {
      let known = Self.members(group, on: level)
      let choice = group == .camera ? Android.SettingsChoice.whileUsing : .allow
      var phone = phone(group, on: level, holds: false)
      phone.situation = phone.situation.with(.oneTime, known)
      phone.expect(.choose(group, choice)) {
        $0.with(.held, known).with(.set, group.members).with(.fixed, known, false)
          .with(.oneTime, known, false)
      }
      let never = Android.SettingsChoice.allCases.filter {
        $0 != choice && $0 != .dontAllow && !(group == .camera && $0 == .askEveryTime)
      }
      for choice in never { phone.expect(.choose(group, choice), isRefused: .notOffered) }
    }
  }

  @Test(arguments: [Group.camera, .location])
  func `Ask every time revokes, and the next request is as the first (AND-RUN-037)`(
    group: Android.Group
  ) {
    for level in 30...37 {
      var denied = phone(group, on: level, holds: false)
      denied.situation = denied.situation.with(.set, group.members)
      denied.expect(.choose(group, .askEveryTime)) {
        $0.with(.fixed, group.members, false).with(.set, group.members, false)
          .with(.oneTime, group.members)
      }
      var granted = phone(group, on: level, holds: true)
      granted.situation = granted.situation.with(.set, group.members)
      granted.expect(
        .choose(group, .askEveryTime),
        reports: [.killed(.revoked)] + group.members.map { .revoked($0) }
      ) {
        $0.ended.with(.held, group.members, false).with(.set, group.members, false)
          .with(.oneTime, group.members)
      }
    }
  }

  @Test(arguments: [Group.camera, .location], 23...29)
  func `Ask every time came with Android 11 (AND-RUN-037)`(group: Android.Group, level: Int) {
    for holds in [false, true] {
      phone(group, on: level, holds: holds)
        .expect(.choose(group, .askEveryTime), isRefused: .notOffered)
    }
  }
}

extension Android.Effect {
  /// The permission that it takes back.
  fileprivate var revoked: Android.Permission? {
    if case .revoked(let one) = self { one } else { nil }
  }
}
