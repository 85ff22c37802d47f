import Findings

/// Makes a manifest of the tags that a reader meets, with the meaning that Android gives them.
struct ManifestBuilder {
  private(set) var manifest: AndroidManifest
  /// What was odd, in the order in which it was met.
  var problems: [ReadingProblem] = []
  /// The name of the outermost element; nil before the first.
  private(set) var root: String?
  /// The names of the open elements.
  private var path: [String] = []
  /// The checks of lint that the whole manifest turns off.
  private var ignored: [String] = []
  private let file: String
  /// The value of a resource; nil if that is unknown.
  private let resolve: (UInt32) -> ManifestTag.Value?

  /// The most entries of each kind that a manifest may hold.
  static let maximumEntries = 20_000
  /// The deepest nesting that is read.
  static let maximumDepth = 512

  init(file: String, resolve: @escaping (UInt32) -> ManifestTag.Value? = { _ in nil }) {
    self.file = file
    self.resolve = resolve
    manifest = AndroidManifest(file: file)
  }

  /// How many elements are open.
  var depth: Int { path.count }

  /// Takes an opening tag in.
  mutating func open(_ tag: ManifestTag) {
    if root == nil { root = tag.name }
    switch path.count {
    case 0 where tag.name == "manifest": readRoot(tag)
    case 1 where path[0] == "manifest": readEntry(tag)
    case 2 where path[0] == "manifest": readSecondLevel(tag)
    case 4 where path[1] == "application": readAction(tag)
    default: break
    }
    path.append(tag.name)
  }

  /// Takes a closing tag in; one too many closes nothing.
  mutating func close() { _ = path.popLast() }

  private mutating func readRoot(_ tag: ManifestTag) {
    ignored = list(tag, "ignore")
    manifest.package = tag.text(.none, "package")
    manifest.split =
      tag.text(.none, "split") ?? tag.text(.none, "configForSplit").map { "configuration of \($0)" }
  }

  private mutating func readEntry(_ tag: ManifestTag) {
    switch tag.name {
    case "uses-sdk":
      manifest.minimumSDK = level(tag, "minSdkVersion") ?? manifest.minimumSDK
      if let target = level(tag, "targetSdkVersion") {
        manifest.targetSDK = target
        manifest.targetPosition = position(tag)
      }
    case "uses-feature":
      guard let name = tag.android("name").flatMap(text), fits(manifest.features.count) else {
        return
      }
      manifest.features.append(.init(name, isRequired: isRequired(tag), at: position(tag)))
    case "permission":
      guard let name = tag.android("name")?.text, fits(manifest.definedPermissions.count) else {
        return
      }
      manifest.definedPermissions.append(name)
      manifest.definitionPlaces.append(manifest.permissions.count)
      remarkNUL(in: name)
    default:
      if let element = AndroidManifest.PermissionRequest.Element(rawValue: tag.name) {
        readPermission(tag, element)
      }
    }
  }

  private mutating func readPermission(
    _ tag: ManifestTag, _ element: AndroidManifest.PermissionRequest.Element
  ) {
    guard fits(manifest.permissions.count) else { return }
    let merging = merging(tag)
    switch tag.android("name") {
    case .text(let name) where !name.isEmpty && !name.hasPrefix("@"):
      remarkNUL(in: name)
      manifest.permissions.append(
        .init(
          name, element: element, maximumSDK: level(tag, "maxSdkVersion"),
          minimumSDK: level(tag, "minSdkVersion"),
          flags: .init(rawValue: bits(tag, "usesPermissionFlags", Self.flagNames)),
          dependsOnFeature: tag.android("requiredFeature") != nil
            || tag.android("requiredNotFeature") != nil,
          isRequired: element != .usesPermission || isRequired(tag),
          at: position(tag), merging: merging))
    case .text(let name) where name.isEmpty: ignore("", .nameless, tag)
    case .text(let name): ignore(name, .reference, tag)
    case .reference(let number): ignore("@0x" + String(number, radix: 16), .reference, tag)
    case nil where merging.node == "removeAll":
      manifest.permissions.append(
        .init("", element: element, at: position(tag), merging: merging))
    default: ignore("", .nameless, tag)
    }
  }

  /// A name with a NUL is one thing to Android and, up to the NUL, another to tools written in C.
  private mutating func remarkNUL(in name: String) {
    guard name.utf8.contains(0) else { return }
    problems.append(
      .irregular(
        file, 0,
        "The name of a permission that begins with \(name.prefix { $0 != "\0" }) contains a NUL, at"
          + " which some tools cut it off"))
  }

  private mutating func ignore(
    _ name: String, _ reason: AndroidManifest.IgnoredEntry.Reason, _ tag: ManifestTag
  ) {
    guard fits(manifest.ignored.count) else { return }
    manifest.ignored.append(.init(name, reason, at: position(tag)))
  }

  private mutating func readSecondLevel(_ tag: ManifestTag) {
    if path[1] == "queries" {
      guard tag.name == "package", let name = tag.android("name")?.text,
        fits(manifest.queriedPackages.count)
      else { return }
      manifest.queriedPackages.append(name)
    }
    if path[1].hasPrefix("uses-permission"), !manifest.permissions.isEmpty,
      tag.name == "required-feature" || tag.name == "required-not-feature"
    {
      manifest.permissions[manifest.permissions.count - 1].dependsOnFeature = true
    }
    guard path[1] == "application" else { return }
    if AndroidManifest.PermissionRequest.Element(rawValue: tag.name) != nil {
      ignore(tag.android("name")?.text ?? "", .misplaced, tag)
    }
    if tag.name == "activity-alias" { return }
    guard let kind = AndroidManifest.Component.Kind(rawValue: tag.name),
      fits(manifest.components.count)
    else { return }
    manifest.components.append(
      .init(
        kind, tag.android("name").flatMap(text) ?? "",
        foregroundTypes: .init(
          rawValue: bits(
            tag, "foregroundServiceType", AndroidManifest.ForegroundTypes.names)),
        hasForegroundType: tag.android("foregroundServiceType") != nil,
        permission: tag.android("permission").flatMap(text), at: position(tag),
        merging: merging(tag)))
  }

  /// `application` > component > `intent-filter` > `action`.
  private mutating func readAction(_ tag: ManifestTag) {
    guard tag.name == "action", path[3] == "intent-filter", path[2] != "activity-alias",
      let name = tag.android("name")?.text, let last = manifest.components.indices.last,
      manifest.components[last].kind.rawValue == path[2],
      fits(manifest.components[last].actions.count)
    else { return }
    manifest.components[last].actions.append(name)
  }

  private func fits(_ count: Int) -> Bool { count < Self.maximumEntries }

  private func position(_ tag: ManifestTag) -> SourcePosition {
    SourcePosition(file: file, line: tag.line)
  }

  private static let flagNames: [(name: String, bit: UInt32)] = [
    ("neverForLocation", 0x1_0000), ("onlyForLocationButton", 0x2_0000),
  ]
}

extension ManifestBuilder {
  private func merging(_ tag: ManifestTag) -> AndroidManifest.Merging {
    AndroidManifest.Merging(
      node: tag.text(.tools, "node"), remove: list(tag, "remove"),
      replace: list(tag, "replace"), selector: tag.text(.tools, "selector"),
      ignore: list(tag, "ignore") + ignored)
  }

  /// The names in an attribute of the tools.
  private func list(_ tag: ManifestTag, _ name: String) -> [String] {
    (tag.text(.tools, name) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// A value without references: what a resource holds is in its place.
  private func settled(_ value: ManifestTag.Value) -> ManifestTag.Value? {
    if case .reference(let number) = value { resolve(number) } else { value }
  }

  private func text(_ value: ManifestTag.Value) -> String? {
    switch settled(value) {
    case .text(let text): text
    case .number(let number): String(number)
    default: nil
    }
  }

  private func boolean(_ value: ManifestTag.Value) -> Bool? {
    switch settled(value) {
    case .boolean(let flag): flag
    case .text("true"): true
    case .text("false"): false
    case .number(let number): number != 0
    default: nil
    }
  }

  private func isRequired(_ tag: ManifestTag) -> Bool {
    tag.android("required").flatMap(boolean) ?? true
  }

  private func level(_ tag: ManifestTag, _ name: String) -> AndroidManifest.Level? {
    guard let value = tag.android(name) else { return nil }
    switch settled(value) {
    case .number(let number): return .api(Int(Int32(bitPattern: number)))
    case .text(let text): return AndroidManifest.Level(text: text)
    default:
      if case .reference(let number) = value {
        return .unresolved("@0x" + String(number, radix: 16))
      }
      return .unresolved("")
    }
  }

  /// Flags as a number, or as names with bars between.
  private func bits(
    _ tag: ManifestTag, _ name: String, _ names: [(name: String, bit: UInt32)]
  ) -> UInt32 {
    guard let value = tag.android(name).flatMap(settled) else { return 0 }
    switch value {
    case .number(let number): return number
    case .text(let text):
      return text.split(separator: "|").reduce(0) { bits, word in
        let word = word.filter { $0 != " " }
        if let known = names.first(where: { $0.name == word }) { return bits | known.bit }
        let digits = word.hasPrefix("0x") ? UInt32(word.dropFirst(2), radix: 16) : UInt32(word)
        return bits | (digits ?? 0)
      }
    default: return 0
    }
  }
}
