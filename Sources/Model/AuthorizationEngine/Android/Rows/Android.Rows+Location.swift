import PlatformModel
import TransitionSystem

/// What location needs and delivers (Documentation/Facts/android-location.md).
extension Android.Rows {
  static func works(_ one: Permission) -> Guard {
    .all(.has(.held, one), .lacks(.switchedOff, one))
  }
  static let someLocation = Guard.some(.held, fore)
  static let locationSwitchedOff = Guard.some(.switchedOff, fore)
  /// Location may be used now: the app is visible, has an eligible service, or may do so always.
  static let inUse = Guard.any(
    .level(19, 28), .presence(.visible), .service(.eligible), works(.background))
  /// Counts as foreground for budgets: importance at most that of a foreground service.
  static let counts = Guard.any(
    .presence(.visible), .all(.not(.service(.none)), .without(.serviceScansAsBackground)))

  @RowList static var location: [Row] {
    Row(
      "location.denied", ["AND-LOC-001", "AND-LOC-002"],
      on: Android.Provider.allCases.map(Event.requestLocation),
      when: .none(.held, fore), effects: [.threw(.securityException)])
    Row(
      "gps.coarse", ["AND-LOC-001"], on: [.requestLocation(.gps)],
      when: .all(.level(19, 30), .lacks(.held, .fine)), effects: [.threw(.securityException)])
    Row(
      "gps", ["AND-LOC-001", "AND-LOC-002", "AND-LOC-004"], on: [.requestLocation(.gps)],
      then: [.set(.updating, 1)])
    Row(
      "network", ["AND-LOC-001", "AND-LOC-004"], on: [.requestLocation(.network)],
      then: [.set(.updating, 2)])
    Row("location.stop", ["AND-LOC-004"], on: [.stopLocation], then: [.clear(.updating)])

    withheld("not-asked", ["AND-LOC-014"], .notAsked, when: .value(.updating, 0))
    withheld("hibernated", ["AND-RUN-051"], .hibernated, when: .on(.hibernated))
    withheld("not-in-use", ["AND-LOC-008", "AND-FGS-005"], .notInUse, when: .not(inUse))
    withheld("not-permitted", ["AND-LOC-014"], .notPermitted, when: .not(someLocation))
    withheld("app-op", ["AND-SPL-011", "AND-LOC-014"], .switchedOff, when: locationSwitchedOff)
    withheld(
      "off", ["AND-LOC-004", "AND-TOG-001", "AND-TOG-002"], .locationOff, when: .off(.location))
    withheld(
      "saver.screen", ["AND-TOG-011"], .saver, when: .all(.value(.saver, 2), .off(.screen)))
    withheld(
      "saver.foreground", ["AND-TOG-011"], .saver,
      when: .all(.value(.saver, 3), .not(counts)))
    delivered(
      "rare", ["AND-LOC-006"], when: .all(.level(26), .not(counts)),
      precise: .preciseLocationRarely, coarse: .coarseLocationRarely)
    delivered(
      "fix", ["AND-LOC-005", "AND-LOC-009"], when: .always, precise: .preciseLocation,
      coarse: .coarseLocation)

    // The location button of Android 17.
    Row(
      "button.none", ["AND-NEW-002"], on: [.tapLocationButton],
      when: .any(.level(19, 36), .not(.presence(.visible))), refuse: .notOffered)
    Row(
      "button.known", ["AND-NEW-001"], on: [.tapLocationButton], when: .on(.buttonApproved),
      then: [.verdict(.session)])
    Row(
      "button.first", ["AND-NEW-001"], on: [.tapLocationButton], when: .noPrompt,
      then: [.prompt(.locationButton)], effects: [.promptShown(.locationButton)])
    Row("button.covered", ["AND-NEW-001"], on: [.tapLocationButton], refuse: .promptUp)
  }

  private static func withheld(
    _ id: String, _ facts: [FactID], _ why: Android.Withholding, when: Guard
  ) -> Row {
    Row("no-location.\(id)", facts, on: [.locationDue], when: when, effects: [.withheld(why)])
  }

  private static func delivered(
    _ id: String, _ facts: [FactID], when: Guard, precise: Android.Delivery,
    coarse: Android.Delivery
  ) -> [Row] {
    [
      Row(
        "\(id).precise", facts, on: [.locationDue], when: .all(when, .has(.held, .fine)),
        effects: [.delivered(precise)]),
      Row(
        "\(id).coarse", facts, on: [.locationDue], when: when, effects: [.delivered(coarse)]),
    ]
  }
}
