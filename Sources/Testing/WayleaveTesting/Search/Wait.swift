/// Something that has to end, in a state: an action that waits, or an obligation.
struct Wait: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// By its place among those that wait.
    case action(Int)
    case obligation(Obligation)
  }

  var node: Int
  var subject: Subject

  var isOfObligation: Bool {
    if case .obligation = subject { true } else { false }
  }
}
