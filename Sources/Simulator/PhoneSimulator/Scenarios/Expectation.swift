/// Something that is to be seen at a point of a story: an observation with its values.
package struct Expectation<Observation: Hashable & Sendable>: Hashable, Sendable {
  /// What is looked at.
  package var observation: Observation
  /// What is to be seen, in order; empty for nothing.
  package var values: [String]
  /// The line of the file that it is on; 0 where there is no file.
  package var line: Int

  /// Something to be seen.
  package init(_ observation: Observation, _ values: [String], line: Int = 0) {
    self.observation = observation
    self.values = values
    self.line = line
  }

  /// Whether what was seen is what was to be seen; "shown" stands for anything at all.
  func holds(for seen: [String]) -> Bool {
    values == ["shown"] ? !seen.isEmpty : values == seen
  }
}
