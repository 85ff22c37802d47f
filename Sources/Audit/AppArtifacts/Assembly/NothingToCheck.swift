import Findings

/// Why a tree holds nothing to check, and what to do about it.
enum NothingToCheck {
  /// `unread` are the apps that were found and could not be read: the first of them is the reason.
  /// `broken` is a project file that could not be read.
  static func problem(
    in tree: FileTree, targets: [AppTarget],
    unread: [ReadingProblem] = [], broken: String? = nil,
    makes: AndroidAssembly.Makes = .unknown
  ) -> ReadingProblem {
    if let first = unread.first {
      let others = unread.count - 1
      return ReadingProblem(
        .nothingToCheck, at: first.position,
        first.message + (others > 0 ? " The same is true of \(others) more." : ""),
        wayOut: first.wayOut)
    }
    var (message, wayOut) = reason(tree, makes)
    if tree.files.isEmpty, let first = tree.problems.first {
      message = "Nothing could be read. \(first.message)"
    } else if let broken, targets.isEmpty {
      message = "No target was checked, because \(broken) could not be read."
      wayOut = "Repair the project, or name the app’s Info.plist."
    } else if !targets.isEmpty {
      let names = targets.prefix(3).map(\.name).joined(separator: ", ")
      message =
        "No target builds an app, an App Clip or an extension; found: \(names)"
        + (targets.count > 3 ? " and \(targets.count - 3) more" : "") + "."
    }
    return ReadingProblem(
      .nothingToCheck, at: SourcePosition(file: tree.focus.isEmpty ? "." : tree.focus), message,
      wayOut: wayOut)
  }

  /// What a tree without an app lacks, and the way out: what lies there that cannot be read, then
  /// by what makes its projects, then by Gradle.
  private static func reason(
    _ tree: FileTree, _ makes: AndroidAssembly.Makes
  ) -> (message: String, wayOut: String) {
    let anything =
      "Name a folder, a project, an Info.plist, an AndroidManifest.xml or a package of"
      + " an app."
    if let app = unread(tree) { return (app.message, app.wayOut) }
    if !tree.focus.isEmpty, !FolderPolicy.isBundle(tree.focus) {
      return (
        "\(tree.focus) is not a project, an Info.plist, an AndroidManifest.xml or a package of an app.",
        anything
      )
    }
    if let generator = generator(tree) {
      return (
        "No Xcode project, no Info.plist and no package of an app was found.",
        "Run “\(generator.command)”"
          + (generator.folder.isEmpty ? " first." : " in \(generator.folder) first.")
      )
    }
    if tree.folders.contains(where: { folder in
      BuildFiles.gradleScripts.contains(where: folder.files.contains(sorted:))
    }) {
      switch makes {
      case .libraries:
        return (
          "The Gradle build makes libraries, and no app.",
          "Check an app that uses them, or a package that was built."
        )
      case .appWithoutManifest:
        return (
          "The AndroidManifest.xml of the app that the Gradle build makes is not in the folder"
            + " that was checked.",
          "Pass a package that was built, or a folder that contains the manifest."
        )
      case .missing(let folder):
        return (
          "The settings of the Gradle build include \(folder), which is not in the folder that was"
            + " checked.",
          "Pass a folder that contains it, or a package that was built."
        )
      case .unknown: break
      }
      return (
        "No module of the Gradle build shows by its own script that it makes an app; a plugin from"
          + " elsewhere may say so.",
        "Name the AndroidManifest.xml of the app’s module, or a package that was built."
      )
    }
    if let package = tree.files.first(where: isPackageOfTests) {
      return (
        "No app was found; packages among test files, such as \(package), are not taken for one.",
        "Name the package, if you mean it."
      )
    }
    if let app = emptyApp(tree) {
      return (
        "\(app) holds no Info.plist, so nothing shows what the app declares.",
        "Build the app again, or name the whole package."
      )
    }
    return (
      "No Xcode project, no Gradle build, no Info.plist and no package of an app was found.",
      anything
    )
  }

  /// The first folder that is named like a built app and holds no Info.plist.
  private static func emptyApp(_ tree: FileTree) -> String? {
    for folder in tree.folders where !TreePath.isOfTests(folder.path) {
      let name = folder.subfolders.first { TreePath.fileExtension($0) == "app" }
      if let name { return TreePath.joined(folder.path, name) }
    }
    return nil
  }

  private static func isPackageOfTests(_ path: String) -> Bool {
    AndroidPackage.endings.contains(TreePath.fileExtension(path))
      && TreePath.isOfTests(TreePath.folder(path))
  }

  /// The first app of the tree that cannot be read.
  private static func unread(_ tree: FileTree) -> UnreadApp? {
    guard tree.focus.isEmpty else { return nil }
    let app = UnreadApp.iOSApps(in: tree).first
    let android = UnreadApp.androidApps(in: tree).first
    guard let app, app.file == android?.file else { return app ?? android }
    return .cordovaApps(in: TreePath.folder(app.file))
  }

  /// The command that makes the projects of a tree, and the folder to run it in.
  private static func generator(_ tree: FileTree) -> (command: String, folder: String)? {
    if let command = generator(atRootOf: tree) { return (command, "") }
    let expo = tree.folders.first { folder in
      folder.files.contains(sorted: "package.json") && isExpo(folder.path, in: tree)
        && !TreePath.isOfTests(folder.path) && !TreePath.isFetched(folder.path)
    }
    return expo.map { (Self.expo, $0.path) }
  }

  private static let expo = "npx expo prebuild"

  private static func isExpo(_ folder: String, in tree: FileTree) -> Bool {
    ["app.json", "package.json"].contains { name in
      tree.text(TreePath.joined(folder, name))?.holds("\"expo\":") ?? false
    }
  }

  private static func generator(atRootOf tree: FileTree) -> String? {
    let names = Set((tree.folders.first?.files ?? []) + (tree.folders.first?.subfolders ?? []))
    if names.contains("project.yml") || names.contains("project.yaml") {
      return "xcodegen generate"
    }
    if let folder = tree.folders.first(where: { $0.files.contains(sorted: "project.yml") }) {
      return "xcodegen generate --spec \(TreePath.joined(folder.path, "project.yml"))"
    }
    if names.contains("Project.swift") || names.contains("Tuist") { return "tuist generate" }
    if isExpo("", in: tree) { return expo }
    return names.contains("config.xml") ? "cordova prepare ios" : nil
  }
}
