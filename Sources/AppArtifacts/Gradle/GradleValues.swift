/// What scripts of a build call by name: variables, extra properties, properties, the catalogue.
struct GradleValues {
  private var named: [String: [GradleToken]] = [:]
  private let catalog: VersionCatalog

  init(catalog: VersionCatalog) { self.catalog = catalog }

  /// Adds what a script defines; what is known already stays, for inner scripts come first.
  mutating func add(_ script: GradleScript) {
    for statement in script.all where statement.block == nil { add(statement.tokens) }
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

  /// `def a = 1`, `val a: Int = 1`, `ext.a = 1`, `extra["a"] = 1`, `set("a", 1)`, `a = 1`.
  private mutating func add(_ tokens: [GradleToken]) {
    if let first = tokens.first?.text, first == "set", tokens.count > 5, tokens[3].text == "," {
      return set(tokens[2].text, Array(tokens[4..<tokens.count - 1]))
    }
    guard let equals = tokens.firstIndex(where: { $0.kind == .symbol && $0.text == "=" }),
      equals + 1 < tokens.count, tokens[equals + 1].text != "="
    else { return }
    var head = tokens[..<equals]
    if let colon = head.firstIndex(where: { $0.text == ":" }) { head = head[..<colon] }
    let name = head.last { $0.kind == .word || $0.kind == .string }
    if let name { set(name.text, Array(tokens[(equals + 1)...])) }
  }

  private mutating func set(_ name: String, _ tokens: [GradleToken]) {
    if named[name] == nil { named[name] = tokens }
  }

  /// What an expression comes to: a number, a text; nil where only a run would tell.
  func text(_ tokens: [GradleToken], depth: Int = 0) -> String? {
    guard depth < 8, let first = tokens.first else { return nil }
    if tokens.count == 1 {
      if first.kind == .string || first.text.allSatisfy(\.isNumber) { return first.text }
      if first.kind == .interpolation {
        let bare = first.text.filter { !"${}".contains($0) }
        return named[bare].flatMap { text($0, depth: depth + 1) }
      }
    }
    let words = tokens.filter { $0.kind == .word }.map(\.text)
    if words.starts(with: ["libs", "versions"]) {
      let name = words.dropFirst(2).filter { !Self.calls.contains($0) }
      return catalog.version(name.joined(separator: "."))
    }
    // `safeExtGet("a", 21)`, `findProperty("a") ?: 21`, `rootProject.ext.has("a") ? … : 21`
    for token in tokens where token.kind == .string {
      if let known = named[token.text] { return text(known, depth: depth + 1) }
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

  /// The API level that an expression comes to.
  func level(_ tokens: [GradleToken]) -> AndroidManifest.Level {
    text(tokens).map(AndroidManifest.Level.init(text:))
      ?? AndroidManifest.Level.unresolved(tokens.map(\.text).joined())
  }

  /// The plugin that a statement applies; nil where it applies none.
  func plugins(_ statement: GradleScript.Statement) -> [String] {
    let words = statement.tokens.map(\.text)
    if words.contains("apply"), words.contains("false") { return [] }
    let quoted = statement.tokens.filter { $0.kind == .string }.map(\.text)
    guard let place = words.firstIndex(of: "plugins"), words.contains("alias") else {
      return quoted
    }
    let path = statement.tokens[(place + 1)...].filter { $0.kind == .word }.map(\.text)
    return quoted + [catalog.plugin(path.joined(separator: "."))].compactMap(\.self)
  }

  private static let calls: Set<String> = [
    "get", "toInt", "toInteger", "asInteger", "as", "Integer", "Int", "parseInt", "valueOf",
    "toString", "intValue",
  ]
  private static let holders: Set<String> = [
    "rootProject", "project", "ext", "extra", "properties", "gradle", "parent",
  ]
}

extension Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
