extension KeyDuty {
  /// One cell of the table of requirements.
  struct Rule: Hashable, Sendable {
    let request: LocationRequest
    let key: InfoPlistKey
    let versions: OSVersion.Span
    let duty: KeyDuty
    let facts: [FactID]

    init(
      _ request: LocationRequest, _ key: InfoPlistKey, _ versions: OSVersion.Span, _ duty: KeyDuty,
      _ facts: [FactID]
    ) {
      self.request = request
      self.key = key
      self.versions = versions
      self.duty = duty
      self.facts = facts
    }

    /// What is not listed is not read.
    static let all: [Rule] = [
      Rule(.requestWhenInUse, .whenInUse, .allIOS, .required, ["IOS-KEY-002"]),
      Rule(.requestAlways, .always, .iOS(8...10), .required, ["IOS-KEY-004"]),
      Rule(.requestAlways, .whenInUse, .iOS(from: .iOS(11)), .required, ["IOS-KEY-003"]),
      Rule(.requestAlways, .alwaysAndWhenInUse, .iOS(from: .iOS(11)), .required, ["IOS-KEY-003"]),
      Rule(.requestAlways, .always, .iOS(from: .iOS(11)), .keptForOldTargets, ["IOS-KEY-004"]),
      Rule(
        .requestTemporaryFullAccuracy, .temporaryAccuracy, .iOS(from: .iOS(14)), .required,
        ["IOS-ACC-009"]),
      Rule(.whenInUseSession, .whenInUse, .iOS(from: .iOS(18)), .required, ["IOS-NEW-006"]),
      Rule(.alwaysSession, .whenInUse, .iOS(from: .iOS(18)), .required, ["IOS-NEW-004"]),
      Rule(.alwaysSession, .alwaysAndWhenInUse, .iOS(from: .iOS(18)), .required, ["IOS-NEW-004"]),
    ]
  }
}
