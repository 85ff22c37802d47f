/// A public symbol of Apple's location, motion or Bluetooth frameworks, with the releases that have
/// it.
///
/// Names and releases are those of the parity tables of the modules of the same names, which tests
/// compare with these rows. They come from the metadata of PyObjC and the bindings of
/// dotnet/macios.
public struct AppleSymbol: Hashable, Sendable {
  /// The name as Swift sees it: "CLLocationManager.requestLocation()".
  public let name: String
  /// The release of iOS that brought it, which may be older than any that is modeled.
  public let since: OSVersion
  /// The release of iOS that deprecated it; nil if none did.
  public let deprecated: OSVersion?
  /// The disagreement of the sources on its deprecation; nil if they agree.
  public let dispute: Disagreement?

  init(
    _ name: String, _ major: Int, _ minor: Int = 0, deprecated: Int? = nil,
    dispute: Disagreement? = nil
  ) {
    self.name = name
    since = OSVersion(unchecked: .iOS, major, minor)
    self.deprecated = deprecated.map { OSVersion(unchecked: .iOS, $0, 0) }
    self.dispute = dispute
  }
}

extension AppleSymbol {
  /// Every symbol, framework by framework.
  public static let all: [AppleSymbol] = coreLocation + coreMotion + coreBluetooth

  /// The name without labels: "CLLocationManager.requestLocation".
  public var qualifiedName: String { String(name.prefix { $0 != "(" && $0 != " " }) }

  /// The name without its type and labels: "requestLocation"; a type's own name for a type.
  public var baseName: String {
    qualifiedName.split(separator: ".").last.map(String.init) ?? name
  }
}
