/// A call of an app's Bluetooth manager that has to wait for the radio, and what became of it.
package struct BluetoothCall: Hashable, Sendable {
  /// What became of a call.
  package enum Outcome: String, Hashable, Sendable {
    /// The radio took it.
    case taken
    /// The state is not known yet, or about to change: it is ignored (IOS-BT-013).
    case tooEarly
    /// The radio is off, or not the app's to use: it is ignored.
    case ignored
    /// The app has taken it back.
    case over
  }

  /// The call, as code spells it.
  package var name: String
  /// What became of it.
  package var outcome: Outcome

  /// A call.
  package init(_ name: String, _ outcome: Outcome) { (self.name, self.outcome) = (name, outcome) }
}
