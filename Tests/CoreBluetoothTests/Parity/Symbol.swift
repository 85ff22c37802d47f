import CoreBluetooth

/// A public symbol of Apple's Core Bluetooth, as Swift sees it, and what stands for it here.
///
/// Names and values come from the metadata of PyObjC 12.2.2; facts only. The form is that of Core
/// Location's table, whose page is Documentation/Parity.md.
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
  /// Its value, where Apple fixes one.
  var value: String?
  var standing: Standing
  /// Names the symbol, and gives its value where that is fixed.
  var proof: (@Sendable () -> Any)?

  static func here(
    _ name: String, _ since: String, value: String? = nil,
    _ proof: @autoclosure @escaping @Sendable () -> Any
  ) -> Symbol {
    Symbol(name: name, since: since, value: value, standing: .implemented, proof: proof)
  }

  static func declared(
    _ name: String, _ since: String, value: String? = nil,
    _ proof: @autoclosure @escaping @Sendable () -> Any
  ) -> Symbol {
    Symbol(name: name, since: since, value: value, standing: .declared, proof: proof)
  }

  static func absent(_ name: String, _ since: String) -> Symbol {
    Symbol(name: name, since: since, standing: .absent)
  }

  /// Every symbol.
  static let all = permission + devices + attributes + constants
}
