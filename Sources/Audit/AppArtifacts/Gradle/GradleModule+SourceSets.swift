extension GradleModule {
  /// Whether the settings of its build include other modules and not this one.
  var isLeftOut: Bool { settings.leavesOut(folder) }

  /// What a source set consists of, as far as it matters here.
  struct SourceSet: Hashable {
    /// Its manifest, whether it exists or not.
    var manifest: String
    /// The folders of its Kotlin and Java sources.
    var folders: [String]
  }

  /// A source set: where Gradle looks for it, changed by what the script says of it.
  func sourceSet(_ name: String) -> SourceSet {
    var manifest: String?
    var root = TreePath.joined(folder, "src/\(name)")
    var folders: [String: [String]] = [:]
    for setting in settings(of: name) {
      guard let last = setting.path.last else { continue }
      let places = places(in: setting.value)
      switch last {
      case "root", "setRoot":
        if let place = places.last { root = place }
      case "srcFile":
        if setting.path.contains("manifest") { manifest = places.last ?? manifest }
      case "srcDir", "srcDirs", "setSrcDirs":
        guard let language = setting.path.first(where: Self.languages.contains) else { continue }
        let usual = [TreePath.joined(root, language)]
        let replaces = setting.replaces || last == "setSrcDirs"
        // A folder that only a run knows replaces nothing.
        if replaces, places.isEmpty { continue }
        folders[language] = (replaces ? [] : folders[language] ?? usual) + places
      default: continue
      }
    }
    return SourceSet(
      manifest: manifest ?? TreePath.joined(root, "AndroidManifest.xml"),
      folders: Self.languages.flatMap { folders[$0] ?? [TreePath.joined(root, $0)] }.uniqued)
  }

  private static let languages = ["java", "kotlin"]

  /// One line on a source set: `java.srcDirs = ["src"]`.
  private struct Setting {
    var path: [String]
    var value: ArraySlice<GradleToken>
    /// Whether it takes the place of what was said before: `=`, and not `+=`.
    var replaces: Bool
  }

  /// What the script says of a source set, in its order.
  private func settings(of name: String) -> [Setting] {
    Self.sourceSets(in: android).filter { $0.name == name }.flatMap { statement in
      let rest = Self.behindName(statement.tokens)
      return Self.settings(rest, statement.block, after: [])
    }
  }

  /// The source sets in the settings of Android's plugin. `sourceSets` inside another block, such
  /// as a build type, counts too.
  private static func sourceSets(
    in statements: [GradleScript.Statement]
  ) -> [GradleScript.Statement] {
    statements.flatMap { statement -> [GradleScript.Statement] in
      guard let block = statement.block else { return [] }
      return statement.name == "sourceSets" ? block : sourceSets(in: block)
    }
  }

  /// What follows the name of a source set: `main.`, `getByName("main").`, `"main"].`.
  private static func behindName(_ tokens: [GradleToken]) -> ArraySlice<GradleToken> {
    var rest = tokens[...]
    let first = rest.popFirst()
    if first?.text == "val" {
      // `val main by getting {`
      return []
    }
    if first?.kind == .string || GradleScript.Statement.makers.contains(first?.text ?? "") {
      rest = rest.drop { $0.text != ")" && $0.text != "]" }.dropFirst()
    }
    return rest.drop { $0.text == "." || $0.text == "?" }
  }

  private static func settings(
    _ tokens: ArraySlice<GradleToken>, _ block: [GradleScript.Statement]?, after path: [String]
  ) -> [Setting] {
    // Groovy may leave the brackets out: `java.srcDir file('src')`.
    let head = tokens.indices.prefix { place in
      let isWord = tokens[place].kind == .word
      let followsWord = place > tokens.startIndex && tokens[place - 1].kind == .word
      return isWord ? !followsWord : tokens[place].text == "." || tokens[place].text == "?"
    }.map { tokens[$0] }
    let path = path + head.filter { $0.kind == .word && !passing.contains($0.text) }.map(\.text)
    if let block {
      return block.flatMap { settings($0.tokens[...], $0.block, after: path) }
    }
    let value = tokens.dropFirst(head.count)
    let adds = value.contains { $0.text == "srcDirs" || $0.text == "srcDir" }
    return [Setting(path: path, value: value, replaces: value.first?.text == "=" && !adds)]
  }

  private static let passing: Set<String> = ["apply", "with", "run", "configure"]

  /// The files and folders that a value names, as far as a script says where they are.
  private func places(in value: ArraySlice<GradleToken>) -> [String] {
    let isOfRoot = value.contains {
      $0.kind == .word && ["rootProject", "rootDir", "settingsDir"].contains($0.text)
    }
    return value.compactMap { token in
      guard token.kind == .string || token.kind == .interpolation, !token.text.hasPrefix(":")
      else { return nil }
      return GradlePlace(token.text, isOfRoot: isOfRoot, folder: folder, root: root)?.path
    }
  }
}
