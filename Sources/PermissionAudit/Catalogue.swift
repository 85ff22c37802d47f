import Findings

/// The rules there are, sorted by name.
public enum Catalogue {
  /// Every rule; what a person selects by name is found here.
  public static let all: [any Rule] = [
    AlwaysRequestedFirst(),
    AppClipRequestsAlways(),
    BackgroundModeWithoutUse(),
    BackgroundModeWrongType(),
    BackgroundUpdatesWithoutMode(),
    BluedotBackgroundKey(),
    BluetoothPeripheralStringMissing(),
    BluetoothStringMissing(),
    BluetoothStringUnneeded(),
    ReadingRules.cyclicReference,
    InventedKey(),
    LegacyAlwaysStringMissing(),
    ReadingRules.malformedFile,
    MotionStringMissing(),
    ReadingRules.nothingToCheck,
    ReadingRules.oversizedFile,
    PurposeKeyMisspelled(),
    PurposeStringEmpty(),
    PurposeStringEqualsKey(),
    PurposeStringLegacyOnly(),
    PurposeStringMissing(),
    PurposeStringPlaceholder(),
    PurposeStringSuperfluous(),
    PurposeStringUntranslated(),
    PurposeStringVague(),
    PurposeStringWrongType(),
    ReducedAccuracyWithRegions(),
    ReducedAccuracyWrongType(),
    TemporaryAccuracyKeyUndeclared(),
    TemporaryAccuracyWrongType(),
    ReadingRules.unreadableFile,
    ReadingRules.unresolvedInfoPlist,
  ]

  /// The rule with a name or a code; nil where there is none.
  public static func rule(_ name: String) -> (any Rule)? {
    all.first { $0.id.rawValue == name || $0.metadata.code == name.uppercased() }
  }
}
