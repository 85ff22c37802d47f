import Findings

/// An app that the files of a tree speak of, and that cannot be read from them.
struct UnreadApp {
  /// The file that speaks of it.
  var file: String
  /// What it is and why it cannot be read, as a sentence.
  var message: String
  /// What to do about it, as a sentence.
  var wayOut: String

  /// The apps for iOS of a tree that have no project to read: those that a generator has still to
  /// make one for, and Swift Playgrounds.
  ///
  /// A file below a folder of tests or of fetched libraries makes no app.
  static func iOSApps(in tree: FileTree) -> [UnreadApp] {
    tree.folders.flatMap { folder -> [UnreadApp] in
      let apps = generated(in: folder, of: tree)
      guard !apps.isEmpty, !TreePath.isOfTests(folder.path), !TreePath.isFetched(folder.path)
      else { return [] }
      return apps
    }
  }

  /// An app whose project has not been made yet; none if one lies beside the description.
  private static func generated(in folder: FileTree.Folder, of tree: FileTree) -> [UnreadApp] {
    guard descriptions.contains(where: folder.files.contains(sorted:)) else { return [] }
    func text(_ name: String) -> String? {
      folder.files.contains(sorted: name) ? tree.text(TreePath.joined(folder.path, name)) : nil
    }
    func app(
      _ name: String, _ what: String, run command: String, in root: String? = nil
    ) -> UnreadApp {
      UnreadApp(
        file: TreePath.joined(folder.path, name),
        message: "\(what) was not checked, because its Xcode project has not been generated.",
        wayOut: running(command, in: root ?? folder.path) + otherFolder)
    }
    let hasProject = folder.subfolders.contains {
      $0.hasSuffix(".xcodeproj")
        && tree.hasFile(TreePath.joined(folder.path, $0) + "/project.pbxproj")
    }
    var apps: [UnreadApp] = []
    for name in ["project.yml", "project.yaml"] where !hasProject {
      guard folder.files.contains(sorted: name) else { continue }
      let names = XcodeGenSpec.iOSApps(at: TreePath.joined(folder.path, name), in: tree)
      if let first = names.first {
        let what = names.count == 1 ? "The app \(first)" : "Each of the \(names.count) apps"
        apps.append(app(name, "\(what) of this XcodeGen project", run: "xcodegen generate"))
      }
    }
    if !hasProject, let manifest = text("Project.swift"),
      manifest.holds("import ProjectDescription"),
      manifest.holds(".app,") || manifest.holds(".app(") || manifest.holds(".app)")
        || manifest.holds(".app\n")
    {
      apps.append(
        app(
          "Project.swift", "The app of this Tuist project", run: "tuist generate",
          in: workspace(around: folder.path, in: tree)))
    }
    if isCordova(
      folder, of: tree, tag: "<platform name=\"ios\"", package: "\"cordova-ios\""),
      !holdsProject(under: TreePath.joined(folder.path, "platforms/ios"), in: tree)
    {
      apps.append(app("config.xml", "The app of this Cordova project", run: "cordova prepare ios"))
    }
    if let manifest = text("Package.swift"), manifest.holds(".iOSApplication(") {
      apps.append(
        UnreadApp(
          file: TreePath.joined(folder.path, "Package.swift"),
          message:
            "The app of this Swift Playgrounds package was not checked: such packages are not"
            + " read yet.",
          wayOut: "Move the app into an Xcode project to have it checked."))
    }
    return apps
  }

  /// The apps for Android of a tree that Cordova has still to make a project for.
  static func androidApps(in tree: FileTree) -> [UnreadApp] {
    tree.folders.filter { folder in
      isCordova(
        folder, of: tree, tag: "<platform name=\"android\"", package: "\"cordova-android\"")
        && !TreePath.isOfTests(folder.path) && !TreePath.isFetched(folder.path)
        && !tree.hasFolder(TreePath.joined(folder.path, "platforms/android"))
    }.map { folder in
      UnreadApp(
        file: TreePath.joined(folder.path, "config.xml"),
        message: "The Android app of this Cordova project was not checked, because its Gradle"
          + " project has not been generated.",
        wayOut: running("cordova prepare android", in: folder.path) + ".")
    }
  }

  /// The apps for both platforms of a Cordova project, if neither has been generated.
  static func cordovaApps(in folder: String) -> UnreadApp {
    UnreadApp(
      file: TreePath.joined(folder, "config.xml"),
      message: "The iOS and Android apps of this Cordova project were not checked, because"
        + " their projects have not been generated.",
      wayOut: running("cordova prepare", in: folder) + otherFolder)
  }

  /// The advice to run the command that generates a project.
  private static func running(_ command: String, in folder: String) -> String {
    "Run “\(command)”\(folder.isEmpty ? "" : " in \(folder)") first"
  }

  private static let otherFolder = ", or name the folder that is to be checked."

  /// Whether a folder holds an app of Cordova's for the platform of a tag or of a package.
  private static func isCordova(
    _ folder: FileTree.Folder, of tree: FileTree, tag: StaticString, package: StaticString
  ) -> Bool {
    guard folder.files.contains(sorted: "config.xml"),
      let configuration = tree.text(TreePath.joined(folder.path, "config.xml")),
      configuration.holds("<widget")
    else { return false }
    if configuration.holds(tag) { return true }
    return folder.files.contains(sorted: "package.json")
      && tree.text(TreePath.joined(folder.path, "package.json"))?.holds(package) == true
  }

  /// The problem that the app was not read: an error if no other app was, a warning otherwise.
  func problem(besideOthers: Bool) -> ReadingProblem {
    ReadingProblem(
      .appNotRead, at: SourcePosition(file: file), message, wayOut: wayOut,
      severity: besideOthers ? .warning : nil)
  }

  /// The nearest folder around a project of Tuist that describes its workspace; nil without one.
  private static func workspace(around folder: String, in tree: FileTree) -> String? {
    var path = folder
    while true {
      if tree.hasFile(TreePath.joined(path, "Workspace.swift")) { return path }
      guard !path.isEmpty else { return nil }
      path = FileTree.folder(of: path)
    }
  }

  /// The files that describe an app for iOS which has no project, or not yet.
  private static let descriptions = [
    "Package.swift", "Project.swift", "config.xml", "project.yaml", "project.yml",
  ]

  private static func holdsProject(under folder: String, in tree: FileTree) -> Bool {
    tree.files(under: folder).contains { $0.hasSuffix(".xcodeproj/project.pbxproj") }
  }
}
