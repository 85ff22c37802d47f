/// What an XcodeGen specification says of apps; its form is simple enough to be read by lines.
struct XcodeGenSpec {
  /// What a target, or a template of targets, says of itself: the values of its keys.
  private struct Entry {
    var name: String
    var values: [String: [String]] = [:]
  }

  private var targets: [Entry] = []
  private var templates: [String: Entry] = [:]
  /// The other specifications that it includes, as it writes their paths.
  private var included: [String] = []

  /// The targets that build an app for iOS, by name, those of included specifications among them.
  ///
  /// A template builds nothing itself: a target has the type and the platforms of its templates.
  static func iOSApps(at path: String, in tree: FileTree) -> [String] {
    let whole = whole(at: path, in: tree)
    return whole.targets.filter(whole.isApp).map(\.name)
  }

  /// The paths of the Info.plists that the targets of a specification name, resolved against its
  /// folder; nil if it has no iOS app or one that names none, or if a path contains a variable.
  static func infoPlists(at path: String, in tree: FileTree) -> Set<String>? {
    let whole = whole(at: path, in: tree)
    let folder = TreePath.folder(path)
    func lists(_ target: Entry) -> [String] { whole.values(infoPlist, of: target) }
    let apps = whole.targets.filter(whole.isApp)
    let named = whole.targets.flatMap(lists)
    guard !apps.isEmpty, !apps.contains(where: { lists($0).isEmpty }),
      !named.contains(where: { $0.contains("$") })
    else { return nil }
    return Set(named.map { TreePath.joined(folder, $0) })
  }

  /// The key under which a target's values hold its Info.plists: the one that XcodeGen generates, and
  /// those in its settings.
  private static let infoPlist = "Info.plist"

  /// A specification with all that it includes.
  private static func whole(at path: String, in tree: FileTree) -> XcodeGenSpec {
    var whole = XcodeGenSpec()
    var waiting = [path]
    var seen = Set(waiting)
    while let next = waiting.popLast(), seen.count < mostFiles {
      guard let text = tree.text(next) else { continue }
      let spec = XcodeGenSpec(text)
      whole.targets += spec.targets
      whole.templates.merge(spec.templates) { own, _ in own }
      let folder = TreePath.folder(next)
      waiting += spec.included.map { TreePath.joined(folder, $0) }
        .filter { seen.insert($0).inserted }
    }
    return whole
  }

  private static let mostFiles = 200

  private init() {}

  private init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      (indent: line.prefix { $0 == " " }.count, text: line.drop { $0 == " " })
    }.filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    var place = 0
    while place < lines.count {
      let section = lines[place]
      place += 1
      guard section.indent == 0, let name = Self.key(section.text) else { continue }
      if name == "include" {
        included += Self.words(section.text.drop { $0 != ":" }.dropFirst())
        // A list may start in the same column as its key.
        let body = lines[place...].prefix { $0.indent > 0 || $0.text.hasPrefix("-") }
        place = body.endIndex
        included += body.flatMap { Self.includedPaths($0.text) }
        continue
      }
      guard ["targets", "targetTemplates"].contains(name), place < lines.count else { continue }
      let body = lines[place...].prefix { $0.indent > 0 }
      place = body.endIndex
      let entries = Self.entries(of: body)
      if name == "targets" {
        targets += entries
      } else {
        for entry in entries { templates[entry.name] = entry }
      }
    }
  }

  /// `- base.yml` and `- path: base.yml`, whose other keys are on lines of their own.
  private static func includedPaths(_ line: Substring) -> [String] {
    let entry = line.drop { $0 == "-" || $0 == " " }
    guard let key = key(entry) else { return words(entry) }
    return key == "path" ? words(entry.drop { $0 != ":" }.dropFirst()) : []
  }

  private static func entries(of body: ArraySlice<(indent: Int, text: Substring)>) -> [Entry] {
    guard let depth = body.first?.indent else { return [] }
    var entries: [Entry] = []
    var inner: Int?
    var list: String?
    var section: String?
    for line in body {
      if line.indent <= depth {
        entries.append(Entry(name: key(line.text) ?? String(line.text)))
        (inner, list, section) = (nil, nil, nil)
        continue
      }
      guard let last = entries.indices.last else { continue }
      let own = inner ?? line.indent
      inner = own
      let ownKey = line.indent == own ? key(line.text) : nil
      section = ownKey ?? section
      let lists = infoPlists(line.text, in: section)
      if !lists.isEmpty { entries[last].values[infoPlist, default: []] += lists }
      if line.text.hasPrefix("-"), let list {
        entries[last].values[list, default: []] += words(line.text.dropFirst())
      } else if let ownKey {
        entries[last].values[ownKey] = words(line.text.drop { $0 != ":" }.dropFirst())
        list = ownKey
      } else {
        list = nil
      }
    }
    return entries
  }

  /// `path: App/Info.plist` under `info`, which may be on one line, and `INFOPLIST_FILE: App/Info.plist`.
  private static func infoPlists(_ line: Substring, in section: String?) -> [String] {
    let words = words(line).map { $0.filter { !"{}".contains($0) } }
    if key(line) == "INFOPLIST_FILE" { return Array(words.dropFirst()) }
    guard section == "info", let place = words.firstIndex(of: "path:") else { return [] }
    return Array(words[(place + 1)...].prefix(1))
  }

  private func isApp(_ target: Entry) -> Bool {
    guard values("type", of: target) == ["application"] else { return false }
    let platforms = values("platform", of: target).filter { $0 != "auto" }
    let named = platforms.isEmpty ? values("supportedDestinations", of: target) : platforms
    let others: Set = ["macOS", "tvOS", "visionOS", "watchOS"]
    return named.isEmpty || !others.isSuperset(of: named)
  }

  /// What a target says under a key, or else what the last of its templates that has it says.
  private func values(_ key: String, of entry: Entry, depth: Int = 0) -> [String] {
    if let own = entry.values[key] { return own }
    guard depth < 8 else { return [] }
    return (entry.values["templates"] ?? []).reversed().lazy
      .compactMap { templates[$0] }
      .map { values(key, of: $0, depth: depth + 1) }
      .first { !$0.isEmpty } ?? []
  }

  /// The key that a line begins with.
  private static func key(_ line: Substring) -> String? {
    let key = line.prefix { $0 != ":" }
    return key.endIndex == line.endIndex ? nil : key.filter { !" \"'\t".contains($0) }
  }

  /// The words of a value, which may be a list in brackets, without quotes and what is behind it.
  private static func words(_ value: Substring) -> [String] {
    (value.split(separator: "#").first ?? "").split { " \"'\t[],".contains($0) }.map(String.init)
  }
}
