import Findings

/// Why a tree holds nothing to judge, and what to do about it.
enum NothingToCheck {
  static func problem(in tree: FileTree, root: String, targets: [AppTarget]) -> ReadingProblem {
    var (message, wayOut) = reason(tree)
    if tree.files.isEmpty, let first = tree.problems.first {
      message = "Nothing could be read. \(first.message)"
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

  /// What a tree without an app lacks, and the way out: by what makes its projects, then by Gradle.
  private static func reason(_ tree: FileTree) -> (message: String, wayOut: String) {
    if let generator = generator(tree) {
      return (
        "No Xcode project, no Info.plist and no package of an app was found.",
        "Run “\(generator)” first."
      )
    }
    if tree.folders.contains(where: {
      $0.files.contains(sorted: "build.gradle") || $0.files.contains(sorted: "build.gradle.kts")
    }) {
      return (
        "No module of the Gradle build shows by its own script that it makes an app; a plugin from"
          + " elsewhere may say so.",
        "Name the AndroidManifest.xml of the app’s module, or a package that was built."
      )
    }
    return (
      "No Xcode project, no Gradle build, no Info.plist and no package of an app was found.",
      "Name a folder, a project, an Info.plist, an AndroidManifest.xml or a package of an app."
    )
  }

  /// The command that makes the projects of a tree.
  private static func generator(_ tree: FileTree) -> String? {
    let names = Set((tree.folders.first?.files ?? []) + (tree.folders.first?.subfolders ?? []))
    if names.contains("project.yml") || names.contains("project.yaml")
      || tree.folders.contains(where: { $0.files.contains(sorted: "project.yml") })
    {
      return "xcodegen generate"
    }
    if names.contains("Project.swift") || names.contains("Tuist") { return "tuist generate" }
    if names.contains("app.json") { return "npx expo prebuild" }
    return names.contains("config.xml") ? "cordova prepare ios" : nil
  }
}
