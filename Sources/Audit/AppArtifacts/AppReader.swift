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
  /// that describes such a bundle. What cannot be read is a problem, and the rest is read all the same.
  public static func read(_ tree: FileTree, root: String) -> AppArtifact {
    if tree.focus.isEmpty, UnreadApp.isBuilt(root), !tree.isGradleModule {
      // Its Info.plist shows what it declares, and nothing what it does.
      let problem = NothingToCheck.problem(in: tree, root: root, targets: [])
      return AppArtifact(root: root, targets: [], problems: [problem])
    }
    var android = AndroidAssembly(tree: tree)
    let androidApps = android.apps()
    var assembly = AppAssembly(tree: tree)
    let found = ProjectDiscovery(in: tree)
    assembly.problems += found.problems
    assembly.load(found)
    var targets = assembly.assembled()
    if targets.isEmpty, found.projects.isEmpty, !android.isFocused {
      targets = assembly.impliedTargets()
    }
    var problems = assembly.allProblems + android.problems
    if androidApps.isEmpty, android.problems.isEmpty || !android.isFocused,
      !targets.contains(where: { $0.kind.isJudged })
    {
      let unread = problems.filter { $0.code == .appNotRead }
      problems.removeAll { $0.code == .appNotRead }
      problems.append(
        NothingToCheck.problem(
          in: tree, root: root, targets: targets, built: assembly.built, unread: unread,
          broken: problems.map(\.position.file).first { $0.holds(".xcodeproj") },
          makes: android.makes))
    } else if tree.focus.isEmpty {
      problems += unread(in: tree, beside: targets, built: assembly.built)
      problems += unread(in: tree, beside: androidApps)
    }
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
    in tree: FileTree, beside targets: [AppTarget], built: [String]
  ) -> [ReadingProblem] {
    let apps = targets.filter { target in
      target.kind == .app
        && (target.platforms.isEmpty || target.platforms.contains { $0.hasPrefix("iphone") })
    }
    let unread = UnreadApp.iOSApps(in: tree).filter { unread in
      // A build puts its product anywhere, and a target without a project may be the one described.
      unread.isBuilt
        ? apps.isEmpty
        : !apps.contains {
          !$0.project.hasSuffix(".xcodeproj")
            && TreePath.contains(TreePath.folder(unread.file), $0.project)
        }
    }
    let bundles = apps.isEmpty ? built.map(UnreadApp.built) : []
    return (unread + bundles).map { $0.problem(besideOthers: !apps.isEmpty) }
  }
}
