/// A key of a bundle's Info.plist that has to do with a permission, spelled as Apple spells it.
///
/// A platform owns this set, so any other key survives as a value.
public struct InfoPlistKey: RawRepresentable, Hashable, Sendable {
  /// The key itself.
  public let rawValue: String

  /// Any key, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension InfoPlistKey {
  /// iOS 8+: text of the first prompt; needed for every location request.
  public static let whenInUse = Self(rawValue: "NSLocationWhenInUseUsageDescription")
  /// iOS 8-10: text of the Always prompt; not read by iOS 11 and later (IOS-KEY-004).
  public static let always = Self(rawValue: "NSLocationAlwaysUsageDescription")
  /// iOS 11+: text of the Always prompt, needed beside ``whenInUse`` (IOS-KEY-003).
  public static let alwaysAndWhenInUse = Self(
    rawValue: "NSLocationAlwaysAndWhenInUseUsageDescription")
  /// iOS 6-7, macOS: ignored from iOS 8.
  public static let locationUsage = Self(rawValue: "NSLocationUsageDescription")
  /// iOS 14+: purpose keys of temporary full accuracy, a dictionary of strings.
  public static let temporaryAccuracy = Self(
    rawValue: "NSLocationTemporaryUsageDescriptionDictionary")
  /// iOS 14+: Boolean; location is asked with reduced accuracy.
  public static let defaultAccuracyReduced = Self(rawValue: "NSLocationDefaultAccuracyReduced")
  /// iOS 18+: Boolean; switches implicit service sessions off (IOS-NEW-006).
  public static let requireExplicitServiceSession = Self(
    rawValue: "NSLocationRequireExplicitServiceSession")
  /// iOS 14+: Boolean in a widget's Info.plist.
  public static let widgetWantsLocation = Self(rawValue: "NSWidgetWantsLocation")
  /// iOS 4+: array of strings; `location` keeps standard updates running in the background.
  public static let backgroundModes = Self(rawValue: "UIBackgroundModes")
  /// iOS 7+, the process is killed without it from iOS 10 (IOS-MOT-006).
  public static let motion = Self(rawValue: "NSMotionUsageDescription")
  /// iOS 13+, the process is killed without it (IOS-BT-004).
  public static let bluetoothAlways = Self(rawValue: "NSBluetoothAlwaysUsageDescription")
  /// iOS 6-12 (IOS-BT-005).
  public static let bluetoothPeripheral = Self(rawValue: "NSBluetoothPeripheralUsageDescription")
}
