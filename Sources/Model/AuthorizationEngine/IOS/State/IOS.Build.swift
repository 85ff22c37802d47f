import PlatformModel

extension IOS {
  /// What a build of an app declares, as far as the permission system reads it.
  public struct Build: Hashable, Sendable {
    /// The purpose strings that are present and of the right type, those of location also where they
    /// are empty (IOS-KEY-006).
    public var purposeStrings: Set<InfoPlistKey>
    /// The purpose keys of NSLocationTemporaryUsageDescriptionDictionary, iOS 14+.
    public var temporaryAccuracyKeys: Set<String>
    /// Whether UIBackgroundModes is an array that holds `location` (IOS-STORE-014).
    public var hasLocationBackgroundMode: Bool
    /// NSLocationDefaultAccuracyReduced as a Boolean that is true, iOS 14+ (IOS-ACC-010).
    public var defaultAccuracyReduced: Bool
    /// NSLocationRequireExplicitServiceSession as a Boolean that is true, iOS 18+ (IOS-NEW-006).
    public var requiresExplicitServiceSession: Bool
    /// What kind of process runs it.
    public var kind: Kind
    /// The SDK it was linked against; several rules of iOS go by it and not by the running system.
    public var linkedSDK: OSVersion

    /// A build; by default an app that declares nothing, linked against the newest SDK.
    public init(
      purposeStrings: Set<InfoPlistKey> = [], temporaryAccuracyKeys: Set<String> = [],
      hasLocationBackgroundMode: Bool = false, defaultAccuracyReduced: Bool = false,
      requiresExplicitServiceSession: Bool = false, kind: Kind = .app,
      linkedSDK: OSVersion = .newestIOS
    ) {
      self.purposeStrings = purposeStrings
      self.temporaryAccuracyKeys = temporaryAccuracyKeys
      self.hasLocationBackgroundMode = hasLocationBackgroundMode
      self.defaultAccuracyReduced = defaultAccuracyReduced
      self.requiresExplicitServiceSession = requiresExplicitServiceSession
      self.kind = kind
      self.linkedSDK = linkedSDK
    }
  }
}

extension IOS.Build {
  /// The kinds of process that the permission system treats differently.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case app
    case appClip
    case appExtension
  }
}
