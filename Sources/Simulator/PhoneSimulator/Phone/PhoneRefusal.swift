import AuthorizationEngine

/// A verb that cannot be done on a phone as it is, with what could be done instead.
public struct PhoneRefusal: Error, Hashable, Sendable {
  /// Why, as a code.
  public let reason: IOS.Refusal
  /// Why, in one sentence.
  public let sentence: String
  /// What was possible instead, in the words of the phone; empty if nothing is.
  public let possible: [String]

  package init(_ reason: IOS.Refusal, _ sentence: String? = nil, possible: [String] = []) {
    self.reason = reason
    self.sentence = sentence ?? reason.description
    self.possible = possible
  }
}

extension PhoneRefusal: CustomStringConvertible {
  /// The sentence, and the way out.
  public var description: String {
    possible.isEmpty ? sentence : "\(sentence) Possible: \(possible.joined(separator: ", "))."
  }
}
