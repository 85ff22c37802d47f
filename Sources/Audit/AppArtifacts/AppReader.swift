import Findings

/// Finds the apps of a tree and reads what they are built from.
public enum AppReader {
  /// Reads everything below a path on disk: a folder, a project, a workspace or a property list.
  ///
  /// Libraries are looked up in the caches of the machine too.
  public static func read(path: String) -> AppArtifact {
    read(FileTree.disk(path).reading(.ofThisMachine), root: path)
  }

  /// The Android apps of a tree, with what could not be read of them.
  public static func androidApps(
    in tree: FileTree
  ) -> (apps: [AndroidApp], problems: [ReadingProblem]) {
    var assembly = AndroidAssembly(tree: tree)
    let apps = assembly.apps()
    return (apps, assembly.problems)
  }

  /// Reads everything a tree holds, or what its `focus` names.
  ///
  /// Every target of every project is listed; an Info.plist is made for those that build an app, an
  /// App Clip, an extension or a watch app. A tree without a project gets a target for each Info.plist
  /// that describes such a bundle, and a tree without any app one for each library product of its Swift
  /// packages. What cannot be read is a problem, and the rest is read all the same.
  public static func read(_ tree: FileTree, root: String) -> AppArtifact {
    if let artifact = BuiltBundles.artifact(of: tree, root: root) { return artifact }
    if let artifact = CodeAlone.file(of: tree, root: root) { return artifact }
    var android = AndroidAssembly(tree: tree)
    let androidApps = android.apps()
    let found = ProjectDiscovery(in: tree)
    var assembly = AppAssembly(of: found, in: tree)
    var targets = assembly.assembled()
    var builtPlists: [String] = []
    if targets.isEmpty, found.projects.isEmpty, !android.isFocused {
      let implied = ImpliedTargets(in: &assembly.files)
      targets = implied.targets
      builtPlists = implied.built
    }
    var problems = assembly.allProblems + android.problems
    if tree.focus.isEmpty, !targets.contains(where: { $0.kind == .app && $0.runsOnPhone }) {
      // A build puts its product anywhere: it counts where the tree has no app to build.
      let built = BuiltBundles.all(in: tree, except: builtPlists)
      targets += built.targets
      problems += built.problems
    }
    let isWithoutApp =
      androidApps.isEmpty && (android.problems.isEmpty || !android.isFocused)
      && !targets.contains { $0.kind.isJudged }
    let code = isWithoutApp ? CodeAlone.products(in: tree) : (targets: [], problems: [])
    problems += code.problems.filter { !problems.contains($0) }
    if isWithoutApp, code.targets.isEmpty {
      let unread = problems.filter { $0.code == .appNotRead }
      problems.removeAll { $0.code == .appNotRead }
      problems.append(
        NothingToCheck.problem(
          in: tree, targets: targets, unread: unread,
          broken: problems.map(\.position.file).first { $0.holds(".xcodeproj") },
          makes: android.makes))
    } else if tree.focus.isEmpty {
      problems += unread(in: tree, beside: targets)
      problems += unread(in: tree, beside: androidApps)
    }
    targets += code.targets
    return AppArtifact(
      root: root, targets: targets, androidApps: androidApps, problems: problems)
  }

  /// The apps for Android that the tree speaks of and that were not read; an error where none was.
  private static func unread(
    in tree: FileTree, beside apps: [AndroidApp]
  ) -> [ReadingProblem] {
    UnreadApp.androidApps(in: tree).map { $0.problem(besideOthers: !apps.isEmpty) }
  }

  /// The apps for iOS that the tree speaks of and that were not read; an error where none was.
  private static func unread(
    in tree: FileTree, beside targets: [AppTarget]
  ) -> [ReadingProblem] {
    let apps = targets.filter { $0.kind == .app && $0.runsOnPhone }
    let unread = UnreadApp.iOSApps(in: tree).filter { unread in
      // A target without a project may be the one described, unless its code lies elsewhere.
      !apps.contains {
        !$0.project.hasSuffix(".xcodeproj") && !$0.isBuilt && !$0.hasLooseSources
          && !$0.sources.isEmpty
          && TreePath.contains(TreePath.folder(unread.file), $0.project)
      }
    }
    return unread.map { $0.problem(besideOthers: !apps.isEmpty) }
  }
}

extension AppTarget {
  /// Whether it builds for a phone, as far as it says.
  fileprivate var runsOnPhone: Bool {
    platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") }
  }
}
