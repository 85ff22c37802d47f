import Findings

/// A module of a Gradle build that makes an Android app or library, with what its script says.
struct GradleModule {
  /// The folder of the build script.
  let folder: String
  /// The build script.
  let file: String
  /// What it makes.
  let kind: Kind
  private let android: [GradleScript.Statement]
  private let dependencies: [GradleScript.Statement]
  private let values: GradleValues

  enum Kind {
    case app
    case library
    case feature
  }

  /// The most variants that are made; a build with more is judged by the first.
  static let maximumVariants = 48

  /// Reads a build script; nil where it makes nothing for Android.
  init?(folder: String, file: String, script: GradleScript, values: GradleValues) {
    self.folder = folder
    self.file = file
    self.values = values
    android = script.statements.block("android")
    dependencies =
      script.statements.block("dependencies")
      + script.statements.block("kotlin", "sourceSets").flatMap { $0.block ?? [] }.block(
        "dependencies")
    let plugins =
      script.statements.flatMap { values.plugins($0) }
      + script.statements.block("plugins").flatMap { values.plugins($0) }
    if plugins.contains(where: { $0.hasSuffix("android.application") }) {
      kind = .app
    } else if plugins.contains(where: { $0.hasSuffix("android.dynamic-feature") }) {
      kind = .feature
    } else if plugins.contains(where: {
      $0.holds("android.library") || $0.holds("android.kotlin.multiplatform")
    }) {
      kind = .library
    } else if android.block("defaultConfig").contains(where: { $0.name == "applicationId" }) {
      kind = .app
    } else if !android.isEmpty {
      kind = .library
    } else {
      return nil
    }
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
    statement.block != nil && !loops.contains(statement.name)
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
  ) -> (level: AndroidManifest.Level, line: Int)? {
    for block in blocks(choice) {
      if let setting = block.first(where: { names.contains($0.name) && $0.block == nil }) {
        return (values.level(setting.value), setting.line)
      }
    }
    return nil
  }

  /// A manifest with the levels that the script sets; they win against those of manifests (AND-MRG-007).
  func settle(_ manifest: inout AndroidManifest, _ choice: Choice) {
    let minimum = level(["minSdk", "minSdkVersion", "setMinSdkVersion"], choice)
    if let minimum { manifest.minimumSDK = minimum.level }
    if let target = level(["targetSdk", "targetSdkVersion", "setTargetSdkVersion"], choice) {
      manifest.targetSDK = target.level
      manifest.targetPosition = SourcePosition(file: file, line: target.line)
    }
    manifest.fill(placeholders(choice))
  }

  /// The texts that stand for `${name}` in manifests.
  private func placeholders(_ choice: Choice) -> [String: String] {
    var known: [String: String] = [:]
    for setting in blocks(choice).joined() {
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

  /// The modules of the same build that it depends on, as paths such as ":core:data".
  var modules: [String] {
    var found: [String] = []
    for statement in dependencies where statement.name.isCompiledIn {
      let tokens = statement.tokens
      for (place, token) in tokens.enumerated() where token.text == "project" {
        let path = tokens[place...].first { $0.kind == .string || $0.kind == .interpolation }
        if let path { found.append(path.text) }
      }
      // `projects.core.data`
      if let place = tokens.firstIndex(where: { $0.text == "projects" }) {
        let parts = tokens[(place + 1)...].filter { $0.kind == .word }.map(\.text)
        found.append(":" + parts.joined(separator: ":"))
      }
    }
    return found.uniqued
  }

  /// The libraries from elsewhere that it compiles in, as "group:name".
  var libraries: [String] {
    dependencies.filter { $0.name.isCompiledIn }.compactMap { statement in
      let text = statement.tokens.first {
        ($0.kind == .string || $0.kind == .interpolation) && $0.text.contains(":")
          && !$0.text.hasPrefix(":")
      }?.text
      if let text { return text.split(separator: ":").prefix(2).joined(separator: ":") }
      let words = statement.tokens.filter { $0.kind == .word }.map(\.text)
      guard let place = words.firstIndex(of: "libs") else { return nil }
      return words[place...].joined(separator: ".")
    }.uniqued
  }

  /// The manifest that a source set names in the script instead of the usual one.
  func manifestFile(of sourceSet: String) -> String {
    let named = android.block("sourceSets").filter { $0.name == sourceSet }
      .flatMap { $0.block ?? [] }
    let nested = named.block("manifest").first { $0.name == "srcFile" }
    let flat = named.first { $0.tokens.map(\.text).starts(with: ["manifest", ".", "srcFile"]) }
    let text = (nested ?? flat)?.tokens.last { $0.kind == .string }?.text
    return TreePath.joined(folder, text ?? "src/\(sourceSet)/AndroidManifest.xml")
  }
}

extension String {
  /// Whether a configuration of dependencies ends up in the app.
  fileprivate var isCompiledIn: Bool {
    let name = lowercased()
    guard !name.hasPrefix("test"), !name.holds("androidtest"), !name.holds("compileonly"),
      !name.hasPrefix("kapt"), !name.hasPrefix("ksp"), !name.hasPrefix("annotationprocessor")
    else { return false }
    return name.hasSuffix("implementation") || name.hasSuffix("api") || name.hasSuffix("compile")
      || name.hasSuffix("runtimeonly")
  }
}

extension [String] {
  /// The elements without repetitions, in order.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension AndroidManifest {
  /// Puts texts in the place of `${name}`; what nobody knows stays.
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
