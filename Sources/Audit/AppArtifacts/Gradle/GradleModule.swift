import Findings

/// A module of a Gradle build that makes an Android app or library, with what its script says.
struct GradleModule {
  /// The folder of the build script.
  let folder: String
  /// The build script.
  let file: String
  /// What it makes.
  let kind: Kind
  /// The scripts and plugins that it applies and that the tree does not show.
  let unseen: [String]
  /// The settings of Android's plugin, in the order in which they are made.
  let android: [GradleScript.Statement]
  private let dependencies: [GradleScript.Statement]
  private let values: GradleValues
  let settings: GradleSettings

  enum Kind {
    case app
    case library
    case feature
    /// It is for Android, and no plugin that the tree shows says what it makes.
    case unknown
  }

  /// The most variants that are made; a build with more is checked by the first.
  static let maximumVariants = 48

  /// A module by its script and what that applies; nil if it makes nothing for Android.
  init?(
    folder: String, file: String, script: GradleScript, expansion: GradleExpansion,
    values: GradleValues, settings: GradleSettings
  ) {
    self.folder = folder
    self.file = file
    self.values = values
    self.settings = settings
    android = expansion.android
    dependencies =
      expansion.dependencies
      + script.statements.block("kotlin", "sourceSets").flatMap(Self.dependencies)
    let plugins = expansion.plugins
    // Of old the plugin for apps was called "android" alone.
    if plugins.contains(where: { $0.hasSuffix("android.application") || $0 == "android" }) {
      kind = .app
    } else if plugins.contains(where: { $0.hasSuffix("android.dynamic-feature") }) {
      kind = .feature
    } else if plugins.contains(where: {
      $0.holds("android.library") || $0.holds("android.kotlin.multiplatform")
        || Self.otherPlugins.contains($0)
    }) {
      kind = .library
    } else if android.block("defaultConfig").contains(where: { $0.name == "applicationId" }) {
      kind = .app
    } else if !android.isEmpty {
      kind = .unknown
    } else {
      return nil
    }
    unseen = expansion.unseen + (kind == .unknown ? expansion.unresolved.uniqued : [])
  }

  /// Further plugins that make no app of their own: of old, for tests, and for files.
  private static let otherPlugins: Set = [
    "android-library", "com.android.asset-pack", "com.android.test",
  ]

  /// The dependencies of a source set of Kotlin's that ends up in an Android app.
  private static func dependencies(
    _ sourceSet: GradleScript.Statement
  ) -> [GradleScript.Statement] {
    let name = sourceSet.name.lowercased()
    let isElsewhere = ["test", "ios", "native", "desktop", "js", "wasm", "macos", "apple"]
      .contains { name.hasPrefix($0) || name.hasSuffix($0 + "main") || name.hasSuffix("test") }
    guard let block = sourceSet.block, !isElsewhere else { return [] }
    if sourceSet.tokens.contains(where: { $0.text == "dependencies" }) { return block }
    return block.block("dependencies")
  }

  /// The build types in the order of Android's tools: the two that are always there first.
  var buildTypes: [String] {
    let named = android.block("buildTypes").filter(Self.names).map(\.name)
    return ["debug", "release"] + named.filter { $0 != "debug" && $0 != "release" }.uniqued
  }

  /// The flavours, one array for each dimension.
  var flavors: [[String]] {
    let flavors = android.block("productFlavors").filter(Self.names)
    var dimensions: [(name: String, flavors: [String])] = []
    for flavor in flavors {
      let setting = flavor.block?.first { $0.name == "dimension" || $0.name == "setDimension" }
      let dimension = setting.flatMap { values.text($0.value) } ?? ""
      if let place = dimensions.firstIndex(where: { $0.name == dimension }) {
        dimensions[place].flavors.append(flavor.name)
      } else {
        dimensions.append((dimension, [flavor.name]))
      }
    }
    return dimensions.map(\.flavors.uniqued)
  }

  /// Whether a statement names one of a collection, and does not go through it or the variants.
  private static func names(_ statement: GradleScript.Statement) -> Bool {
    guard let first = statement.tokens.first?.text, !loops.contains(statement.name) else {
      return false
    }
    // `val staging by creating { }` names one, `val rules = fileTree { }` does not.
    if ["val", "var", "def"].contains(first) {
      return statement.tokens.contains { $0.text == "by" }
    }
    // `google` makes a flavour as `google { }` does, and so does `create("google")`.
    return statement.block != nil || statement.tokens.count == 1
      || ["create", "register", "maybeCreate"].contains(first)
  }

  private static let loops: Set = [
    "all", "configureEach", "forEach", "each", "applicationVariants", "libraryVariants",
  ]

  /// A choice of one flavour of each dimension and a build type.
  struct Choice {
    var flavors: [String]
    var buildType: String

    /// "freeRelease".
    var name: String { Self.camel(flavors + [buildType]) }

    /// The source sets from the strongest to the weakest.
    var sourceSets: [String] {
      let combined = flavors.count > 1 ? [Self.camel(flavors)] : []
      return ([name, buildType] + combined + flavors + ["main"]).uniqued
    }

    private static func camel(_ words: [String]) -> String {
      (words.first ?? "")
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
  }

  /// The variants that the build makes.
  var choices: [Choice] {
    let combinations = flavors.reduce([[]] as [[String]]) { combinations, flavors in
      combinations.flatMap { combination in flavors.map { combination + [$0] } }
        .prefix(Self.maximumVariants).map(\.self)
    }
    return combinations.flatMap { flavors in
      buildTypes.map { Choice(flavors: flavors, buildType: $0) }
    }.prefix(Self.maximumVariants).map(\.self)
  }

  /// The blocks whose settings hold for a choice, the strongest first.
  private func blocks(_ choice: Choice) -> [[GradleScript.Statement]] {
    let types = android.block("buildTypes").filter { $0.name == choice.buildType }
    let flavors = choice.flavors.map { flavor in
      android.block("productFlavors").filter { $0.name == flavor }
    }
    return ([types] + flavors).map { $0.flatMap { $0.block ?? [] } }
      + [android.block("defaultConfig")]
  }

  /// What one of several settings comes to, with its line.
  private func level(
    _ names: [String], _ choice: Choice
  ) -> (level: AndroidManifest.Level, setting: GradleScript.Statement)? {
    for block in blocks(choice) {
      // The last one wins, as it does in a run.
      if let setting = block.last(where: { names.contains($0.name) && $0.block == nil }) {
        return (values.level(setting.value), setting)
      }
    }
    return nil
  }

  /// A manifest with the levels that the script sets; they win against those of manifests
  /// (AND-MRG-007).
  func settle(_ manifest: inout AndroidManifest, _ choice: Choice) {
    let minimum = level(["minSdk", "minSdkVersion", "setMinSdkVersion"], choice)
    if let minimum { manifest.minimumSDK = minimum.level }
    if let target = level(["targetSdk", "targetSdkVersion", "setTargetSdkVersion"], choice) {
      manifest.targetSDK = target.level
      let script = target.setting.file.isEmpty ? file : target.setting.file
      manifest.targetPosition = SourcePosition(file: script, line: target.setting.line)
      manifest.targetSetting = target.setting.written
    }
    manifest.fill(placeholders(choice))
  }

  /// Where its main manifest may be: Android's place, then that of Kotlin Multiplatform.
  var mainManifests: [String] { ["main", "androidMain"].map { sourceSet($0).manifest } }

  /// What the app of a choice is called in a store, without what suffixes add; nil if no script says.
  func applicationID(_ choice: Choice) -> String? { placeholders(choice)["applicationId"] }

  /// The texts that stand for `${name}` in manifests.
  private func placeholders(_ choice: Choice) -> [String: String] {
    var known: [String: String] = [:]
    for setting in blocks(choice).flatMap({ $0.reversed() }) {
      if setting.name == "applicationId", known["applicationId"] == nil {
        known["applicationId"] = values.text(setting.value)
      }
      guard setting.tokens.contains(where: { $0.text == "manifestPlaceholders" }) else { continue }
      // `[a: "b"]`, `["a"] = "b"`, `mapOf("a" to "b")`, `+= [a: "b"]`
      let words = setting.tokens.filter { $0.kind == .word || $0.kind == .string }
      for (place, word) in words.enumerated() where word.kind == .string && place > 0 {
        let name = words[place - 1].text == "to" && place > 1 ? words[place - 2] : words[place - 1]
        if name.text != "manifestPlaceholders", known[name.text] == nil {
          known[name.text] = word.text
        }
      }
    }
    return known
  }

  /// The folders of the modules that it depends on, for the source sets of a variant.
  func modules(_ words: VariantWords) -> [String] {
    var found: [String] = []
    for statement in dependencies where words.take(configuration(statement)) {
      let tokens = statement.tokens
      for (place, token) in tokens.enumerated() where token.text == "project" {
        let path = tokens[place...].first { $0.kind == .string || $0.kind == .interpolation }
        if let path { found.append(settings.folder(of: path.text)) }
      }
      // `projects.core.data`
      if let place = tokens.firstIndex(where: { $0.text == "projects" && $0.kind == .word }) {
        let parts = tokens[(place + 1)...].prefix { $0.text != ")" && $0.text != "," }
          .filter { $0.kind == .word }.map(\.text)
        let path = settings.module(parts.joined(separator: "."))
        found.append(settings.folder(of: path))
      }
    }
    return found.uniqued
  }

  /// A library as a script names it, with its coordinates where they are known.
  struct Library: Hashable {
    var named: String
    var coordinates: GradleLibrary?
    /// Where the script names it.
    var position: SourcePosition
  }

  /// The libraries from elsewhere that it compiles in, for the source sets of a variant.
  func libraries(_ words: VariantWords) -> [Library] {
    dependencies.filter { words.take(configuration($0)) }.flatMap(libraries).uniqued
  }

  private func libraries(_ statement: GradleScript.Statement) -> [Library] {
    let tokens = statement.tokens
    let position = SourcePosition(
      file: statement.file.isEmpty ? file : statement.file, line: statement.line)
    func library(_ coordinates: GradleLibrary) -> Library {
      Library(named: coordinates.module, coordinates: coordinates, position: position)
    }
    let text = tokens.first {
      ($0.kind == .string || $0.kind == .interpolation) && $0.text.contains(":")
        && !$0.text.hasPrefix(":")
    }?.text
    // A platform sets versions and brings nothing; a module is no library.
    if tokens.contains(where: {
      $0.kind == .word && ["platform", "enforcedPlatform", "projects"].contains($0.text)
    }) {
      return []
    }
    if let text, !tokens.contains(where: { $0.text == "project" }) {
      guard var found = GradleLibrary(coordinates: text[...]) else { return [] }
      // `"a:b:$version"` and `"a:b:${versions.a}"`
      if let version = found.version, version.hasPrefix("$") {
        found.version = values.text(
          [GradleToken(kind: .interpolation, text: version, line: statement.line)])
      }
      return [library(found)]
    }
    if let group = member("group", of: tokens), let name = member("name", of: tokens) {
      return [library(GradleLibrary(group, name, version: member("version", of: tokens)))]
    }
    guard let (named, found) = values.libraries(tokens) else { return [] }
    return found.isEmpty
      ? [Library(named: named, coordinates: nil, position: position)] : found.map(library)
  }

  /// The text of `group: "a"` or `group = "a"`.
  private func member(_ name: String, of tokens: [GradleToken]) -> String? {
    guard let place = tokens.firstIndex(where: { $0.kind == .word && $0.text == name }),
      place + 2 < tokens.count, tokens[place + 2].kind == .string
    else { return nil }
    return tokens[place + 2].text
  }

  /// The configuration that a dependency is added to: `implementation(…)`, `add("implementation",
  /// …)`.
  private func configuration(_ statement: GradleScript.Statement) -> String {
    if statement.tokens.first?.text == "add" {
      return statement.tokens.first { $0.kind == .string }?.text ?? ""
    }
    return statement.name
  }

  /// The folder of the build.
  var root: String { settings.root }
}

extension GradleModule {
  /// The words of build types and flavours, by which a configuration is of one variant or another.
  struct VariantWords {
    /// Those of the variant, in lower case.
    var own: Set<String>
    /// Those of all variants, in lower case.
    var all: Set<String>
    /// The source sets of the variant, the strongest first, with those of Kotlin Multiplatform:
    /// to it, `main` is `androidMain`, and `commonMain` is compiled for every platform.
    var sourceSets: [String]

    /// The words of a choice; without one, everything is taken.
    init(_ choice: Choice?, of choices: [Choice]) {
      own = Set((choice?.sourceSets ?? []).map { $0.lowercased() })
      all = choice == nil ? [] : Set(choices.flatMap(\.sourceSets).map { $0.lowercased() })
      sourceSets =
        (choice?.sourceSets ?? ["main"]).flatMap {
          [$0, "android" + $0.prefix(1).uppercased() + $0.dropFirst()]
        }
        + ["commonMain"]
    }

    /// Whether what a configuration holds ends up in the variant.
    func take(_ configuration: String) -> Bool {
      guard let words = configuration.variantWords else { return false }
      return own.contains(words) || !all.contains(words)
    }
  }
}

extension String {
  /// What precedes the kind in a configuration that ends up in the app: "" for "implementation",
  /// "free" for "freeApi"; nil for one that does not.
  fileprivate var variantWords: String? {
    let name = lowercased()
    guard !name.hasPrefix("test"), !name.holds("androidtest"), !name.holds("compileonly"),
      !name.hasPrefix("kapt"), !name.hasPrefix("ksp"), !name.hasPrefix("annotationprocessor"),
      let kind = ["implementation", "api", "compile", "runtimeonly"].first(where: name.hasSuffix)
    else { return nil }
    return String(name.dropLast(kind.count))
  }
}

extension AndroidManifest {
  /// Puts texts in the place of `${name}`; what is not known stays.
  mutating func fill(_ placeholders: [String: String]) {
    func filled(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
      var text = text
      for (name, value) in placeholders.sorted(by: { $0.key < $1.key }) {
        let parts = text.split(separator: "${\(name)}", omittingEmptySubsequences: false)
        text = parts.joined(separator: value)
      }
      return text
    }
    func filled(_ level: Level?) -> Level? {
      guard case .unresolved(let text) = level, filled(text) != text else { return level }
      return Level(text: filled(text))
    }
    package = package.map(filled)
    for place in permissions.indices {
      permissions[place].name = filled(permissions[place].name)
      permissions[place].maximumSDK = filled(permissions[place].maximumSDK)
    }
    for place in components.indices { components[place].name = filled(components[place].name) }
    minimumSDK = filled(minimumSDK)
    targetSDK = filled(targetSDK)
  }
}
