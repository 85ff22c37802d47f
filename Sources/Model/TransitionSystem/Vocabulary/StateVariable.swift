/// A variable of a state, with a closed domain of named values.
public protocol StateVariable: Hashable, Sendable, CustomStringConvertible {
  /// Every variable, in a fixed order.
  static var all: [Self] { get }
  /// The place in ``all``.
  var number: Int { get }
  /// Where it lies in the words of a state.
  var placement: Placement { get }
  /// The names of the values, each at the index that the words hold.
  var domain: [String] { get }
}
