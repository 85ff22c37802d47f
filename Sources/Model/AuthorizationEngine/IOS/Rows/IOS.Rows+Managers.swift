import PlatformModel
import TransitionSystem

/// Managers and their properties, the background flag with its crash among them (Documentation/Facts/ios-background.md).
extension IOS.Rows {
  @RowList static var managers: [Row] {
    Row(
      "create-manager", ["IOS-AUTH-030", "IOS-AUTH-031", "IOS-AUTH-010", "IOS-AUTH-011"], .allIOS,
      .off(.noPauseByDefault), on: [.createManager], then: [.set(.managerExists), .set(.pauses)])
    Row(
      "create-manager.noPause", ["IOS-AUTH-010", "IOS-AUTH-011"], .allIOS, .on(.noPauseByDefault),
      on: [.createManager], then: [.set(.managerExists)])
    Row(
      "release-asking", ["IOS-AUTH-041"], on: [.releaseManager], when: .asker(.manager),
      then: released + .closePrompt, effects: [.promptClosed(.requesterGone)])
    Row("release", ["IOS-AUTH-041"], on: [.releaseManager], then: released)
    Row(
      "services-enabled-main", ["IOS-AUTH-023"], .iOS(from: .iOS(16)),
      on: [.locationServicesEnabledOnMainThread],
      effects: [.console(.locationServicesEnabledOnMainThread)])
    Row(
      "services-enabled-main.8", ["IOS-AUTH-023"], .iOS(8...15),
      on: [.locationServicesEnabledOnMainThread])

    Row(
      "background-extension", ["IOS-BG-012", "IOS-BG-010"], .iOS(from: .iOS(15)),
      on: [.setAllowsBackground(true)], when: .kind(.appExtension),
      then: .processEnds(.terminated), effects: [.aborted(.backgroundUpdates)])
    Row(
      "background-without-mode", ["IOS-BG-010", "IOS-BG-011"], .iOS(from: .iOS(9)),
      on: [.setAllowsBackground(true)], when: .off(.backgroundMode),
      then: .processEnds(.terminated), effects: [.aborted(.backgroundUpdates)])
    Row(
      "background-on", ["IOS-BG-011", "IOS-BG-015", "IOS-BG-016"], .iOS(from: .iOS(9)),
      on: [.setAllowsBackground(true)], then: [.set(.allowsBackgroundUpdates)])
    Row(
      "background-off", ["IOS-BG-017"], .iOS(from: .iOS(9)), on: [.setAllowsBackground(false)],
      then: [.clear(.allowsBackgroundUpdates)])
    property(
      .showsIndicator, Event.setShowsIndicator, "shows-indicator", ["IOS-BG-031"],
      .iOS(from: .iOS(11)))
    property(.distanceFilterSet, Event.setDistanceFilter, "filter", ["IOS-BG-019"], .allIOS)
    property(.pauses, Event.setPausesAutomatically, "pauses", ["IOS-BG-053"], .allIOS)
    for accuracy in IOS.AccuracyClass.allCases {
      Row(
        "accuracy.\(accuracy.name)", ["IOS-BG-019", "IOS-ACC-006"],
        accuracy == .reduced ? .iOS(from: .iOS(14)) : .allIOS, on: [.setAccuracy(accuracy)],
        then: [.accuracy(accuracy)])
    }
  }

  private static let released: [Update] =
    IOS.Field.allCases.filter { $0.scope == .manager }.map { .set($0, 0) }

  @RowList private static func property(
    _ field: IOS.Field, _ event: (Bool) -> Event, _ id: String, _ facts: [FactID],
    _ versions: OSVersion.Span
  ) -> [Row] {
    Row("\(id).on", facts, versions, on: [event(true)], then: [.set(field)])
    Row("\(id).off", facts, versions, on: [event(false)], then: [.clear(field)])
  }
}
