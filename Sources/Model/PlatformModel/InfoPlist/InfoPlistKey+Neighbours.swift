extension InfoPlistKey {
  /// iOS 14+: dictionary of an App Clip's properties.
  public static let appClip = Self(rawValue: "NSAppClip")
  /// iOS 14+: Boolean inside ``appClip``; the clip may confirm a region (IOS-NEW-018).
  public static let appClipLocationConfirmation = Self(
    rawValue: "NSAppClipRequestLocationConfirmation")
  /// iOS 14+ (IOS-OTH-001).
  public static let localNetwork = Self(rawValue: "NSLocalNetworkUsageDescription")
  /// iOS 14+: the services that the app looks for on the local network (IOS-OTH-001).
  public static let bonjourServices = Self(rawValue: "NSBonjourServices")
  /// iOS 14+ (IOS-OTH-002).
  public static let nearbyInteraction = Self(rawValue: "NSNearbyInteractionUsageDescription")
  /// iOS 14+ (IOS-OTH-003).
  public static let tracking = Self(rawValue: "NSUserTrackingUsageDescription")
  /// Answers the export question of an upload (IOS-STORE-012).
  public static let usesNonExemptEncryption = Self(rawValue: "ITSAppUsesNonExemptEncryption")
  /// iOS 9+: dictionary of what may travel in clear text (IOS-STORE-012).
  public static let appTransportSecurity = Self(rawValue: "NSAppTransportSecurity")
  /// What a device must have; the store filters by it (IOS-STORE-013).
  public static let requiredDeviceCapabilities = Self(rawValue: "UIRequiredDeviceCapabilities")
}
