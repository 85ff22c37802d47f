/// Whether requestLocation waits for its answer.
struct OneTimeRequest {
  private(set) var isWaiting = false
  /// Whether the delegate is called with the answer just now.
  private(set) var isBeingAnswered = false

  mutating func begin() { isWaiting = true }

  mutating func cancel() { isWaiting = false }

  /// The delegate is about to be called with what answers the request, if one waits.
  mutating func beginAnswer() {
    isBeingAnswered = isWaiting
    isWaiting = false
  }

  /// The delegate was called.
  mutating func endAnswer() { isBeingAnswered = false }
}
