/// What scripts of a build call by name: variables, extra properties, properties, catalogs.
struct GradleValues {
  private var named: [String: [GradleToken]] = [:]
  private let catalogs: [String: VersionCatalog]

  init(catalogs: [String: VersionCatalog] = [:]) { self.catalogs = catalogs }

  /// Adds what a script defines; what is known already stays, for inner scripts come first.
  mutating func add(_ script: GradleScript) { add(script.statements, isExtra: true) }

  /// Settings such as `targetSdk = 34` inside a block define nothing; declarations and `ext` do.
  private mutating func add(
    _ statements: [GradleScript.Statement], isExtra: Bool, depth: Int = 0
  ) {
    for statement in statements {
      if let block = statement.block {
        addDelegate(statement.tokens, block.first?.tokens ?? [])
        guard depth < GradleScript.maximumDepth else { continue }
        let words = statement.tokens.map(\.text)
        let isExtra = words.last == "ext" || words.last == "extra" || words.last == "=" && isExtra
        add(block, isExtra: isExtra, depth: depth + 1)
      } else {
        let tokens = statement.tokens
        add(tokens, isExtra: isExtra)
        addDelegate(tokens, Array(tokens.drop { $0.text != "(" }.dropFirst().dropLast()))
      }
    }
  }

  /// `val a by extra(1)`, `val a by extra { 1 }`.
  private mutating func addDelegate(_ head: [GradleToken], _ value: [GradleToken]) {
    guard let place = head.firstIndex(where: { $0.text == "by" }), place > 0,
      place + 1 < head.count, head[place + 1].text == "extra", !value.isEmpty
    else { return }
    set(head[place - 1].text, value)
  }

  /// Adds what scripts around define.
  mutating func add(_ outer: GradleValues) { named.merge(outer.named) { inner, _ in inner } }

  /// Adds the lines of a gradle.properties.
  mutating func add(properties bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !line.hasPrefix("#") else { continue }
      let name = String(parts[0].filter { $0 != " " })
      set(name, [GradleToken(kind: .string, text: parts[1].trimmed, line: 1)])
    }
  }

  /// Adds what Cordova writes for its scripts, which call it `cordovaConfig.SDK_VERSION`;
  /// properties of the build win against the file.
  mutating func add(cordova configuration: PropertyList) {
    for name in ["SdkVersion": "SDK_VERSION", "MinSdkVersion": "MIN_SDK_VERSION"] {
      if let known = named["cdv" + name.key] { set(name.value, known) }
    }
    for member in configuration.root.value.dictionary ?? [] {
      let text: String
      switch member.node.value {
      case .string(let value): text = value
      case .integer(let value): text = String(value)
      default: continue
      }
      set(member.key, [GradleToken(kind: .string, text: text, line: member.node.line ?? 1)])
    }
  }

  /// `def a = 1`, `val a: Int = 1`, `ext.a = 1`, `extra["a"] = 1`, `set("a", 1)`, `a = 1`, `a = [b:
  /// 1]`.
  private mutating func add(_ tokens: [GradleToken], isExtra: Bool) {
    if let first = tokens.first?.text, first == "set", tokens.count > 5, tokens[3].text == "," {
      return set(tokens[2].text, Array(tokens[4..<tokens.count - 1]))
    }
    guard let equals = tokens.firstIndex(where: { $0.kind == .symbol && $0.text == "=" }),
      equals + 1 < tokens.count, tokens[equals + 1].text != "="
    else { return }
    var head = tokens[..<equals]
    guard isExtra || head.contains(where: { Self.declaring.contains($0.text) }) else { return }
    if let colon = head.firstIndex(where: { $0.text == ":" }) { head = head[..<colon] }
    let value = Array(tokens[(equals + 1)...])
    let name = head.last { $0.kind == .word || $0.kind == .string }
    if let name { set(name.text, value) }
    if value.first?.text == "[" { addMembers(of: value) }
  }

  /// `[minSdk: 21, "targetSdk": 34]`, which scripts call `versions.minSdk`.
  private mutating func addMembers(of map: [GradleToken]) {
    for (place, token) in map.enumerated() where token.text == ":" && token.kind == .symbol {
      guard place > 0, place + 1 < map.count else { continue }
      let value = map[(place + 1)...].prefix { $0.text != "," && $0.text != "]" }
      set(map[place - 1].text, Array(value))
    }
  }

  private mutating func set(_ name: String, _ tokens: [GradleToken]) {
    if named[name] == nil { named[name] = tokens }
  }

  /// What an expression comes to: a number, a text; nil if only a run would tell.
  func text(_ tokens: [GradleToken], depth: Int = 0) -> String? {
    guard depth < 8, let first = tokens.first else { return nil }
    // One branch of a condition is not what it comes to.
    if first.text == "if" || first.text == "when" || first.text == "try" { return nil }
    if tokens.count == 1 {
      if first.kind == .string || first.text.allSatisfy(\.isNumber) { return first.text }
      if first.kind == .interpolation {
        let bare = first.text.filter { !"${}".contains($0) }
        let name = bare.split(separator: ".").last.map(String.init) ?? bare
        return named[name].flatMap { text($0, depth: depth + 1) }
      }
    }
    // A minor release such as 36.1 is three tokens.
    let isNumber = tokens.allSatisfy { $0.text == "." || $0.text.allSatisfy(\.isNumber) }
    if isNumber, tokens.count == 3 { return tokens.map(\.text).joined() }
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    if let known = cataloged(words, tokens) { return known }
    // `safeExtGet("a", 21)`, `findProperty("a") ?: 21`, `rootProject.ext.has("a") ? … : 21`
    for token in tokens where token.kind == .string {
      if let known = named[token.text], known != tokens { return text(known, depth: depth + 1) }
    }
    let path = words.filter { !Self.calls.contains($0) && !Self.holders.contains($0) }
    if words.first != "flutter", let last = path.last, !last.allSatisfy(\.isNumber),
      let known = named[last], known != tokens
    {
      return text(known, depth: depth + 1)
    }
    if tokens.contains(where: { $0.kind == .string }),
      let fallback = tokens.last(where: { $0.text != ")" }), fallback.text.allSatisfy(\.isNumber)
    {
      return fallback.text
    }
    return nil
  }

  /// `libs.versions.a.get()`, `libs.findVersion("a")`.
  private func cataloged(_ words: [String], _ tokens: [GradleToken]) -> String? {
    if words.contains("findVersion"), let name = tokens.first(where: { $0.kind == .string })?.text {
      return catalog(words.first)?.version(name)
    }
    guard let place = words.firstIndex(of: "versions"), place > 0,
      let catalog = catalogs[words[place - 1]]
    else { return nil }
    let path = words[(place + 1)...].filter { !Self.calls.contains($0) }
    return catalog.version(path.joined(separator: "."))
  }

  /// The catalog of a name; the one that every build has for what is none of the names.
  private func catalog(_ name: String?) -> VersionCatalog? {
    name.flatMap { catalogs[$0] } ?? catalogs["libs"]
  }

  /// The API level that an expression comes to.
  func level(_ tokens: [GradleToken]) -> AndroidManifest.Level {
    if let text = text(tokens) { return AndroidManifest.Level(text: text) }
    // A minor release such as 36.1 is a number here and no text.
    let written = tokens.map(\.text).joined()
    let level = AndroidManifest.Level(text: written)
    return level.api == nil ? .unresolved(written) : level
  }

  /// The plugins that a statement applies; none if it only names them for later.
  func plugins(_ statement: GradleScript.Statement) -> [String] {
    let tokens = statement.tokens
    let words = tokens.map(\.text)
    if words.contains("apply"), words.contains("false") { return [] }
    let quoted = tokens.filter { $0.kind == .string }.map(\.text)
    // `kotlin("android")` is short for a plugin of Kotlin's.
    if words.first == "kotlin" { return quoted.prefix(1).map { "org.jetbrains.kotlin." + $0 } }
    if words.contains("findPlugin") {
      return quoted.compactMap { catalog(words.first)?.plugin($0) }
    }
    guard let place = words.firstIndex(of: "plugins"), place > 1,
      let catalog = catalogs[words[place - 2]]
    else { return quoted }
    let path = tokens[(place + 1)...].filter { $0.kind == .word }.map(\.text)
      .filter { !Self.calls.contains($0) }
    return quoted + [catalog.plugin(path.joined(separator: "."))].compactMap(\.self)
  }

  /// The libraries that a dependency names by a catalog; nil if it names none so.
  func libraries(_ tokens: [GradleToken]) -> (named: String, found: [GradleLibrary])? {
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    if let alias = alias(in: tokens) {
      let found = catalog("libs")?.libraries(alias) ?? []
      return ("libs." + alias, found)
    }
    guard let place = words.firstIndex(where: { catalogs[$0] != nil }),
      let catalog = catalogs[words[place]]
    else {
      return words.firstIndex(of: "libs").map { (words[$0...].joined(separator: "."), []) }
    }
    let path = words[(place + 1)...].filter { !Self.calls.contains($0) }
    return (
      words[place...].joined(separator: "."), catalog.libraries(path.joined(separator: "."))
    )
  }

  /// `a` of `libs.findLibrary("a").get()`, `bundles.b` of `libs.findBundle("b")`; a function of the
  /// build's own may do the same: `libs.library("a")`.
  private func alias(in tokens: [GradleToken]) -> String? {
    for (place, token) in tokens.enumerated() where token.kind == .word {
      let isBundle = ["findBundle", "bundle"].contains(token.text)
      guard isBundle || ["findLibrary", "library"].contains(token.text),
        place > 0, tokens[place - 1].text == ".",
        let name = tokens[(place + 1)...].prefix(2).first(where: { $0.kind == .string })?.text
      else { continue }
      return isBundle ? "bundles." + name : name
    }
    return nil
  }

  private static let calls: Set<String> = [
    "get", "toInt", "toInteger", "asInteger", "as", "Integer", "Int", "parseInt", "valueOf",
    "toString", "intValue", "pluginId", "getPluginId", "asProvider", "requiredVersion", "exclude",
  ]
  private static let holders: Set<String> = [
    "rootProject", "project", "ext", "extra", "properties", "gradle", "parent",
  ]
  private static let declaring: Set<String> = [
    "def", "val", "var", "const", "final", "static", "ext", "extra", "extraProperties",
  ]
}

extension Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
