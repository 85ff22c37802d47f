import PlatformModel
import TransitionSystem

/// What cannot happen at all: a call without a process, an API before its release.
extension IOS.Rows {
  @RowList static var gates: [Row] {
    Row(
      "call-without-process", ["IOS-BG-032"], on: Event.appCalls,
      when: .not(.process(.running)), refuse: .appNotRunning)
    Row(
      "session-before-18", ["IOS-NEW-004"], .iOS(8...17), on: Event.sessionCalls,
      refuse: .notOnThisSystem)
    Row(
      "live-before-17", ["IOS-NEW-001"], .iOS(8...16), on: Event.callsOfIOS17,
      refuse: .notOnThisSystem)
    Row(
      "live-event-before-17", ["IOS-NEW-001"], .iOS(8...16),
      on: [.liveUpdateDue, .happens(.condition)], refuse: .notOnThisSystem)
    Row(
      "session-memory-before-17", ["IOS-NEW-009"], .iOS(8...16), on: [.sessionMemoryElapsed],
      refuse: .notOnThisSystem)
    Row(
      "api-before-9", ["IOS-BG-013", "IOS-REQ-021"], .iOS(8...8),
      on: [.requestLocation, .setAllowsBackground(true), .setAllowsBackground(false)],
      refuse: .notOnThisSystem)
    Row(
      "api-before-11", ["IOS-BG-031"], .iOS(8...10),
      on: [.setShowsIndicator(true), .setShowsIndicator(false)], refuse: .notOnThisSystem)
    Row(
      "api-before-14", ["IOS-AUTH-021", "IOS-ACC-006"], .iOS(8...13),
      on: [
        .requestTemporaryFullAccuracy(.listed), .requestTemporaryFullAccuracy(.unlisted),
        .setAccuracy(.reduced), .setPrecise(true), .setPrecise(false), .clipGrantExpires,
      ], refuse: .notOnThisSystem)
    Row(
      "button-before-15", ["IOS-NEW-017"], .iOS(8...14), on: [.tapLocationButton],
      refuse: .notOnThisSystem)
    Row(
      "management-before-27", ["IOS-27-002"], .iOS(8...26),
      on: [.suggestPermission(.whileUsing), .suggestPermission(.always)],
      refuse: .notOnThisSystem)
    Row(
      "bluetooth-permission-before-13", ["IOS-BT-001"], .iOS(8...12),
      on: [.setBluetoothPermission(true), .setBluetoothPermission(false)],
      refuse: .notOnThisSystem)
    // On 13.0 the property is one of a manager.
    Row(
      "bluetooth-class-property-before-13.1", ["IOS-BT-001"],
      OSVersion.Span(.iOS(8), .iOS(13, 0)), on: [.readBluetoothAuthorization],
      refuse: .notOnThisSystem)
    Row(
      "ask-next-time-before-13", ["IOS-SET-001"], .iOS(8...12),
      on: [.chooseInSettings(.askNextTime)], refuse: .notOnThisSystem)
    Row(
      "grace-before-13", ["IOS-BG-001"], .iOS(8...12), on: [.graceElapsed, .allowOnceLapses],
      refuse: .notOnThisSystem)
    Row(
      "call-without-manager", ["IOS-AUTH-041"], on: Event.managerCalls,
      when: .off(.managerExists), refuse: .noManager)
    Row(
      "second-manager", ["IOS-AUTH-030"], on: [.createManager], when: .on(.managerExists),
      refuse: .managerExists)
  }
}
