import Findings

/// A target under one build configuration, with everything resolved.
public struct TargetConfiguration: Hashable, Sendable {
  /// "Debug", "Release", or what the project calls it.
  public var name: String
  /// The Info.plist that the built bundle will carry; nil if it could not be resolved.
  public var infoPlist: EffectiveInfoPlist?
  /// IPHONEOS_DEPLOYMENT_TARGET (or the platform's own), such as "15.0"; nil if nothing says.
  public var deploymentTarget: String?
  /// The code-signing entitlements; nil if there are none.
  public var entitlements: PropertyList?
  /// The privacy manifest; nil if there is none.
  public var privacyManifest: PropertyList?
  /// The languages of the bundle with their InfoPlist strings, sorted by language.
  public var localizations: [Localization]
  /// Preprocessor and Swift conditions that are set, such as "DEBUG" or "PERMISSION_LOCATION=1".
  public var conditions: [String]
  /// The privacy manifests of the resource bundles inside it, which speak for libraries that are
  /// linked statically.
  public var innerPrivacyManifests: [PropertyList] = []
  /// Whether the target copies a privacy manifest, one that the tree does not hold included.
  public var copiesPrivacyManifest = false
  /// What a built bundle may be signed for; nil if it carries no profile.
  public var profile: ProvisioningProfile?
  /// Whether a storyboard or a nib holds a web view; looked for only where the Info.plist has the
  /// text that a page in it would show.
  public var showsWebView = false

  /// Whether code without an isolation of its own is the main actor's: Xcode 26 and later.
  public var isMainActorByDefault = false
  /// SWIFT_VERSION, such as "6.0"; for a target of Xcode "5.0" where nothing says.
  public var swiftVersion: String?
  /// Whether asynchronous code without an isolation runs where its caller does.
  public var isApproachablyConcurrent = false

  /// A target under one configuration.
  public init(
    name: String, infoPlist: EffectiveInfoPlist?, deploymentTarget: String? = nil,
    entitlements: PropertyList? = nil, privacyManifest: PropertyList? = nil,
    localizations: [Localization] = [], conditions: [String] = []
  ) {
    self.name = name
    self.infoPlist = infoPlist
    self.deploymentTarget = deploymentTarget
    self.entitlements = entitlements
    self.privacyManifest = privacyManifest
    self.localizations = localizations
    self.conditions = conditions
  }
}
