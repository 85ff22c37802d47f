import PlatformModel

extension Topic {
  /// Points on which sources disagree, by the name of the switch.
  static var disagreements: [Topic] {
    Disagreement.allCases.map { disagreement in
      let readings = disagreement.readings
      let switches = Disagreement.switches[disagreement] ?? []
      return Topic(
        .disagreement, disagreement.rawValue, readings.topic + ".",
        aliases: [readings.topic, readings.id]
          + switches.filter { $0 != disagreement.rawValue }
      ) {
        let facts = Links.facts(readings.facts)
        return Explanation(
          .disagreement, disagreement.rawValue, title: readings.topic + ".",
          paragraphs: switches.isEmpty ? [] : [Disagreement.use(of: switches)],
          since: Links.span(of: facts),
          why: [
            "Sources disagree. The model takes: \(readings.byDefault).",
            "The other reading: \(readings.alternative).",
          ], facts: facts, related: Links.rules(on: readings.facts).map { .init($0) })
      }
    }
  }
}
