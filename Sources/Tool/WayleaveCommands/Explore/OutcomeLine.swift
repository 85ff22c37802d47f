import StateExploration

/// A line of the table of end states: what is the same on all releases.
struct OutcomeLine<Platform: ToldPlatform>: Hashable {
  var standing: Platform.Standing
  var isReduced: Bool
  var location: WayBack
  var always: WayBack?

  private init(_ kind: SearchEndState<Platform>.Kind) {
    standing = kind.standing
    isReduced = kind.isReduced
    location = kind.location
    always = kind.always
  }

  /// The lines for some outcomes, the best first.
  ///
  /// With Precise Location off everything is the same a tap later, so that such a line is shown only
  /// where it comes first, as in apps that declare NSLocationDefaultAccuracyReduced.
  static func all(in outcomes: [SearchOutcome<Platform>]) -> [OutcomeLine] {
    let shown = outcomes.flatMap { outcome in
      outcome.endStates.filter { end in
        !end.kind.isReduced
          || outcome.endStates.allSatisfy {
            $0.kind.isReduced || $0.kind.standing != end.kind.standing || $0.taps > end.taps
          }
      }
    }
    return Set(shown.map { OutcomeLine($0.kind) }).sorted {
      $0.order.lexicographicallyPrecedes($1.order)
    }
  }

  /// The end state that the line is about.
  func end(in outcome: SearchOutcome<Platform>) -> SearchEndState<Platform>? {
    outcome.endStates.first { OutcomeLine($0.kind) == self }
  }

  /// Whether no question brings the location, or Always where the app has a location, back.
  var isDeadEnd: Bool {
    let way = standing.hasLocation ? always : location
    return way == .settings || way == WayBack.none
  }

  private var order: [Int] {
    let standings = Platform.Standing.bestFirst
    return [
      standings.firstIndex(of: standing) ?? standings.count, isReduced ? 1 : 0, location.rawValue,
      always?.rawValue ?? 0,
    ]
  }
}
