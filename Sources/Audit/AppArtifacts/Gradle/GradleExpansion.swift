/// A build script with what the scripts, plugins and functions of the tree that it applies add to
/// it.
///
/// Nothing is run: what only a run would find is left out, and so is what is written inside a test,
/// except settings of `defaultConfig` on which its branches agree.
struct GradleExpansion {
  /// The identifiers of the plugins, the script's own first.
  private(set) var plugins: [String] = []
  /// The settings of the Android plugin in the order in which they are made: the last wins.
  private(set) var android: [GradleScript.Statement] = []
  /// What the blocks of dependencies hold.
  private(set) var dependencies: [GradleScript.Statement] = []
  /// The scripts that were applied, for what they define.
  private(set) var scripts: [GradleScript] = []
  /// The scripts and plugins that are applied and that the tree does not show.
  private(set) var unseen: [String] = []
  /// The plugins that are applied by a name which no catalog of the tree holds.
  private(set) var unresolved: [String] = []

  private let logic: BuildLogic
  private let values: GradleValues
  private let script: (String) -> GradleScript?
  private var applied: Set<String> = []
  /// What is applied once it is known which plugins there are.
  private var conditional: [(plugin: String, statements: [GradleScript.Statement], Scope)] = []

  /// The deepest chain of scripts, plugins and functions that is followed.
  private static let maximumDepth = 12
  /// The most statements that are looked at.
  private static let maximumStatements = 100_000
  private var count = 0

  /// Where a statement is.
  private struct Scope {
    /// Whether the settings of Android's plugin are its receiver.
    var isAndroid = false
    /// Whether the settings of `defaultConfig` are its receiver.
    var isDefault = false
    /// The folder of the module.
    var folder: String
    /// The root of the build.
    var root: String
    var depth = 0

    var deeper: Scope {
      var scope = self
      scope.depth += 1
      return scope
    }

    var android: Scope {
      var scope = self
      scope.isAndroid = true
      return scope
    }
  }

  /// A script of a module; `script` reads another one by its path.
  init(
    _ statements: [GradleScript.Statement], inheriting inherited: [GradleScript.Statement] = [],
    folder: String, root: String, logic: BuildLogic,
    values: GradleValues, script: @escaping (String) -> GradleScript?
  ) {
    (self.logic, self.values, self.script) = (logic, values, script)
    let scope = Scope(folder: folder, root: root)
    add(statements, scope)
    let own = (plugins: plugins, android: android)
    android = []
    // What the root says of all modules comes first, and makes none of them an app.
    add(inherited, scope)
    plugins = own.plugins
    // What waits for a plugin, in the order in which it came, for one may bring another.
    var place = 0
    while place < conditional.count {
      let (plugin, statements, scope) = conditional[place]
      place += 1
      if plugins.contains(plugin) { add(statements, scope) }
    }
    android += own.android
    // A setting inside a test counts only if nothing outside the test sets the same.
    android = android.filter(\.isInTest) + android.filter { !$0.isInTest }
  }

  /// Whether a name is that of the settings of Android's plugin.
  static func isAndroidType(_ name: String) -> Bool {
    androidTypes.contains(name)
  }

  private static let androidTypes: Set<String> = [
    "ApplicationExtension", "BaseAppModuleExtension", "AppExtension", "LibraryExtension",
    "CommonExtension", "BaseExtension", "TestedExtension", "DynamicFeatureExtension",
    "InternalBaseAppModuleExtension",
  ]

  private mutating func add(_ statements: [GradleScript.Statement], _ scope: Scope) {
    guard scope.depth < Self.maximumDepth else { return }
    if scope.isAndroid {
      android += settings(statements, scope)
      return
    }
    for statement in statements where count < Self.maximumStatements {
      count += 1
      add(statement, scope)
    }
  }

  private mutating func add(_ statement: GradleScript.Statement, _ scope: Scope) {
    let words = statement.tokens.map(\.text)
    guard let first = words.first, !Self.declares(words) else { return }
    if first == "android", words.count > 2, words[1] == "." {
      // `android.defaultConfig { }`, `android.sourceSets.main.java.srcDirs = []`
      var inner = statement
      inner.tokens.removeFirst(2)
      return add([inner], scope.android)
    }
    if let block = statement.block {
      switch statement.name {
      case "plugins": return block.forEach { apply($0, scope) }
      case "dependencies": dependencies += block
      case "apply" where words.count == 1:
        // `apply { plugin("a"); from("b") }`
        for inner in block {
          if inner.name == "from" { applyScript(inner, scope) } else { apply(inner, scope) }
        }
      default: addBlock(statement, block, words, scope)
      }
    } else if words.contains("from"), first == "apply" {
      applyScript(statement, scope)
    } else if words.contains("apply") {
      if let name = words.first(where: { logic.pluginClass($0) != nil }) {
        follow("class " + name, logic.pluginClass(name), scope)
      } else {
        apply(statement, scope)
      }
    } else {
      call(statement, words, scope)
    }
  }

  private mutating func addBlock(
    _ statement: GradleScript.Statement, _ block: [GradleScript.Statement], _ words: [String],
    _ scope: Scope
  ) {
    if words.contains("withPlugin") || words.contains("withId") {
      if let plugin = statement.tokens.first(where: { $0.kind == .string })?.text {
        conditional.append((plugin, block, scope.deeper))
      }
    } else if Self.tests.contains(words[0]) {
      return
    } else if words.contains(where: Self.isAndroidType) || words.last == "android"
      || words[0] == "android"
    {
      add(block, scope.android)
    } else if words.contains(where: Self.passing.contains) {
      add(block, scope)
    } else if let name = Self.called(statement.tokens) ?? statement.tokens.first?.text {
      // A function of the build's own that takes settings of Android's in a block.
      if logic.functions(name).contains(where: \.isOnAndroid) { add(block, scope.android) }
      call(statement, words, scope)
    }
  }

  /// Whether a statement declares something that only a call runs.
  private static func declares(_ words: [String]) -> Bool {
    words.contains { ["fun", "class", "interface", "import", "package"].contains($0) }
  }

  private static let tests: Set<String> = ["if", "else", "when", "for", "while", "try", "catch"]
  /// Functions that run their block once, on another receiver.
  private static let passing: Set<String> = [
    "with", "apply", "run", "also", "let", "configure", "afterEvaluate", "project",
    "buildscript",
  ]
}

extension GradleExpansion {
  /// Applies the plugins that a statement names.
  private mutating func apply(_ statement: GradleScript.Statement, _ scope: Scope) {
    let named = values.plugins(statement)
    let words = statement.tokens.map(\.text)
    if named.isEmpty, words.first == "alias", !words.contains("false") {
      let path = words.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      unresolved.append("the plugin " + path.joined())
    }
    for plugin in named {
      plugins.append(plugin)
      follow(plugin, logic.plugin(plugin), scope)
    }
  }

  private mutating func follow(
    _ name: String, _ statements: [GradleScript.Statement]?, _ scope: Scope
  ) {
    guard let statements, applied.insert(name).inserted else { return }
    add(statements, scope.deeper)
  }

  /// Follows a call of the build's own functions.
  private mutating func call(
    _ statement: GradleScript.Statement, _ words: [String], _ scope: Scope
  ) {
    guard let name = Self.called(statement.tokens) else { return }
    for function in logic.functions(name) {
      if function.isOnAndroid {
        android += settings(function.statements, scope.android.deeper)
      }
      add(function.statements, scope.deeper)
    }
  }

  /// The last name before the first bracket, where nothing is assigned before it.
  private static func called(_ tokens: [GradleToken]) -> String? {
    guard let open = tokens.firstIndex(where: { $0.text == "(" || $0.text == "<" }), open > 0,
      !tokens[..<open].contains(where: { $0.text == "=" }), tokens[open - 1].kind == .word
    else { return nil }
    return tokens[open - 1].text
  }

  /// `apply from: "$rootDir/a.gradle"`, `apply(from = rootProject.file("a"))`, `from("a")`.
  private mutating func applyScript(_ statement: GradleScript.Statement, _ scope: Scope) {
    guard let text = statement.tokens.last(where: { $0.kind != .word && $0.kind != .symbol })
    else { return }
    if text.text.holds("://") {
      unseen.append(text.text)
      return
    }
    // The tools of Flutter and of React Native link plugins, which are looked up otherwise.
    if text.text.holds("flutter_tools/") || text.text.holds("native_modules.gradle")
      || text.text.holds("@react-native")
    {
      return
    }
    let words = statement.tokens.map(\.text)
    let isOfRoot =
      words.contains("rootProject") || words.contains("rootDir") || words.contains("settingsDir")
      || words.contains("settingsDirectory")
    guard let path = Self.path(text, isOfRoot: isOfRoot, statement, scope),
      !words.contains("project") || !words.contains(where: { $0.hasPrefix(":") }),
      let script = path.lazy.compactMap(script).first
    else {
      let from = words.drop { $0 != "from" }.dropFirst().drop { ":=(".contains($0) }
      unseen.append("the script " + from.joined())
      return
    }
    scripts.append(script)
    let file = script.statements.first?.file ?? path[0]
    follow("script " + file, script.statements, scope)
  }

  /// The places where a script that is applied may lie.
  private static func path(
    _ token: GradleToken, isOfRoot: Bool, _ statement: GradleScript.Statement, _ scope: Scope
  ) -> [String]? {
    let place = GradlePlace(
      token.text, isOfRoot: isOfRoot, folder: scope.folder, root: scope.root)
    guard let place else { return nil }
    let places = [place.base, TreePath.folder(statement.file)].map {
      TreePath.joined($0, place.text)
    }
    return isOfRoot || place.base != scope.folder ? [places[0]] : places
  }
}

extension GradleExpansion {
  /// The blocks of the settings of Android's plugin that matter here.
  private static let blocks: Set<String> = [
    "defaultConfig", "buildTypes", "productFlavors", "sourceSets", "flavorDimensions",
  ]

  /// Other blocks of these settings, whose contents are none of ours.
  private static let others: Set<String> = [
    "compileOptions", "testOptions", "packaging", "packagingOptions", "buildFeatures",
    "signingConfigs", "composeOptions", "kotlinOptions", "splits", "bundle", "lint", "lintOptions",
    "externalNativeBuild", "dependenciesInfo", "androidResources", "aaptOptions", "publishing",
    "dataBinding", "viewBinding", "installation", "compilerOptions", "ndk", "vectorDrawables",
  ]

  /// Statements among the settings of Android's plugin. Those on which the branches of a test agree
  /// come first.
  private mutating func settings(
    _ statements: [GradleScript.Statement], _ scope: Scope
  ) -> [GradleScript.Statement] {
    guard scope.depth < Self.maximumDepth else { return [] }
    var found: [GradleScript.Statement] = []
    var branches: [[GradleScript.Statement]] = []
    var agreed: [GradleScript.Statement] = []
    for statement in statements where count < Self.maximumStatements {
      let first = statement.tokens.first?.text
      if first != "else" {
        agreed += Self.agreed(branches, scope)
        branches = []
      }
      if let block = statement.block, first == "if" || first == "else",
        !Self.asksForType(statement)
      {
        count += 1
        branches.append(settings(block, scope.deeper))
      } else {
        found += settings(statement, scope)
      }
    }
    return agreed + Self.agreed(branches, scope) + found
  }

  /// `if (this is ApplicationExtension) {` is a question of what the module makes.
  private static func asksForType(_ statement: GradleScript.Statement) -> Bool {
    let words = statement.tokens.filter { $0.kind == .word }.map(\.text)
    return words.contains("is") && words.contains(where: isAndroidType)
  }

  /// The settings of `defaultConfig` to which no two branches of a test give different values.
  private static func agreed(
    _ branches: [[GradleScript.Statement]], _ scope: Scope
  ) -> [GradleScript.Statement] {
    let branches = branches.map { branch in
      scope.isDefault
        ? branch.filter { $0.block == nil }
        : branch.block("defaultConfig").filter { $0.block == nil }
    }
    var values: [String: Set<String>] = [:]
    for branch in branches {
      let last = Dictionary(branch.map { ($0.name, $0.written) }, uniquingKeysWith: { $1 })
      for (name, value) in last { values[name, default: []].insert(value) }
    }
    let kept = branches.joined().filter { values[$0.name] == [$0.written] }
    guard let first = kept.first else { return [] }
    let tested = kept.map { setting in
      var setting = setting
      setting.isInTest = true
      return setting
    }
    if scope.isDefault { return tested }
    let name = GradleToken(kind: .word, text: "defaultConfig", line: first.line)
    return [
      GradleScript.Statement(tokens: [name], block: tested, file: first.file, isInTest: true)
    ]
  }

  /// A statement among the settings of Android's plugin, with what it calls in its place.
  private mutating func settings(
    _ statement: GradleScript.Statement, _ scope: Scope
  ) -> [GradleScript.Statement] {
    let tokens = statement.tokens
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    guard let first = tokens.first, !Self.declares(words), scope.depth < Self.maximumDepth,
      count < Self.maximumStatements
    else { return [] }
    count += 1
    guard let block = statement.block else {
      if let place = Self.place(in: tokens) { return [Self.nested(statement, at: place)] }
      if first.text == "apply", words.contains("from") {
        // A script that is applied here runs on the project all the same.
        var outer = scope
        outer.isAndroid = false
        applyScript(statement, outer)
        return []
      }
      guard let name = Self.called(tokens) else { return [statement] }
      let functions = logic.functions(name)
      return functions.isEmpty
        ? [statement]
        : functions.flatMap { settings($0.statements, scope.deeper) }
    }
    if Self.tests.contains(first.text) {
      return Self.asksForType(statement) ? settings(block, scope.deeper) : []
    }
    if first.kind == .string || GradleScript.Statement.makers.contains(first.text) {
      return [statement.holding(settings(block, scope.deeper))]
    }
    if let name = words.first(where: Self.blocks.contains) {
      return settings(of: name, statement, block, scope)
    }
    if words.contains("dependencies") {
      dependencies += block
      return []
    }
    if words.contains(where: Self.others.contains) { return [] }
    if words.contains(where: Self.passing.contains) || words.contains(where: Self.isAndroidType) {
      return settings(block, scope.deeper)
    }
    // A build type, a flavour, a source set.
    return [statement.holding(settings(block, scope.deeper))]
  }

  /// `defaultConfig {`, `with(extension.defaultConfig) {`, `buildTypes.getByName("release") {`.
  private mutating func settings(
    of name: String, _ statement: GradleScript.Statement, _ block: [GradleScript.Statement],
    _ scope: Scope
  ) -> [GradleScript.Statement] {
    let tokens = statement.tokens
    guard let place = tokens.firstIndex(where: { $0.text == name }),
      !tokens[..<place].contains(where: { $0.text == "=" })
    else { return [] }
    let rest = tokens[(place + 1)...].drop { $0.text == "." || $0.text == "?" }
    if rest.first?.kind == .word, rest.contains(where: { Self.loops.contains($0.text) }) {
      return []
    }
    var deeper = scope.deeper
    deeper.isDefault = name == "defaultConfig"
    var inner = settings(block, deeper).filter { !Self.blocks.contains($0.name) }
    if let next = rest.first, next.kind == .word, !Self.passing.contains(next.text),
      tokens[place + 1].text == "."
    {
      inner = [
        GradleScript.Statement(tokens: Array(rest), block: inner, file: statement.file)
      ]
    } else if rest.first?.text == "[" {
      // `sourceSets["main"].apply {`
      inner = [
        GradleScript.Statement(tokens: Array(rest.dropFirst()), block: inner, file: statement.file)
      ]
    }
    let tested = inner.filter(\.isInTest)
    let whole = GradleScript.Statement(
      tokens: [tokens[place]], block: inner.filter { !$0.isInTest }, file: statement.file)
    guard deeper.isDefault, !tested.isEmpty else { return [whole] }
    return [
      GradleScript.Statement(
        tokens: [tokens[place]], block: tested, file: statement.file, isInTest: true), whole,
    ]
  }

  private static let loops: Set<String> = ["all", "configureEach", "forEach", "each", "map"]

  /// Where a block is named in `extension.defaultConfig.targetSdk = 34`.
  private static func place(in tokens: [GradleToken]) -> Int? {
    let head = tokens.prefix { $0.text != "=" && $0.text != "(" }
    guard let place = head.firstIndex(where: { $0.kind == .word && blocks.contains($0.text) }),
      place + 2 < tokens.count, tokens[place + 1].text == "." || tokens[place + 1].text == "["
    else { return nil }
    return place
  }

  private static func nested(
    _ statement: GradleScript.Statement, at place: Int
  ) -> GradleScript.Statement {
    let inner = GradleScript.Statement(
      tokens: Array(statement.tokens[(place + 2)...]), file: statement.file)
    return GradleScript.Statement(
      tokens: [statement.tokens[place]], block: [inner], file: statement.file)
  }
}

extension GradleScript.Statement {
  /// The same statement with other contents.
  fileprivate func holding(_ block: [Self]) -> Self {
    var statement = self
    statement.block = block
    return statement
  }
}
