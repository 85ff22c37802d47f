import Findings

/// The rules there are, sorted by name.
public enum Catalogue {
  /// Every rule; what a person selects by name is found here.
  public static let all: [any Rule] = [
    AlwaysAwaitedWithoutCallback(),
    AlwaysRequestedFirst(),
    AlwaysTakenForBackground(),
    AppClipRequestsAlways(),
    ReadingRules.appNotRead,
    ArbitraryLoads(),
    BackgroundAskedWithForeground(),
    BackgroundModeWithoutUse(),
    BackgroundModeWrongType(),
    BackgroundUpdatesCleared(),
    BackgroundUpdatesSetLate(),
    BackgroundUpdatesSuspended(),
    BackgroundUpdatesWithoutMode(),
    BackgroundWithoutForeground(),
    BeaconsNeverForLocation(),
    BluedotBackgroundKey(),
    BluetoothDenialUnhandled(),
    BluetoothEnabledByCode(),
    BluetoothPeripheralStringMissing(),
    BluetoothStringMissing(),
    BluetoothStringUnneeded(),
    CleartextRequest(),
    ReadingRules.codeInNoTarget,
    ReadingRules.cyclicReference,
    ReadingRules.encryptedCode,
    EncryptionQuestionUnanswered(),
    ExplicitSessionMissing(),
    FineLocationCapped(),
    FineWithoutCoarse(),
    FlagWithoutEffect(),
    ForegroundServicePermissionMissing(),
    ForegroundServiceWithoutType(),
    GPSRequired(),
    InsecureExceptionDomain(),
    InventedKey(),
    ReadingRules.irregularPackage,
    LegacyAlwaysStringMissing(),
    LocationButtonIncomplete(),
    LocationNeverRequested(),
    LocationPushIncomplete(),
    LocationRequestWithoutCallbacks(),
    ReadingRules.malformedFile,
    ManagerAsLocalVariable(),
    ManagerOffMainThread(),
    MonitorNameAsserts(),
    MotionStringMissing(),
    NeverGrantablePermission(),
    ReadingRules.nothingToCheck,
    OldBluetoothCap(),
    ReadingRules.oversizedFile,
    PermissionDeclaredTwice(),
    PermissionDeprecated(),
    PermissionIgnored(),
    PermissionMissing(),
    PermissionSuperfluous(),
    PlayDeclarationDue(),
    PrivacyManifestLocation(),
    PrivacyManifestMissing(),
    PurposeKeyMisspelled(),
    PurposeStringEmpty(),
    PurposeStringEqualsKey(),
    PurposeStringForLibrary(),
    PurposeStringLegacyOnly(),
    PurposeStringMissing(),
    PurposeStringPlaceholder(),
    PurposeStringSuperfluous(),
    PurposeStringUntranslated(),
    PurposeStringVague(),
    PurposeStringWrongType(),
    RationaleTakenForFinal(),
    ReducedAccuracyWithRegions(),
    ReducedAccuracyWrongType(),
    RegionsWithoutAccuracyCheck(),
    RequestAtLaunch(),
    ScansNeedFine(),
    ServiceNeedUndeclared(),
    ServicesEnabledOnMain(),
    SessionNotRecreatedAtLaunch(),
    StoreAnswersDue(),
    TargetBelowStore(),
    TemporaryAccuracyKeyUndeclared(),
    TemporaryAccuracyWrongType(),
    ReadingRules.unreadableFile,
    ReadingRules.unresolvedInfoPlist,
    UnusedIgnore(),
    UpdatesWithoutDelegate(),
    WifiSwitchedByCode(),
  ]

  /// The rule with a name or a code; nil if there is none.
  public static func rule(_ name: String) -> (any Rule)? {
    all.first { $0.id.rawValue == name || $0.metadata.code == name.uppercased() }
  }

  /// The name that was likely meant by one that no rule has; nil if none is near.
  public static func nearest(to name: String) -> RuleID? {
    let near = all.map(\.id)
      .map { (id: $0, distance: $0.rawValue.editDistance(to: name)) }
      .min { ($0.distance, $0.id) < ($1.distance, $1.id) }
    return near.flatMap { $0.distance <= 6 ? $0.id : nil }
  }
}
