import Findings

/// Why a tree holds nothing to judge, and what to do about it.
enum NothingToCheck {
  static func problem(in tree: FileTree, root: String, targets: [AppTarget]) -> ReadingProblem {
    let message: String
    if tree.files.isEmpty, let first = tree.problems.first {
      message = "Nothing could be read. \(first.message)"
    } else if targets.isEmpty, hasBuildScript(tree) {
      message =
        "No module of the Gradle build shows by its own script that it makes an app; a plugin from"
        + " elsewhere may say so."
    } else if targets.isEmpty {
      message =
        "No Xcode project, no Gradle build, no Info.plist and no package of an app was found."
    } else {
      let names = targets.prefix(3).map(\.name).joined(separator: ", ")
      message =
        "No target builds an app, an App Clip or an extension; found: \(names)"
        + (targets.count > 3 ? " and \(targets.count - 3) more" : "") + "."
    }
    return ReadingProblem(
      .nothingToCheck, at: SourcePosition(file: tree.focus.isEmpty ? "." : tree.focus), message,
      wayOut: wayOut(tree))
  }

  private static func wayOut(_ tree: FileTree) -> String {
    let names = Set((tree.folders.first?.files ?? []) + (tree.folders.first?.subfolders ?? []))
    if names.contains("project.yml") || names.contains("project.yaml")
      || tree.folders.contains(where: { $0.files.contains(sorted: "project.yml") })
    {
      return "Run “xcodegen generate” first."
    }
    if names.contains("Project.swift") || names.contains("Tuist") {
      return "Run “tuist generate” first."
    }
    if names.contains("app.json") { return "Run “npx expo prebuild” first." }
    if names.contains("config.xml") { return "Run “cordova prepare ios” first." }
    if hasBuildScript(tree) {
      return "Name the AndroidManifest.xml of the app’s module, or a package that was built."
    }
    return "Name a folder, a project, an Info.plist, an AndroidManifest.xml or a package of an app."
  }
  private static func hasBuildScript(_ tree: FileTree) -> Bool {
    tree.folders.contains {
      $0.files.contains(sorted: "build.gradle") || $0.files.contains(sorted: "build.gradle.kts")
    }
  }
}
