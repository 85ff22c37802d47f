import AuthorizationEngine
import PlatformModel
import StateExploration

extension Alphabet {
  /// An app that asks for When In Use, and a person who answers, leaves, locks and visits Settings.
  static let asking = Alphabet(
    [
      .createManager, .requestWhenInUse, .open, .leave, .lock, .unlock, .forceQuit, .togglePrecise,
      .graceElapsed, .suspend, .terminate, .chooseInSettings(.never),
      .chooseInSettings(.askNextTime), .setLocationServices(true), .setLocationServices(false),
    ] + IOS.Button.allCases.map(IOS.Event.answer))

  /// An app that asks for Always and is notified of significant changes.
  static let always = Alphabet(
    [
      .createManager, .requestAlways, .startSignificantChanges, .happens(.significantChange),
      .quietMoment, .open, .leave, .graceElapsed, .suspend, .terminate,
      .chooseInSettings(.whileUsing), .chooseInSettings(.always),
    ] + IOS.Button.allCases.map(IOS.Event.answer))

  /// The sessions of iOS 18.
  static let sessions = Alphabet(
    [
      .open, .leave, .graceElapsed, .suspend, .terminate, .startLiveUpdates, .liveUpdateDue,
      .sessionMemoryElapsed,
    ] + IOS.Event.SessionKind.allCases.map(IOS.Event.beginSession)
      + IOS.Button.allCases.map(IOS.Event.answer))

  /// Motion, Bluetooth and the switches that belong to them.
  static let otherPermissions = Alphabet([
    .open, .leave, .queryMotion, .startMotionUpdates, .readRawMotion, .createBluetoothManager,
    .readBluetoothAuthorization, .answer(.allow), .answer(.ok), .answer(.dontAllow),
    .setMotion(false), .setMotion(true), .setFitnessTracking(false), .setFitnessTracking(true),
    .setBluetoothPermission(false), .setBluetoothInControlCenter(false), .nextDay, .restart,
    .unlock,
  ])

  /// Each with the name that a test shows.
  static let examples: [(name: String, alphabet: Alphabet)] = [
    ("asking", .asking), ("always", .always), ("sessions", .sessions),
    ("other permissions", .otherPermissions),
  ]
}

extension IOS.Build {
  /// Every purpose string, the background mode and a purpose key: nothing is missing.
  static let complete = IOS.Build(
    purposeStrings: [
      .whenInUse, .always, .alwaysAndWhenInUse, .motion, .bluetoothAlways,
    ], temporaryAccuracyKeys: ["delivery"], hasLocationBackgroundMode: true)
}

extension ModelSearch {
  /// A search from a fresh install.
  init(
    _ version: OSVersion, _ alphabet: Alphabet, _ build: IOS.Build = .complete,
    measure: Measure = .steps, limits: SearchLimits = SearchLimits()
  ) {
    self.init(
      IOS.Engine(IOS.System(version)), alphabet, from: IOS.State(build), measure: measure,
      limits: limits)
  }
}
