/// The versions and plugins of a `libs.versions.toml`, as far as scripts name them.
struct VersionCatalog {
  private var versions: [String: String] = [:]
  private var plugins: [String: String] = [:]

  init() {}

  init(_ bytes: [UInt8]) {
    var table = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("[") {
        table = String(text.dropFirst().prefix { $0 != "]" })
      } else if let equals = text.firstIndex(of: "="), !text.hasPrefix("#") {
        let name = Self.accessor(String(text[..<equals].filter { !" \t\"".contains($0) }))
        let quoted = text[equals...].split(separator: "\"", omittingEmptySubsequences: false)
        if table == "versions", quoted.count > 1 { versions[name] = String(quoted[1]) }
        if table == "plugins" { plugins[name] = Self.plugin(quoted) }
      }
    }
  }

  /// `{ id = "com.android.application", version.ref = "agp" }` or `"com.android.application:8.1"`.
  private static func plugin(_ quoted: [Substring]) -> String? {
    for (place, part) in quoted.enumerated() where place + 1 < quoted.count {
      if place == 0 && !part.holds("{") || part.filter({ $0 != " " }).hasSuffix("id=") {
        return String(quoted[place + 1].prefix { $0 != ":" })
      }
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
}
