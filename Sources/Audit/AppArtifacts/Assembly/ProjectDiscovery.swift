import Findings

/// Which projects of a tree are read: all that a folder holds, or those that a document names.
struct ProjectDiscovery {
  /// The project folders, in the order of the tree.
  var projects: [String] = []
  var workspaces: [Workspace] = []
  var problems: [ReadingProblem] = []

  /// What a workspace names.
  struct Workspace {
    /// Its own folder.
    var path: String
    /// The project folders.
    var projects: [String] = []
    /// The folders of packages.
    var packages: [String] = []
  }

  init(in tree: FileTree) {
    let focus = tree.focus
    if focus.hasSuffix(".xcodeproj") {
      projects = [focus]
      return
    }
    var all: [String] = []
    for folder in tree.folders {
      for name in folder.subfolders {
        let path = folder.path.isEmpty ? name : folder.path + "/" + name
        if name.hasSuffix(".xcodeproj") {
          guard Self.isJudged(path) else { continue }
          if tree.hasFile(path + "/project.pbxproj") {
            all.append(path)
          } else {
            problems.append(.projectMissing(in: path))
          }
        } else if name.hasSuffix(".xcworkspace"), !folder.path.hasSuffix(".xcodeproj"),
          focus.isEmpty || focus == path
        {
          read(path, in: tree)
        }
      }
    }
    guard !focus.isEmpty else {
      projects = all
      return
    }
    projects = workspaces.flatMap(\.projects).filter {
      Self.isJudged($0) && tree.hasFile($0 + "/project.pbxproj")
    }
  }

  /// A project that a dependency manager made or fetched is a library's, not the app's.
  private static func isJudged(_ path: String) -> Bool {
    TreePath.name(path) != "Pods.xcodeproj" && !TreePath.isFetched(path)
  }

  /// Reads the list of a workspace; its form is simple enough to look for the tags alone.
  private mutating func read(_ workspace: String, in tree: FileTree) {
    let file = workspace + "/contents.xcworkspacedata"
    guard tree.hasFile(file) else { return }
    let bytes: [UInt8]
    do {
      bytes = try tree.read(file, limit: 4 << 20)
    } catch {
      problems.append(error)
      return
    }
    let root = TreePath.folder(workspace)
    var folders = [root]
    var found = Workspace(path: workspace)
    let text = String(decoding: bytes, as: UTF8.self)
    for tag in text[...].parts(between: { $0 == UInt8(ascii: "<") }) {
      if tag.hasPrefix("/Group") {
        if folders.count > 1 { folders.removeLast() }
      } else if tag.hasPrefix("Group") || tag.hasPrefix("FileRef") {
        let place = Self.place(in: tag, folder: folders[folders.count - 1], root: root)
        if tag.hasPrefix("Group") {
          folders.append(place)
        } else if place.hasSuffix(".xcodeproj") {
          found.projects.append(place)
        } else if tree.hasFile(TreePath.joined(place, BuildFiles.swiftPackage)) {
          found.packages.append(place)
        }
      }
    }
    workspaces.append(found)
  }

  /// What `location = "group:App.xcodeproj"` means.
  private static func place(in tag: Substring, folder: String, root: String) -> String {
    let parts = tag.parts(
      between: { $0 == UInt8(ascii: "\"") }, maxSplits: 2, omittingEmpty: false)
    guard parts.count > 1, parts[0].holds("location") else { return folder }
    let location = parts[1].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard location.count == 2 else { return folder }
    let path = MarkupText.decoded(location[1])
    switch location[0] {
    case "container": return TreePath.joined(root, path)
    case "absolute": return TreePath.normalized(path)
    default: return TreePath.joined(folder, path)
    }
  }
}

extension ReadingProblem {
  /// A project folder without its project, as generators leave it that keep only the schemes.
  fileprivate static func projectMissing(in bundle: String) -> ReadingProblem {
    ReadingProblem(
      .unreadableFile, at: SourcePosition(file: bundle),
      "This project folder holds no project.pbxproj, so its targets are unknown.",
      wayOut: "Generate the project as for a build (XcodeGen, Tuist), or restore the file.")
  }
}

/// The five entities of XML in a piece of text.
enum MarkupText {
  static func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    var rest = text[...]
    let entities = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]
    while let first = rest.first {
      if let (entity, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(entity.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
