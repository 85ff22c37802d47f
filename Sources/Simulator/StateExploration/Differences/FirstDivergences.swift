import AuthorizationEngine

/// The first divergence of each aspect.
struct FirstDivergences<Platform: ExplorablePlatform> {
  private var found: [DivergenceAspect: SearchDivergence<Platform>] = [:]

  /// Those that were found, fewest taps first.
  var sorted: [SearchDivergence<Platform>] {
    DivergenceAspect.allCases.compactMap { found[$0] }.sorted {
      ($0.taps, $0.path.count) < ($1.taps, $1.path.count)
    }
  }

  /// Compares what is to be seen on both systems.
  mutating func compare(
    _ places: (old: Place<Platform>, new: Place<Platform>), at taps: Int,
    path: @autoclosure () -> [SearchBehaviour<Platform>]
  ) {
    for aspect in DivergenceAspect.allCases {
      guard let old = Platform.words(for: aspect, at: places.old),
        let new = Platform.words(for: aspect, at: places.new)
      else { continue }
      note(aspect, at: taps, old, new, path: path())
    }
  }

  /// Keeps the words for an aspect on both systems, if they differ and took fewer taps than before.
  mutating func note(
    _ aspect: DivergenceAspect, at taps: Int, _ old: String, _ new: String,
    path: @autoclosure () -> [SearchBehaviour<Platform>]
  ) {
    guard old != new, found[aspect].map({ $0.taps > taps }) ?? true else { return }
    found[aspect] = SearchDivergence(aspect: aspect, path: path(), taps: taps, old: old, new: new)
  }
}
