import CoreLocation

/// A public symbol of Apple's Core Location, as Swift sees it, and what stands for it here.
///
/// The names, values and releases are Apple's. The proofs compile against Apple's framework too:
/// Documentation/Parity.md says how.
struct Symbol: Sendable {
  /// What stands for a symbol.
  enum Standing: String {
    /// It does what Apple's does, as far as the phone decides it.
    case implemented
    /// It is there, so that code compiles; it does nothing, or says that there is nothing.
    case declared
    /// Code that names it does not compile.
    case absent
  }

  var name: String
  /// The release of iOS that brought it.
  var since: String
  /// The release of iOS that deprecated it.
  var until: String?
  /// Its value, where Apple fixes one.
  var value: String?
  var standing: Standing
  /// Why it is not implemented.
  var note: String?
  /// Names the symbol, and gives its value where that is fixed.
  var proof: (@Sendable () -> Any)?
}

extension Symbol {
  static func here(
    _ name: String, _ since: String, until: String? = nil, value: String? = nil,
    _ proof: @autoclosure @escaping @Sendable () -> Any
  ) -> Symbol {
    Symbol(
      name: name, since: since, until: until, value: value, standing: .implemented, proof: proof)
  }

  static func declared(
    _ name: String, _ since: String, until: String? = nil, value: String? = nil, _ note: String,
    _ proof: @autoclosure @escaping @Sendable () -> Any
  ) -> Symbol {
    Symbol(
      name: name, since: since, until: until, value: value, standing: .declared, note: note,
      proof: proof)
  }

  static func absent(
    _ name: String, _ since: String, until: String? = nil, _ note: String
  ) -> Symbol {
    Symbol(name: name, since: since, until: until, standing: .absent, note: note)
  }

  /// A method of the delegate: optional with Apple, and with an empty default here.
  static func delegate(
    _ name: String, _ since: String, until: String? = nil,
    _ proof: @escaping @Sendable (any CLLocationManagerDelegate) -> Any
  ) -> Symbol {
    Symbol(
      name: "CLLocationManagerDelegate.\(name)", since: since, until: until,
      standing: .implemented, proof: { proof })
  }

  /// Every symbol, by subject.
  static let subjects: [(title: String, symbols: [Symbol])] = [
    ("Permission", permission),
    ("The manager", manager),
    ("Regions, beacons and location pushes of the manager", managerRegions),
    ("The delegate", delegate),
    ("Sessions", sessions),
    ("Live updates and monitors", streams),
    ("Places", places),
    ("Regions and beacons", regions),
    ("Geocoding", geocoding),
    ("Errors", errors),
    ("Constants and other enumerations", constants),
  ]

  static let all = subjects.flatMap(\.symbols)
}
