/// Something that has a spelling of its own, for tables and traces.
public protocol Spelled {
  /// The value in words: "answer(Allow Once)".
  var spelled: String { get }
}
