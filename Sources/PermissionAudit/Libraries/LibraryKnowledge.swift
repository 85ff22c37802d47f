import AppArtifacts
import SourceReaders

/// What is known of the linked code that the tree does not show.
struct LibraryKnowledge {
  /// Uses that are in the app for certain.
  var uses: [Use] = []
  /// APIs that may be used, for all anyone can see.
  var possible: Set<PlatformAPI> = []
  /// What stays unknown, one phrase each.
  var unknowns: [String] = []

  init(of target: AppTarget, conditions: [String]) {
    var unseen: [String] = []
    for library in target.libraries where !library.isVisible && library.origin != .system {
      guard let fact = LibraryFacts.fact(named: library.name) else {
        if !LibraryFacts.isKnownToBringNothing(library.name) { unseen.append(library.name) }
        continue
      }
      for brought in fact.brings {
        switch brought.condition.holds(under: conditions) {
        case true?:
          uses += brought.apis.map {
            Use(
              $0, library: library.name, declaredIn: library.declaredIn,
              isGuarded: fact.guardsBackgroundMode)
          }
        case false?: break
        case nil: possible.formUnion(brought.apis)
        }
      }
    }
    if !unseen.isEmpty {
      possible = Set(PlatformAPI.allCases)
      unknowns.append(Self.phrase(Array(Set(unseen)).sorted()))
    }
  }

  private static func phrase(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return "linked code that the tree does not show: \(shown)\(rest)"
  }
}

extension LibraryFact.Condition {
  /// Whether it holds under the conditions that a configuration sets; nil where nobody can tell.
  ///
  /// A macro that is not among them may still be set by a script, so its absence proves nothing.
  func holds(under conditions: [String]) -> Bool? {
    switch self {
    case .always: true
    case .ifDefined(let macro): Self.isDefined(macro, conditions) ? true : nil
    case .unlessDefined(let macro): Self.isDefined(macro, conditions) ? false : nil
    case .perhaps: nil
    }
  }

  private static func isDefined(_ macro: String, _ conditions: [String]) -> Bool {
    conditions.contains(macro) || conditions.contains("\(macro)=1")
  }
}
