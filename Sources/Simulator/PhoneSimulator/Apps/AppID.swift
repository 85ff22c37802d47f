/// The name of an app on a phone.
public struct AppID: RawRepresentable, Hashable, Sendable {
  /// The order of installation, from 0.
  public let rawValue: Int

  /// A name.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
