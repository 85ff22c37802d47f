/// The name of an app on a phone.
@usableFromInline package struct AppID: RawRepresentable, Hashable, Sendable {
  /// The order of installation, from 0.
  @usableFromInline package let rawValue: Int

  /// A name.
  @usableFromInline package init(rawValue: Int) { self.rawValue = rawValue }
}
