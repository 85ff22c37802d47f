/// A state, packed into words.
public protocol SystemState: Hashable, Sendable, CustomStringConvertible {
  associatedtype Words: StateWords
  /// The words that hold it.
  var words: Words { get }
  /// The state that words hold, which came from a state and are not looked at again.
  init(words: Words)
}
