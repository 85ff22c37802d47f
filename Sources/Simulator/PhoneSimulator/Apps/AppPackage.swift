import AuthorizationEngine
import PlatformModel

/// An app as it is installed: its name, what its Info.plist says, and the SDK it was linked against.
public struct AppPackage: Hashable, Sendable {
  /// The name under its icon, which prompts show.
  public var name: String
  /// The bundle identifier.
  public var bundleIdentifier: String
  /// The purpose strings by key; one that is empty counts as missing, save those of location
  /// (IOS-KEY-006).
  public var purposeStrings: [InfoPlistKey: String]
  /// The texts of NSLocationTemporaryUsageDescriptionDictionary by purpose key.
  public var temporaryAccuracy: [String: String]
  /// The values of UIBackgroundModes.
  public var backgroundModes: [String]
  /// NSLocationDefaultAccuracyReduced, iOS 14+.
  public var defaultAccuracyReduced: Bool
  /// NSLocationRequireExplicitServiceSession, iOS 18+.
  public var requiresExplicitServiceSession: Bool
  /// What kind of process it is.
  public var kind: IOS.Build.Kind
  /// The oldest release that installs it.
  public var deploymentTarget: OSVersion
  /// The SDK it was linked against.
  public var linkedSDK: OSVersion

  /// An app; by default one that declares nothing and runs everywhere.
  public init(
    name: String, bundleIdentifier: String? = nil, purposeStrings: [InfoPlistKey: String] = [:],
    temporaryAccuracy: [String: String] = [:], backgroundModes: [String] = [],
    defaultAccuracyReduced: Bool = false, requiresExplicitServiceSession: Bool = false,
    kind: IOS.Build.Kind = .app, deploymentTarget: OSVersion = .oldestIOS,
    linkedSDK: OSVersion = .newestIOS
  ) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier ?? "app." + name.lowercased().filter { $0 != " " }
    self.purposeStrings = purposeStrings
    self.temporaryAccuracy = temporaryAccuracy
    self.backgroundModes = backgroundModes
    self.defaultAccuracyReduced = defaultAccuracyReduced
    self.requiresExplicitServiceSession = requiresExplicitServiceSession
    self.kind = kind
    self.deploymentTarget = deploymentTarget
    self.linkedSDK = linkedSDK
  }

  /// What the permission system reads of it.
  package var build: IOS.Build {
    var declared = Set<InfoPlistKey>(minimumCapacity: purposeStrings.count)
    for (key, text) in purposeStrings where key.isThere(text) { declared.insert(key) }
    return IOS.Build(
      purposeStrings: declared,
      temporaryAccuracyKeys: Set(temporaryAccuracy.keys),
      hasLocationBackgroundMode: backgroundModes.contains("location"),
      defaultAccuracyReduced: defaultAccuracyReduced,
      requiresExplicitServiceSession: requiresExplicitServiceSession, kind: kind,
      linkedSDK: linkedSDK)
  }
}
