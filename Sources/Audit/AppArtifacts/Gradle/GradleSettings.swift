/// What the settings script of a build says: which modules there are, and which builds it includes.
struct GradleSettings {
  /// The folder of the build.
  let root: String
  /// The folder of each module that has another than its path says.
  private var folders: [String: String] = [:]
  /// Each module by the name that `projects` has for it: "lib.geo" is ":lib:geo" or ":lib-geo".
  private var accessors: [String: String] = [:]
  /// The paths that the script names.
  private var named: Set<String> = []
  /// Whether every module is included by its own name, so that no other is part of the build.
  private var isWhole = true
  /// The folders with a build script, by their last name.
  private var found: [String: [String]] = [:]
  /// The folders of the builds that are included, for their plugins as well as their libraries.
  private(set) var includedBuilds: [String] = []

  /// The catalogs of versions by the names that scripts have for them.
  private(set) var catalogs: [String: VersionCatalog] = [:]
  /// The files of catalogs that the script names.
  private var catalogFiles: [String: String] = [:]

  init(root: String, scripts: [GradleScript]) {
    self.root = root
    for script in scripts {
      for statement in script.all { read(statement) }
    }
  }

  /// Reads the catalogs of the build: `gradle/NAME.versions.toml`, and those that the script names.
  mutating func readCatalogs(in tree: FileTree) {
    let folder = TreePath.joined(root, "gradle")
    let ending = ".versions.toml"
    if let place = tree.index[folder] {
      for name in tree.folders[place].files where name.hasSuffix(ending) {
        catalogFiles[String(name.dropLast(ending.count))] = TreePath.joined(folder, name)
      }
    }
    for (name, file) in catalogFiles where tree.hasFile(file) {
      if let bytes = try? tree.read(file, limit: 2 << 20) { catalogs[name] = VersionCatalog(bytes) }
    }
  }

  private mutating func read(_ statement: GradleScript.Statement) {
    let tokens = statement.tokens
    let strings = tokens.filter { $0.kind == .string }.map(\.text)
    switch tokens.first?.text {
    case "include":
      for path in strings { add(path) }
      // `include(name)`, `include "lib:$name"`
      let words = tokens.dropFirst().filter { $0.kind == .word && $0.text != "include" }
      if !words.isEmpty || tokens.contains(where: { $0.kind == .interpolation }) { isWhole = false }
    case "apply", "includeFlat": isWhole = false
    case "includeBuild":
      if let path = strings.first { includedBuilds.append(TreePath.joined(root, path)) }
    case "project" where tokens.contains { $0.text == "projectDir" }:
      // `project(":a").projectDir = file("b")`, `= new File(settingsDir, "b")`.
      guard strings.count > 1, let path = strings.first else { return }
      folders[Self.normal(path)] = TreePath.joined(root, strings[1])
    case "create" where statement.block != nil:
      // `create("libs") { from(files("../gradle/libs.versions.toml")) }`
      let named = GradleScript.strings(in: statement.block ?? [])
      if let name = strings.first, let file = named.first(where: { $0.hasSuffix(".toml") }) {
        catalogFiles[name] = TreePath.joined(root, file)
      }
    default:
      if tokens.contains(where: { Self.loops.contains($0.text) }) { isWhole = false }
    }
  }

  private static let loops: Set<String> = [
    "for", "each", "forEach", "eachDir", "eachFile", "eachFileRecurse", "eachDirRecurse", "map",
    "while", "include", "def", "fun",
  ]

  /// The folders of the modules that the script names, in order.
  var included: [String] { named.map(folder).sorted() }

  /// Whether a folder holds no module of the build, as far as the script says.
  func leavesOut(_ folder: String) -> Bool {
    isWhole && !named.isEmpty && folder != root && TreePath.contains(root, folder)
      && !named.contains { self.folder(of: $0) == folder }
  }

  private mutating func add(_ path: String) {
    let path = Self.normal(path)
    accessors[Self.accessor(path)] = path
    named.insert(path)
  }

  /// Adds the folders below the root that hold build scripts: a settings script may find its modules
  /// by a loop, which is not run.
  mutating func add(found folders: [String]) {
    for folder in folders where folder != root {
      let path = Self.normal(root.isEmpty ? folder : String(folder.dropFirst(root.count + 1)))
      if accessors[Self.accessor(path)] == nil { accessors[Self.accessor(path)] = path }
      found[TreePath.name(folder), default: []].append(folder)
    }
  }

  /// ":a:b" for "a:b" and for "a/b".
  private static func normal(_ path: String) -> String {
    ":" + path.split { $0 == ":" || $0 == "/" }.joined(separator: ":")
  }

  /// The name that Gradle makes for a path: a word after a dash, an underscore or a dot joins with a
  /// capital.
  private static func accessor(_ path: String) -> String {
    path.split(separator: ":").map { part in
      let words = part.split { "-_.".contains($0) }
      return (words.first.map(String.init) ?? "")
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }.joined(separator: ".")
  }

  /// The path of the module that `projects.NAME` stands for.
  func module(_ accessor: String) -> String {
    accessors[accessor] ?? ":" + accessor.split(separator: ".").joined(separator: ":")
  }

  /// The folder of a module.
  func folder(of path: String) -> String {
    let path = Self.normal(path)
    let usual = TreePath.joined(root, path.split(separator: ":").joined(separator: "/"))
    if let folder = folders[path] { return folder }
    // A module that only a loop includes lies wherever the loop found it.
    if !named.contains(path), let name = path.split(separator: ":").last,
      let places = found[String(name)], !places.contains(usual), places.count == 1
    {
      return places[0]
    }
    return usual
  }
}
