import AppArtifacts
import Findings
import SourceReaders

/// Sources beside projects that ask for a permission and that no target compiles.
///
/// A tree without a project says so of its targets already. What belongs to a package, to a pod, to a
/// plugin of Cordova or to tests has an owner that is no target, and so has a reason to lie there.
enum StrayCode {
  /// A remark on each such source, at the first call that asks, in the order of the tree.
  ///
  /// `verdicts` holds what a sieve has found out already, by path.
  static func problems(
    in artifact: AppArtifact, _ tree: FileTree, _ verdicts: [String: SourceSieve.Verdict]
  ) -> [ReadingProblem] {
    let projects = Set(artifact.targets.map(\.project).filter { $0.hasSuffix(".xcodeproj") })
    let isWhole = !artifact.problems.contains { problem in
      problem.position.file.hasSuffix(".xcodeproj")
        || problem.position.file.hasSuffix(".xcodeproj/project.pbxproj")
    }
    guard tree.focus.isEmpty, !projects.isEmpty, isWhole else { return [] }
    var owners = Owners(tree)
    let able = tree.sources.filter { verdicts[$0.path]?.weight != 0 && !owners.own($0.path) }
    var unowned = Set(able.map(\.path))
    for target in artifact.targets where !unowned.isEmpty {
      for file in target.sources { unowned.remove(file.path) }
      for file in target.frameworkSources { unowned.remove(file.path) }
    }
    let strays = able.filter { unowned.contains($0.path) }
    let found = Threads.map(strays.count) { problem(in: strays[$0], tree) }
    return found.compactMap(\.self)
  }

  private static func problem(in file: SourceFile, _ tree: FileTree) -> ReadingProblem? {
    guard let bytes = try? tree.read(file.path), bytes.withUnsafeBytes(SourceFilter.passes) else {
      return nil
    }
    let reading = SourceReader.read(bytes, path: file.path, language: file.language)
    let call = reading.calls.lazy.map { Use($0, .own) }.first {
      asking.contains($0.api) && $0.isExercised
    }
    return call.map { call in
      ReadingProblem(
        .codeInNoTarget, at: call.position,
        "\(call.api.rawValue) is used here, and no target compiles this file",
        wayOut: "Add the file to a target, or delete it if it is not used any more.")
    }
  }

  /// What asks, or makes iOS ask.
  private static let asking: [PlatformAPI] =
    [.requestTemporaryFullAccuracyAuthorization, .serviceSession] + [PlatformAPI].requests
    + [PlatformAPI].implicitSessions + [PlatformAPI].bluetooth + [PlatformAPI].motionActivity

  /// The folders whose sources have an owner that is no target of a project.
  private struct Owners {
    private let tree: FileTree
    private var known: [String: Bool] = [:]

    init(_ tree: FileTree) { self.tree = tree }

    mutating func own(_ file: String) -> Bool { owns(FileTree.folder(of: file)) }

    private mutating func owns(_ folder: String) -> Bool {
      if let known = known[folder] { return known }
      let result =
        FileTree.isOfTests(folder) || tree.holdsOwner(folder)
        || !folder.isEmpty && owns(FileTree.folder(of: folder))
      known[folder] = result
      return result
    }
  }
}
