/// Something that is to be seen at a point of a story: an observation with its values.
public struct Expectation<Observation: Hashable & Sendable>: Hashable, Sendable {
  /// What is looked at.
  public var observation: Observation
  /// What is to be seen, in order; empty for nothing.
  public var values: [String]
  /// The line of the file that it stands on; 0 where there is no file.
  public var line: Int

  /// Something to be seen.
  public init(_ observation: Observation, _ values: [String], line: Int = 0) {
    self.observation = observation
    self.values = values
    self.line = line
  }

  /// Whether what was seen is what was to be seen; "shown" stands for anything at all.
  func holds(for seen: [String]) -> Bool {
    values == ["shown"] ? !seen.isEmpty : values == seen
  }
}
