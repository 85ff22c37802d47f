import PhoneSimulator

/// How long the phone of a scenario takes for things.
struct ScenarioTiming {
  private(set) var timing = Timing()

  static let names: [(String, WritableKeyPath<Timing, Duration> & Sendable)] = [
    ("grace", \.grace), ("suspension", \.suspension), ("once lapse", \.onceLapse),
    ("session memory", \.sessionMemory), ("quiet", \.quiet), ("reminder", \.reminder),
    ("fix", \.fix), ("location timeout", \.locationTimeout), ("reduced fix", \.reducedFix),
    ("movement", \.movement), ("significant change", \.significantChange), ("visit", \.visit),
    ("long stop", \.longStop),
  ]

  init(_ value: YAMLValue) throws(YAMLProblem) {
    for (name, value) in try value.pairs("timing") {
      guard let place = Self.names.first(where: { $0.0 == name })?.1 else {
        throw YAMLProblem(
          value.line, unknown: "length of time that the phone takes", name,
          known: Self.names.map(\.0))
      }
      let text = try value.requireText(name)
      let length = try ScenarioWords.duration(text, line: value.line)
      timing[keyPath: place] = length
      guard timing[keyPath: place] == length else {
        throw YAMLProblem(
          value.line, "\(name) comes again and again, and cannot take \(text)",
          possible: ["1 ms or more"])
      }
    }
  }
}
