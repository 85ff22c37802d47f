/// What a tree adds to its own build: `buildSrc` and the builds that its settings include.
///
/// Known are precompiled scripts and classes by the plugin that they are, and functions by name.
/// Nothing is run.
struct BuildLogic {
  /// A function of the build's own code.
  struct Function {
    /// Its body.
    var statements: [GradleScript.Statement]
    /// Whether its receiver or a parameter is the extension of Android's plugin.
    var isOnAndroid: Bool
  }

  private var scripts: [String: GradleScript] = [:]
  private var classOfPlugin: [String: String] = [:]
  private var classes: [String: [GradleScript.Statement]] = [:]
  private var functions: [String: [Function]] = [:]
  /// What its code defines, such as constants.
  private(set) var values: GradleValues

  /// The most files that are read.
  static let maximumFiles = 600

  init(catalogs: [String: VersionCatalog] = [:]) { values = GradleValues(catalogs: catalogs) }

  /// The build logic of a build, as far as it lies in the tree.
  init(of settings: GradleSettings, in tree: FileTree) {
    values = GradleValues(catalogs: settings.catalogs)
    let folders = [TreePath.joined(settings.root, "buildSrc")] + settings.includedBuilds
    var count = 0
    for folder in folders where !folder.holds("node_modules") {
      for path in tree.files(under: folder) where Self.isRead(path) {
        guard count < Self.maximumFiles, let bytes = try? tree.read(path, limit: 1 << 20) else {
          continue
        }
        count += 1
        if path.hasSuffix(".properties") {
          addMarker(path, bytes)
        } else {
          add(GradleScript(bytes, file: path), path)
        }
      }
    }
  }

  private static func isRead(_ path: String) -> Bool {
    guard !path.holds("/src/test/"), !path.holds("/src/integrationTest/") else { return false }
    return [".kts", ".kt", ".gradle", ".groovy", ".java"].contains(where: path.hasSuffix)
      || path.holds("META-INF/gradle-plugins/")
  }

  /// `META-INF/gradle-plugins/ID.properties` names the class of a plugin.
  private mutating func addMarker(_ path: String, _ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let rest = text.rest(after: "implementation-class") else { return }
    let name = rest.drop { " =\t".contains($0) }.prefix { !$0.isWhitespace }
    classOfPlugin[TreePath.stem(path)] = name.split(separator: ".").last.map(String.init)
  }

  private mutating func add(_ script: GradleScript, _ path: String) {
    let isSource = path.holds("/src/")
    if isSource, path.hasSuffix(".gradle.kts") || path.hasSuffix(".gradle") {
      var name = TreePath.name(path)
      name.removeLast(path.hasSuffix(".kts") ? 11 : 7)
      let package = script.statements.first { $0.tokens.first?.text == "package" }?.tokens
        .dropFirst().map(\.text).joined()
      scripts[package.map { $0 + "." + name } ?? name] = script
    } else if isSource {
      values.add(script)
    }
    for statement in script.all {
      addPlugin(statement)
      if isSource { addDeclaration(statement) }
    }
  }

  /// `register("a") { id = "b"; implementationClass = "C" }`.
  private mutating func addPlugin(_ statement: GradleScript.Statement) {
    guard let block = statement.block,
      let name = block.first(where: { $0.name == "implementationClass" })?.value
        .last(where: { $0.kind != .symbol && $0.text != "name" && $0.text != "java" })?.text,
      let id = block.first(where: { $0.name == "id" }).flatMap({
        values.plugins(GradleScript.Statement(tokens: $0.value)).first
      })
    else { return }
    classOfPlugin[id] = name.split(separator: ".").last.map(String.init)
  }

  private mutating func addDeclaration(_ statement: GradleScript.Statement) {
    let words = statement.tokens.map(\.text)
    if let block = statement.block,
      let place = words.firstIndex(where: { $0 == "class" || $0 == "object" }),
      place + 1 < words.count, !words.contains("fun")
    {
      classes[words[place + 1]] = block
      return
    }
    guard let fun = words.firstIndex(of: "fun") ?? Self.groovyFunction(statement),
      let open = words[fun...].firstIndex(of: "("), open > fun + 1
    else { return }
    let name = words[open - 1]
    guard name != "apply" else { return }
    var depth = 0
    let close = words[open...].firstIndex { word in
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      return depth == 0
    }
    guard let close else { return }
    let head = words[..<close]
    var body = statement.block ?? []
    // `fun Project.a() = extensions.configure<CommonExtension> { … }`
    if let equals = words[close...].firstIndex(of: "="), equals + 1 < words.count {
      body = [
        GradleScript.Statement(
          tokens: Array(statement.tokens[(equals + 1)...]), block: statement.block,
          file: statement.file)
      ]
    }
    functions[name, default: []].append(
      Function(
        statements: body, isOnAndroid: head.contains(where: GradleExpansion.isAndroidType)))
  }

  /// `static void a(Project project) {` and `def a(project) {`.
  private static func groovyFunction(_ statement: GradleScript.Statement) -> Int? {
    guard statement.block != nil,
      ["def", "static", "void", "private", "public"].contains(statement.tokens.first?.text),
      !statement.tokens.contains(where: { $0.text == "=" })
    else { return nil }
    return 0
  }

  /// What a plugin does to the module that it is applied to; nil for one from elsewhere.
  func plugin(_ id: String) -> [GradleScript.Statement]? {
    scripts[id]?.statements ?? classOfPlugin[id].flatMap { pluginClass($0) }
  }

  /// What the `apply` of a plugin's class does.
  func pluginClass(_ name: String) -> [GradleScript.Statement]? {
    classes[name]?.filter { statement in
      statement.tokens.contains { $0.text == "apply" } && statement.block != nil
    }.flatMap { $0.block ?? [] }
  }

  /// The functions of a name.
  func functions(_ name: String) -> [Function] { functions[name] ?? [] }
}
