extension PlatformAPI {
  /// The release of iOS from which on an object answers to the method; nil if all modeled ones do.
  ///
  /// `respondsToSelector:` was the test for it before `@available`.
  var introduced: String? {
    switch self {
    case .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .startMonitoringVisits: "8.0"
    case .requestLocation, .allowsBackgroundLocationUpdates: "9.0"
    case .showsBackgroundLocationIndicator: "11.0"
    case .requestTemporaryFullAccuracyAuthorization, .accuracyAuthorization: "14.0"
    default: nil
    }
  }

  /// The release from which on an object answers to a selector; nil for one that is not the
  /// platform's.
  static func introduction(ofSelector name: String) -> String? {
    PlatformName.named(name).flatMap(\.api.introduced)
  }
}
