/// A set of authorization statuses, for what a condition in a source lets through.
struct AuthorizationNames: OptionSet {
  let rawValue: UInt8

  static let all = AuthorizationNames(rawValue: 0b11111)

  /// As Core Location spells them in Swift, in the order of their raw values.
  static let spellings = [
    "notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse",
  ]

  /// The status of a spelling, of either language.
  static func spelled(_ name: String) -> AuthorizationNames? {
    let prefix = "kCLAuthorizationStatus"
    var spelling = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    if let first = spelling.first, name.hasPrefix(prefix) {
      spelling = first.lowercased() + spelling.dropFirst()
    }
    if spelling == "authorized" { spelling = "authorizedAlways" }
    return spellings.firstIndex(of: spelling).map { AuthorizationNames(rawValue: 1 << UInt8($0)) }
  }

  var complement: AuthorizationNames { AuthorizationNames.all.subtracting(self) }

  /// The names in order; nil if nothing is known, or nothing is possible.
  var names: [String]? {
    if self == .all || isEmpty { return nil }
    return Self.spellings.indices.filter { rawValue & (1 << UInt8($0)) != 0 }.map {
      Self.spellings[$0]
    }
  }
}

/// What a condition says of the authorization status.
struct AuthorizationTest {
  /// The statuses that are possible where it is true.
  var statuses: AuthorizationNames
  /// Whether it says nothing else, so that all others are possible where it is false.
  var isExact: Bool

  /// The statuses that are possible where it is false.
  var otherwise: AuthorizationNames { isExact ? statuses.complement : .all }

  var negated: AuthorizationTest? {
    isExact ? AuthorizationTest(statuses: statuses.complement, isExact: true) : nil
  }

  /// `a && b`, where nil says nothing about the status.
  static func all(_ parts: [AuthorizationTest?]) -> AuthorizationTest? {
    let told = parts.compactMap { $0 }
    guard !told.isEmpty else { return nil }
    return AuthorizationTest(
      statuses: told.reduce(.all) { $0.intersection($1.statuses) },
      isExact: told.count == parts.count && told.allSatisfy(\.isExact))
  }

  /// `a || b`, where nil says nothing about the status.
  static func any(_ parts: [AuthorizationTest?]) -> AuthorizationTest? {
    let told = parts.compactMap { $0 }
    guard !told.isEmpty, told.count == parts.count else { return nil }
    return AuthorizationTest(
      statuses: told.reduce([]) { $0.union($1.statuses) }, isExact: told.allSatisfy(\.isExact))
  }
}
