import AppArtifacts
import Findings
import SourceReaders

/// The code of a target that could not be read, with the APIs that it may use.
struct UnseenCode: Sendable {
  /// What could not be read of the sources.
  let problems: [ReadingProblem]
  /// The APIs that it may use.
  let possible: Set<PlatformAPI>
  /// The APIs of ``possible`` that something points to: libraries of which something is known,
  /// calls of objects that are unknown, and sources that were not read.
  let hinted: Set<PlatformAPI>
  /// What it is, one phrase each.
  let phrases: [String]

  /// The code of a target that is neither in the sources that were read nor in libraries that are known.
  ///
  /// - Parameter inTree: What could not be read of the whole tree.
  init(
    of target: AppTarget, besides sources: [SourceReading], _ evidence: CallEvidence,
    _ libraries: LibraryKnowledge, problems inTree: [ReadingProblem]
  ) {
    problems = sources.flatMap(\.problems)
    let hiding = sources.filter { $0.compiled?.hidesCode == true }
    let hasNoSources = target.sources.isEmpty
    let absent = target.absentSources
    let hasUnread =
      problems.contains { $0.code != .encryptedCode }
      || inTree.contains { $0.code == .unreadableFile }
    if hasNoSources || hasUnread || target.hasLooseSources || !hiding.isEmpty || !absent.isEmpty {
      possible = Set(PlatformAPI.allCases)
      hinted = possible
    } else {
      let doubtful = sources.flatMap(evidence.doubtful)
      possible = libraries.possible.union(doubtful)
      hinted = libraries.hinted.union(doubtful)
    }
    phrases =
      libraries.unknowns
      + (hasNoSources
        ? [
          target.isBuilt
            ? "its code: the bundle holds no executable"
            : "its sources: none was found"
        ] : [])
      + (absent.isEmpty ? [] : [Self.phrase(absent)])
      + hiding.map(\.whatIsHidden)
      + (target.isCodeAlone
        ? ["the Info.plist of the app that compiles it, and the app’s own code"]
        : target.hasLooseSources ? ["the sources outside its folder, without a project"] : [])
      + (hasUnread
        ? ["\(target.isBuilt ? "compiled files" : "sources") or folders that could not be read"]
        : [])
  }

  /// The sources that a project lists and that are not there.
  private static func phrase(_ absent: [String]) -> String {
    let shown = absent.prefix(6).joined(separator: ", ")
    let rest = absent.count > 6 ? " and \(absent.count - 6) more" : ""
    return "sources that the project lists and that were not found: \(shown)\(rest)"
  }
}

extension SourceReading.Compiled {
  /// Whether it may contain calls that are out of sight.
  fileprivate var hidesCode: Bool { isEncrypted || hasBitcode }
}

extension SourceReading {
  /// What a compiled file hides, as a phrase.
  fileprivate var whatIsHidden: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return compiled?.isEncrypted == true
      ? "the calls in \(name), whose code is encrypted"
      : "the object files of \(name) that hold bitcode only"
  }
}
