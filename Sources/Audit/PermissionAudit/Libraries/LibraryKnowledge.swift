import AppArtifacts
import SourceReaders

/// What is known of the linked code that the tree does not show.
struct LibraryKnowledge {
  /// Uses that the table puts into the app.
  var uses: [Use] = []
  /// APIs that may be used, for all anyone can see.
  var possible: Set<PlatformAPI> = []
  /// Those of them that the table of libraries speaks of.
  var hinted: Set<PlatformAPI> = []
  /// What stays unknown, one phrase each.
  var unknowns: [String] = []

  init(of target: AppTarget, conditions: [String]) {
    var unseen: [LinkedLibrary] = []
    var told: Set<LibraryFact> = []
    var disputed: Set<PlatformAPI> = []
    let linked = target.libraries.filter { !$0.isVisible && $0.origin != .system }
    for library in linked {
      guard let fact = LibraryFacts.fact(of: library) else {
        if !HarmlessLibraries.contains(library.name) { unseen.append(library) }
        continue
      }
      // A plugin and its pod are two names for one piece of code.
      guard told.insert(fact).inserted else { continue }
      let versions = fact.versions(among: linked)
      for brought in fact.brings {
        if brought.condition == .disputed {
          if brought.holds(for: versions) != false { disputed.formUnion(brought.apis) }
          continue
        }
        switch brought.holds(for: versions) {
        case true?:
          let isGuarded = LibraryGuard.covers(fact, among: linked)
          add(brought, of: library, versions, isGuarded: isGuarded, conditions)
        case false?: continue
        case nil:
          if !brought.condition.isExcluded(by: conditions) { possible.formUnion(brought.apis) }
        }
      }
    }
    hinted = possible
    possible.formUnion(disputed)
    if !unseen.isEmpty {
      possible = Set(PlatformAPI.allCases)
      unknowns.append(Self.phrase(unseen, in: target))
    }
  }

  private mutating func add(
    _ brought: LibraryFact.Brought, of library: LinkedLibrary, _ versions: VersionRange?,
    isGuarded: Bool, _ conditions: [String]
  ) {
    guard let certainty = brought.condition.certainty(under: conditions) else {
      // Where it is unknown, rules do not report either way.
      if !brought.condition.isExcluded(by: conditions) { possible.formUnion(brought.apis) }
      return
    }
    uses += brought.apis.map {
      Use(
        $0, of: library, certainty, isGuarded: isGuarded, exceptWith: brought.exceptWith,
        versions: versions)
    }
  }

  /// The libraries, what they keep from being checked, and what may show them.
  private static func phrase(_ libraries: [LinkedLibrary], in target: AppTarget) -> String {
    let names = Set(libraries.map(\.name)).sorted()
    let shown = names.prefix(6).joined(separator: ", ")
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    let commands = installers.filter { origin, _ in
      libraries.contains { $0.origin == origin }
        && !target.libraries.contains { $0.origin == origin && $0.isVisible }
    }.map { "“\($0.command)”" }
    let wayOut =
      commands.isEmpty ? "" : "; \(commands.joined(separator: " and ")) may bring the sources"
    return "linked code whose source was not found: \(shown)\(rest)"
      + " (so nothing is called unused\(wayOut))"
  }

  /// What puts the sources of libraries into the tree.
  private static let installers: [(origin: LinkedLibrary.Origin, command: String)] = [
    (.pod, "pod install"), (.npmPackage, "npm install"),
  ]
}

extension LibraryFact {
  /// The versions that count, of the libraries that a target links.
  fileprivate func versions(among libraries: [LinkedLibrary]) -> VersionRange? {
    libraries.lazy.filter { library in
      let linked = library.names.map { $0.lowercased() }
      guard versionsBy == nil || library.origin == versionsBy else { return false }
      return (versionsOf.map { [$0] } ?? names).contains { linked.contains($0.lowercased()) }
    }.compactMap(\.versions).first
  }
}

extension LibraryFact.Condition {
  /// How certain it is that the API is in the built app; nil if it is not or it is unknown.
  fileprivate func certainty(under conditions: [String]) -> Use.Certainty? {
    switch self {
    case .always: .known
    case .ifDefined(let macro): Self.isDefined(macro, conditions) ? .chosen : nil
    case .unlessDefined(let macro): Self.isDefined(macro, conditions) ? nil : .known
    case .unlessZero(let macro): conditions.contains("\(macro)=0") ? nil : .known
    case .perhaps, .disputed: nil
    }
  }

  /// Whether the conditions show that the API was left out.
  fileprivate func isExcluded(by conditions: [String]) -> Bool {
    switch self {
    case .unlessDefined(let macro): Self.isDefined(macro, conditions)
    case .ifDefined(let macro), .unlessZero(let macro): conditions.contains("\(macro)=0")
    case .always, .perhaps, .disputed: false
    }
  }

  private static func isDefined(_ macro: String, _ conditions: [String]) -> Bool {
    conditions.contains(macro) || conditions.contains("\(macro)=1")
  }
}
