/// The versions, libraries and plugins of a `libs.versions.toml`, as far as scripts name them.
struct VersionCatalog {
  private var versions: [String: String] = [:]
  private var plugins: [String: String] = [:]
  private var libraries: [String: GradleLibrary] = [:]
  private var bundles: [String: [String]] = [:]

  init() {}

  init(_ bytes: [UInt8]) {
    var table = ""
    for line in Self.entries(bytes) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("["), !text.holds("=") {
        table = String(text.dropFirst().prefix { $0 != "]" })
      } else if let equals = text.firstIndex(of: "="), !text.hasPrefix("#") {
        let name = Self.accessor(String(text[..<equals].filter { !" \t\"".contains($0) }))
        add(name, text[equals...], in: table)
      }
    }
  }

  private mutating func add(_ name: String, _ value: Substring, in table: String) {
    let quoted = value.split(separator: "\"", omittingEmptySubsequences: false)
    switch table {
    case "versions":
      // `{ strictly = "1" }` and `"1"` alike.
      if quoted.count > 1 { versions[name] = String(quoted[1]) }
    case "plugins": plugins[name] = Self.plugin(quoted)
    case "libraries": libraries[name] = library(quoted)
    case "bundles":
      bundles[name] = quoted.indices.filter { $0 % 2 == 1 }.map {
        Self.accessor(String(quoted[$0]))
      }
    default: break
    }
  }

  /// The entries of the file; an array over several lines is one.
  private static func entries(_ bytes: [UInt8]) -> [String] {
    var entries: [String] = []
    var isOpen = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if isOpen, let last = entries.indices.last {
        entries[last] += line.drop { $0 == " " }.hasPrefix("#") ? "" : line
      } else {
        entries.append(String(line))
      }
      let value = entries.last ?? ""
      isOpen =
        value.holds("=") && value.holds("[") && !value.holds("]")
        && entries.last?.utf8.count ?? 0 < 100_000
    }
    return entries
  }

  /// `{ id = "com.android.application", version.ref = "agp" }` or `"com.android.application:8.1"`.
  private static func plugin(_ quoted: [Substring]) -> String? {
    if let id = member("id", in: quoted) { return id }
    guard quoted.count > 1, !quoted[0].holds("{") else { return nil }
    return String(quoted[1].prefix { $0 != ":" })
  }

  /// `{ module = "a:b", version.ref = "c" }`, `{ group = "a", name = "b" }` or `"a:b:1"`.
  private func library(_ quoted: [Substring]) -> GradleLibrary? {
    guard quoted.count > 1 else { return nil }
    guard quoted[0].holds("{") else { return GradleLibrary(coordinates: quoted[1]) }
    let module =
      Self.member("module", in: quoted)
      ?? Self.member("group", in: quoted).flatMap { group in
        Self.member("name", in: quoted).map { group + ":" + $0 }
      }
    guard let module, var library = GradleLibrary(coordinates: module[...]) else { return nil }
    library.version =
      Self.member("version.ref", in: quoted).flatMap { version($0) }
      ?? Self.member("version", in: quoted)
    return library
  }

  /// The text behind `name =` in an inline table.
  private static func member(_ name: String, in quoted: [Substring]) -> String? {
    for (place, part) in quoted.enumerated() where place % 2 == 0 && place + 1 < quoted.count {
      let key = part.filter { !" \t{,=".contains($0) }
      if key == name { return String(quoted[place + 1]) }
    }
    return nil
  }

  /// The name as scripts write it: with dots for dashes and underscores.
  private static func accessor(_ name: String) -> String {
    String(name.map { $0 == "-" || $0 == "_" ? "." : $0 })
  }

  /// The version that `libs.versions.NAME` stands for.
  func version(_ name: String) -> String? { versions[Self.accessor(name)] }

  /// The plugin that `libs.plugins.NAME` stands for.
  func plugin(_ name: String) -> String? { plugins[Self.accessor(name)] }

  /// The libraries that `libs.NAME` or `libs.bundles.NAME` stands for; none if nothing is known.
  func libraries(_ name: String) -> [GradleLibrary] {
    let name = Self.accessor(name)
    let bundle = "bundles."
    if name.hasPrefix(bundle), let members = bundles[String(name.dropFirst(bundle.count))] {
      return members.compactMap { libraries[$0] }
    }
    return libraries[name].map { [$0] } ?? []
  }
}
