extension InfoPlistKey {
  /// What the key does for a request on a release (Documentation/Facts/ios-purpose-strings.md).
  ///
  /// Goes for apps linked against SDK 11 or later (IOS-KEY-003). A release that lacks the request
  /// reads nothing for it.
  public func duty(for request: LocationRequest, on version: OSVersion) -> KeyDuty {
    KeyDuty.Rule.all.first {
      $0.request == request && $0.key == self && $0.versions.contains(version)
    }?.duty ?? .notRead
  }

  /// The keys without which a request does nothing on a release, in the order of the catalog.
  public static func required(for request: LocationRequest, on version: OSVersion) -> [InfoPlistKey]
  {
    let keys = KeyDuty.Rule.all.filter {
      $0.request == request && $0.duty == .required && $0.versions.contains(version)
    }.map { $0.key }
    return keys.count < 2 ? keys : catalogue.map { $0.key }.filter(keys.contains)
  }

  /// Whether a purpose string with a text counts as declared: that of location may be empty, and the
  /// prompt comes without a reason (IOS-KEY-006).
  public func isThere(_ text: String) -> Bool {
    [.whenInUse, .always, .alwaysAndWhenInUse].contains(self)
      || !text.allSatisfy { $0.isWhitespace }
  }

  /// Whether a release reads the key at all, for whatever it is for.
  public func isRead(on version: OSVersion) -> Bool {
    entry?.versions?.contains(version) ?? false
  }
}
