import Findings

/// Makes the effective Info.plist of one configuration, as Xcode's build does.
///
/// The file's entries come first. Where the plist is generated, each INFOPLIST_KEY_* setting that
/// Xcode knows is merged in: it *replaces* a string, number or Boolean of the file, it is appended
/// to an array and merged into a dictionary; values of different kinds fail the build, so the
/// file's stays. Then variables in values (never in keys) are expanded.
struct InfoPlistBuilder {
  let settings: BuildSettings
  /// Configuration files that the tree does not show, so that a variable may be defined there.
  var hasUnseenFiles: Bool

  init(settings: BuildSettings) {
    self.settings = settings
    hasUnseenFiles = !settings.unseen.isEmpty
  }

  /// The entries of a file, expanded.
  func entries(of list: PropertyList, isPreprocessed: Bool) -> [EffectiveInfoPlist.Entry] {
    let members = list.root.value.dictionary ?? []
    // Of a key that occurs twice the system reads the last; the preprocessor may leave one of them.
    let last = Dictionary(
      members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { _, later in later })
    return members.enumerated().filter { isPreprocessed || last[$1.key] == $0 }.map { _, member in
      var unresolved: [String] = isPreprocessed ? ["INFOPLIST_PREPROCESS"] : []
      let value = expanded(member.node.value, &unresolved)
      return EffectiveInfoPlist.Entry(
        member.key, value, at: SourcePosition(file: list.file, line: member.node.line),
        unresolved: unresolved)
    }
  }

  /// The entries that INFOPLIST_KEY_* settings make, sorted by key; and those Xcode does not know.
  func generated() -> (made: [EffectiveInfoPlist.Entry], ignored: [EffectiveInfoPlist.Entry]) {
    var made: [EffectiveInfoPlist.Entry] = []
    var ignored: [EffectiveInfoPlist.Entry] = []
    for setting in settings.names(withPrefix: GeneratedKey.settingPrefix) {
      guard let expansion = settings.value(setting), let position = settings.position(setting)
      else { continue }
      let key = GeneratedKey.key(ofSetting: setting)
      let form = GeneratedKey.form(of: key)
      let entry = EffectiveInfoPlist.Entry(
        key, GeneratedKey.value(expansion.text, form ?? .string), at: position,
        unresolved: hasUnseenFiles ? expansion.undefined : [])
      if form == nil {
        ignored.append(entry)
      } else if !key.hasSuffix("_Generation") {
        made.append(entry)
      } else if entry.value == .boolean(true) {
        made.append(Self.section(entry))
      }
    }
    return (made, ignored)
  }

  /// What every generated plist says about its bundle.
  func bundleEntries(at position: SourcePosition) -> [EffectiveInfoPlist.Entry] {
    let sources = [
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
      ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
    ]
    return sources.compactMap { key, setting in
      guard let value = settings.value(setting), !value.text.isEmpty else { return nil }
      return EffectiveInfoPlist.Entry(
        key, .string(value.text), at: settings.position(setting) ?? position,
        unresolved: hasUnseenFiles ? value.undefined : [])
    }
  }

  /// Merges generated entries into those of the file.
  static func merge(
    _ generated: [EffectiveInfoPlist.Entry], into entries: inout [EffectiveInfoPlist.Entry]
  ) {
    for entry in generated {
      guard let place = entries.firstIndex(where: { $0.key == entry.key }) else {
        entries.append(entry)
        continue
      }
      switch (entries[place].value, entry.value) {
      case (.array(let old), .array(let new)):
        let values = Set(old.map(\.value))
        entries[place].value = .array(old + new.filter { !values.contains($0.value) })
        entries[place].unresolved += entry.unresolved
      case (.dictionary(let old), .dictionary(let new)):
        let keys = Set(new.map(\.key))
        entries[place].value = .dictionary(old.filter { !keys.contains($0.key) } + new)
      case (.array, _), (.dictionary, _), (_, .array), (_, .dictionary): continue
      default: entries[place] = entry
      }
    }
  }

  /// UILaunchScreen_Generation and its like stand for a whole dictionary.
  private static func section(_ entry: EffectiveInfoPlist.Entry) -> EffectiveInfoPlist.Entry {
    let isScenes = entry.key.hasPrefix("UIApplicationSceneManifest")
    return EffectiveInfoPlist.Entry(
      isScenes ? "UIApplicationSceneManifest" : "UILaunchScreen",
      .dictionary(
        isScenes
          ? [
            PropertyList.Member(
              "UIApplicationSupportsMultipleScenes", PropertyList.Node(.boolean(true))),
            PropertyList.Member("UISceneConfigurations", PropertyList.Node(.dictionary([]))),
          ] : []),
      at: entry.position)
  }

  /// A value with its variables replaced; one without any is handed back as it is.
  private func expanded(
    _ value: PropertyList.Value, _ unresolved: inout [String]
  ) -> PropertyList.Value {
    guard Self.hasVariable(value) else { return value }
    switch value {
    case .string(let text):
      let expansion = settings.expand(text)
      if hasUnseenFiles {
        for name in expansion.undefined where !unresolved.contains(name) { unresolved.append(name) }
      }
      return .string(expansion.text)
    case .array(let nodes):
      return .array(
        nodes.map { PropertyList.Node(expanded($0.value, &unresolved), line: $0.line) })
    case .dictionary(let members):
      return .dictionary(
        members.map { member in
          PropertyList.Member(
            member.key,
            PropertyList.Node(expanded(member.node.value, &unresolved), line: member.node.line))
        })
    default: return value
    }
  }

  private static func hasVariable(_ value: PropertyList.Value) -> Bool {
    switch value {
    case .string(let text): text.utf8.contains(UInt8(ascii: "$"))
    case .array(let nodes): nodes.contains { hasVariable($0.value) }
    case .dictionary(let members): members.contains { hasVariable($0.node.value) }
    default: false
    }
  }
}
