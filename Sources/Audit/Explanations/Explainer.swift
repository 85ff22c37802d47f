import PlatformModel

/// Finds what a name, a pasted message or a few words are about, and explains it.
///
/// The first one builds an index over every rule, key, message, prompt, status, error, release and
/// fact, which the others share. The same text gives the same answer on every run.
public struct Explainer: Sendable {
  let topics: [Topic]
  /// The topics of each folded name, by place.
  let named: [String: [Int]]

  /// Explains everything that is known.
  public init() { self = Self.whole }

  private static let whole = Explainer(known: Topic.all)

  private init(known: [Topic]) {
    let names = Set(known.flatMap { [$0.name] + $0.aliases }.map(\.folded))
    topics = known + Topic.symbols(except: names)
    var named: [String: [Int]] = [:]
    for (place, topic) in topics.enumerated() {
      for name in ([topic.name] + topic.aliases).map(\.folded).uniqued where !name.isEmpty {
        named[name, default: []].append(place)
      }
    }
    self.named = named
  }

  /// Everything that can be explained, kind by kind.
  public var everything: [Hit] { topics.map { Hit($0) } }

  /// What a text is about.
  ///
  /// Names come first, whatever their case, dashes and quotes; then messages, titles and labels of
  /// the system, whole or in part; then names inside the text, or what a question leaves without
  /// its small words; then everything that holds its words; then near misses.
  public func answer(to thing: String) -> Answer {
    let pasted = Pasted(thing)
    let exact = places(named: thing)
    if !exact.isEmpty { return answer(exact) }
    let pages = places(atEndOf: thing)
    if !pages.isEmpty { return answer(pages) }
    if let strangers = strangers(to: pasted) { return .unknown(near: strangers) }
    let mentioned = mentions(in: pasted)
    let texts = messages(in: pasted)
    if texts.count == 1, let place = texts.first {
      return explained(place, beside: mentioned, in: pasted)
    }
    if !texts.isEmpty { return answer(texts) }
    let complaints = complaints(in: pasted)
    if !complaints.isEmpty { return answer(complaints) }
    if !mentioned.isEmpty { return answer(mentioned) }
    let asked = places(named: pasted.words.withoutFillers.joined(separator: " "))
    if !asked.isEmpty { return answer(asked) }
    let matching = places(holding: pasted.words)
    if !matching.isEmpty { return answer(matching) }
    return .unknown(near: nearMisses(of: pasted).map { Hit(topics[$0]) })
  }

  private func answer(_ places: [Int]) -> Answer {
    if places.count == 1, let place = places.first { return explained(place, beside: []) }
    return .several(places.map { Hit(topics[$0]) })
  }

  /// The explanation of a topic; what else its text names leads what is related.
  private func explained(
    _ place: Int, beside mentioned: [Int], in pasted: Pasted? = nil
  ) -> Answer {
    var explanation = explanation(of: topics[place], in: pasted)
    let others = mentioned.map { topics[$0] }.filter {
      $0.kind != .symbol && $0.name != explanation.name
    }
    let notes = others.map { Explanation.Related($0.name, "In your text. " + $0.title) }
    let names = Set(notes.map(\.name))
    explanation.related = notes + explanation.related.filter { !names.contains($0.name) }
    return .explained(explanation)
  }

  /// The explanation, with what a pasted text says in the gaps of its wordings.
  private func explanation(of topic: Topic, in pasted: Pasted?) -> Explanation {
    guard let pasted, let filling = topic.filling else { return topic.explain() }
    let values = GapValues(of: topic.wordings, in: pasted.text)
    return values.isEmpty ? topic.explain() : filling(values)
  }

  /// The topics of a name; one that bears it goes before those that it is an alias of.
  private func places(named name: String) -> [Int] {
    let folded = name.folded
    var places = named[folded] ?? []
    if places.isEmpty, let version = try? OSVersion(parsing: name) {
      places = named[version.description.folded] ?? []
    }
    if places.isEmpty, name.lowercased().hasPrefix("android") || name.lowercased().hasPrefix("api"),
      let level = APILevel(parsing: name)
    {
      places = named[level.release.description.folded] ?? []
    }
    // `CLLocation.speedAccuracy` and `CLLocationSpeedAccuracy` differ in their spelling alone.
    let spelled = places.filter { topics[$0].kind == .symbol && topics[$0].isNamed(exactly: name) }
    if spelled.count == 1 { return spelled }
    let bearers = places.filter { topics[$0].name.folded == folded }
    return bearers.count == 1 ? bearers : places
  }
}
