/// What went wrong in a story so far, and how much was looked at, on a phone of either platform.
package struct StoryRecord: Hashable, Sendable {
  /// What was to be seen and was not, in order.
  package private(set) var failures: [Failure] = []
  /// Where the story could not go on; nil if it came to its end.
  package var obstacle: Obstacle?
  /// How many things were looked at.
  package private(set) var checkCount = 0

  /// Something that was to be seen and was not.
  package struct Failure: Hashable, Sendable {
    /// The name of what was looked at: "status", "held".
    package var observation: String
    /// What was to be seen, in order; empty for nothing.
    package var values: [String]
    /// The line of the file that it is on; 0 where there is no file.
    package var line: Int
    /// What was seen.
    package var seen: [String]
    /// The time of the phone.
    package var time: Duration
  }

  /// A step that the phone refused, or did not refuse where it had to.
  package struct Obstacle: Hashable, Sendable {
    /// The line of the file.
    package var line: Int
    /// Why.
    package var message: String
    /// What was possible instead.
    package var possible: [String]
  }

  /// Compares what is seen with what is expected.
  mutating func check<Observation: RawRepresentable<String>>(
    _ expectation: Expectation<Observation>, seeing seen: [String], at time: Duration
  ) {
    checkCount += 1
    guard !expectation.holds(for: seen) else { return }
    failures.append(
      Failure(
        observation: expectation.observation.rawValue, values: expectation.values,
        line: expectation.line, seen: seen, time: time))
  }

  /// Compares what became of a step with what had to become of it.
  mutating func take(_ refusal: StoryRefusal?, expecting expected: String?, line: Int) {
    guard refusal?.code != expected else { return }
    let message =
      switch (refusal, expected) {
      case (let refusal?, nil): refusal.sentence
      case (let refusal?, let expected?):
        "This was to be refused as \(expected), and is refused as \(refusal.code): "
          + refusal.sentence
      case (nil, _): "This was to be refused (\(expected ?? "")) and was not."
      }
    obstacle = Obstacle(
      line: line, message: message, possible: expected == nil ? refusal?.possible ?? [] : [])
  }
}

/// Why a phone of either platform does not take a step.
struct StoryRefusal {
  var code: String
  var sentence: String
  var possible: [String] = []
}
