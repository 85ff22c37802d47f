import AuthorizationEngine
import PlatformModel
import StateExploration

/// A part of the model that a search finishes: some events, and a build that they matter to.
struct SearchSlice: CustomStringConvertible {
  let description: String
  let alphabet: Alphabet
  let build: IOS.Build

  init(_ name: String, _ events: [IOS.Event], _ build: IOS.Build = .complete) {
    description = name
    alphabet = Alphabet(events + [.open, .leave, .graceElapsed, .suspend, .terminate])
    self.build = build
  }

  /// The search of it on a release.
  func search(_ version: OSVersion) -> ModelSearch { ModelSearch(version, alphabet, build) }
}

extension SearchSlice {
  private static let answers = IOS.Button.allCases.map(IOS.Event.answer)
  private static let choices = IOS.Event.SettingsChoice.allCases.map(IOS.Event.chooseInSettings)

  private static func both(_ event: (Bool) -> IOS.Event) -> [IOS.Event] {
    [event(true), event(false)]
  }

  /// Parts that together hold every event of the model.
  static let all: [SearchSlice] = [
    SearchSlice(
      "asking",
      answers + choices + [
        .createManager, .releaseManager, .requestWhenInUse, .requestAlways, .lock, .unlock,
        .forceQuit,
      ]),
    SearchSlice(
      "services off",
      answers + both(IOS.Event.setLocationServices) + [
        .createManager, .requestWhenInUse, .requestLocation, .startRegion, .startVisits,
        .startRanging, .startSignificantChanges, .tapLocationButton,
      ]),
    SearchSlice(
      "updates",
      both(IOS.Event.setAllowsBackground) + both(IOS.Event.setShowsIndicator)
        + both(IOS.Event.setPausesAutomatically) + [
          .createManager, .requestWhenInUse, .answer(.allow), .answer(.allowWhileUsing),
          .answer(.allowOnce), .startUpdating, .stopUpdating, .requestLocation, .locationFix,
          .locationUnknown, .tapIndicator, .longStop, .allowOnceLapses,
        ]),
    SearchSlice(
      "filters",
      both(IOS.Event.setDistanceFilter) + IOS.AccuracyClass.allCases.map(IOS.Event.setAccuracy) + [
        .createManager, .requestAlways, .answer(.allow), .answer(.alwaysAllow),
        .answer(.allowWhileUsing), .chooseInSettings(.always), .startUpdating,
        .setAllowsBackground(true), .setShowsIndicator(true), .startSignificantChanges,
        .stopSignificantChanges, .locationFix, .reminderDue, .quietMoment,
        .answer(.changeToOnlyWhileUsing), .answer(.continueAllowing),
      ]),
    SearchSlice(
      "monitoring",
      answers + [
        .createManager, .requestAlways, .startRegion, .stopRegion, .happens(.region),
        .startVisits, .stopVisits, .happens(.visit), .startSignificantChanges,
        .happens(.significantChange), .heldEventExpires, .quietMoment, .forceQuit, .lock, .unlock,
      ]),
    SearchSlice(
      "ranging",
      [
        .createManager, .requestWhenInUse, .answer(.allow), .answer(.allowWhileUsing),
        .startRanging, .stopRanging, .beaconSeen, .setPrecise(true), .setPrecise(false),
        .locationServicesEnabledOnMainThread,
      ] + both(IOS.Event.setBluetoothInSettings) + both(IOS.Event.setBluetoothInControlCenter)),
    SearchSlice(
      "accuracy",
      answers + both(IOS.Event.setPrecise)
        + IOS.Event.PurposeKey.allCases.map(IOS.Event.requestTemporaryFullAccuracy) + [
          .createManager, .requestWhenInUse, .togglePrecise, .tapLocationButton, .lock, .unlock,
          .locationFix, .startUpdating, .beginSession(.fullAccuracy),
          .invalidateSession(.fullAccuracy),
        ]),
    SearchSlice(
      "accuracy reduced by default",
      answers + [
        .createManager, .requestWhenInUse, .requestAlways, .setPrecise(true),
        .requestTemporaryFullAccuracy(.listed), .beginSession(.whenInUse),
      ], .complete { $0.defaultAccuracyReduced = true }),
    SearchSlice(
      "sessions",
      answers + IOS.Event.SessionKind.allCases.map(IOS.Event.beginSession)
        + IOS.Event.SessionKind.allCases.map(IOS.Event.invalidateSession) + [
          .startLiveUpdates, .liveUpdateDue, .sessionMemoryElapsed,
        ], .complete { $0.requiresExplicitServiceSession = true }),
    SearchSlice(
      "monitors and activities",
      [
        .createManager, .requestAlways, .answer(.allowWhileUsing), .answer(.changeToAlwaysAllow),
        .chooseInSettings(.always), .addCondition, .removeCondition, .startMonitorEvents,
        .stopMonitorEvents, .happens(.condition), .beginSession(.always),
        .invalidateSession(.always), .beginBackgroundActivity, .invalidateBackgroundActivity,
        .sessionMemoryElapsed, .stopLiveUpdates, .startLiveUpdates, .liveUpdateDue,
      ]),
    SearchSlice(
      "motion and Bluetooth",
      both(IOS.Event.setMotion) + both(IOS.Event.setFitnessTracking)
        + both(IOS.Event.setBluetoothPermission)
        + both(IOS.Event.setBluetoothInControlCenter) + both(IOS.Event.setBluetoothInSettings) + [
          .queryMotion, .startMotionUpdates, .readRawMotion, .createBluetoothManager,
          .readBluetoothAuthorization, .answer(.allow), .answer(.ok), .answer(.dontAllow),
          .nextDay, .restart, .unlock,
        ]),
    SearchSlice(
      "the life of an App Clip",
      answers + choices + both(IOS.Event.setRestricted) + [
        .createManager, .requestWhenInUse, .requestAlways, .clipGrantExpires, .crash, .unlock,
        .restart, .updateApp, .updateSystem, .reinstall, .resetLocationAndPrivacy,
      ], .complete { $0.kind = .appClip }),
    SearchSlice(
      "managed phones",
      answers + [
        .createManager, .requestWhenInUse, .suggestPermission(.whileUsing),
        .suggestPermission(.always), .setMotion(false), .queryMotion, .resetLocationAndPrivacy,
        .reinstall, .setRestricted(true), .setRestricted(false), .lock, .unlock,
      ]),
    SearchSlice(
      "nothing declared",
      IOS.Event.SessionKind.allCases.map(IOS.Event.beginSession) + [
        .createManager, .requestWhenInUse, .requestAlways, .setAllowsBackground(true),
        .queryMotion, .createBluetoothManager, .startUpdating, .locationFix,
      ], IOS.Build()),
  ]
}

extension IOS.Build {
  /// The complete build with one thing changed.
  static func complete(_ change: (inout IOS.Build) -> Void) -> IOS.Build {
    var build = complete
    change(&build)
    return build
  }
}
