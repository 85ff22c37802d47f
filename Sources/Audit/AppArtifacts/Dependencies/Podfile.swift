/// What a Podfile says in so many words; what its Ruby computes is not seen.
struct Podfile {
  /// Pods by the target in whose block they are; "" for those outside any target.
  private(set) var pods: [Pod] = []

  /// A pod as a line names it.
  struct Pod {
    var target: String
    var name: String
    var path: String?
    /// The subspecs that it picks with `:subspecs`.
    var subspecs: [String] = []
    var versions: VersionRange?

    /// The name of the pod, without that of a subspec.
    var pod: String { String(name.prefix { $0 != "/" }) }

    /// The subspecs that it means, by their paths below the pod; "" for a line that names none.
    var parts: [String] {
      let named = String(name.dropFirst(pod.count + 1))
      if subspecs.isEmpty { return [named] }
      return subspecs.map { TreePath.joined(named, $0) }
    }
  }
  /// The targets with blocks, and the target around each.
  private(set) var targets: [String: String] = [:]
  /// The targets, "" for none, whose blocks call for pods that no line names: `use_react_native!`,
  /// `use_native_modules!`, `flutter_install_all_ios_pods` and their like.
  private(set) var callers: Set<String> = []
  /// Definitions such as "PERMISSION_LOCATION=1" that a post-install step hands to the pods.
  private(set) var definitions: [String] = []
  /// What `setup_permissions([...])` of react-native-permissions picks.
  private(set) var permissions: [String] = []
  private(set) var usesDynamicFrameworks = false
  /// The projects that it names, relative to its folder; CocoaPods takes the one beside it otherwise.
  private(set) var projects: [String] = []

  init(_ bytes: [UInt8]) {
    var open: [String] = []
    var isPermissions = false
    for raw in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(raw).trimmed
      guard !line.isEmpty else { continue }
      let strings = Self.strings(line)
      if line.holds("setup_permissions") { isPermissions = true }
      if isPermissions {
        permissions += strings
        if line.holds("]") { isPermissions = false }
        continue
      }
      for text in strings where Self.isDefinition(text) { definitions.append(text) }
      if Self.callsForPods(line) { callers.insert(open.last { !$0.isEmpty } ?? "") }
      let word = line.prefix { $0.isLetter || $0 == "_" || $0 == "!" || $0 == "?" }
      switch word {
      case "target", "abstract_target":
        guard let name = strings.first else { break }
        targets[name] = open.last { !$0.isEmpty } ?? ""
        open.append(name)
        continue
      case "pod":
        guard let name = strings.first else { break }
        pods.append(
          Pod(
            target: open.last { !$0.isEmpty } ?? "", name: name, path: Self.path(line),
            subspecs: Self.subspecs(line),
            versions: VersionRange(
              requirements: strings.dropFirst().filter(Self.isRequirement))))
      case "project", "xcodeproj":
        if let name = strings.first {
          projects.append(name.hasSuffix(".xcodeproj") ? name : name + ".xcodeproj")
        }
      case "use_frameworks!":
        if !line.holds("static") { usesDynamicFrameworks = true }
      case "end": if !open.isEmpty { open.removeLast() }
      default: break
      }
      if Self.opensBlock(line, word: word) { open.append("") }
    }
  }

  /// Whether a target has a pod that the lock file counts among the Podfile's own.
  func gives(_ pod: String, to target: String) -> Bool {
    let around = blocks(around: target)
    let lines = lines(of: pod)
    if lines.isEmpty { return !callers.isDisjoint(with: around) || callers.isEmpty }
    return lines.contains { around.contains($0.target) }
  }

  /// The subspecs of a pod that the lines of a target name; none if no line does.
  func parts(of pod: String, for target: String) -> Set<String> {
    let around = blocks(around: target)
    return Set(lines(of: pod).filter { around.contains($0.target) }.flatMap(\.parts))
  }

  /// The lines of a pod and of its subspecs.
  func lines(of pod: String) -> [Pod] { pods.filter { $0.pod == pod } }

  /// A target's own block, those around it, and the lines outside all.
  private func blocks(around target: String) -> Set<String> {
    var around: Set<String> = ["", target]
    var next = target
    while let outer = targets[next], !outer.isEmpty, around.insert(outer).inserted { next = outer }
    return around
  }

  private static func callsForPods(_ line: String) -> Bool {
    let call = (line.split(separator: "=", maxSplits: 1).last ?? "").trimmed
    if call.hasPrefix("use_frameworks!") || call.hasPrefix("use_modular_headers!") { return false }
    return call.hasPrefix("use_") || call.hasPrefix("flutter_install")
  }

  static func opensBlock(_ line: String, word: Substring) -> Bool {
    if line == "do" || line.hasSuffix(" do") || line.holds(" do |") { return true }
    return ["if", "unless", "def", "case", "begin", "while"].contains(word)
  }

  /// "2.84.0" or "~> 2", among the addresses and names of a line.
  private static func isRequirement(_ text: String) -> Bool {
    text.first.map { $0.isNumber || "<>=~".contains($0) } == true
  }

  private static func isDefinition(_ text: String) -> Bool {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return false }
    return text[..<equals].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
      && text[text.index(after: equals)...].allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func path(_ line: String) -> String? {
    guard let rest = line.rest(after: ":path") ?? line.rest(after: "path:") else { return nil }
    return strings(rest).first
  }

  /// `:subspecs => ['A', 'B']`
  private static func subspecs(_ line: String) -> [String] {
    guard let rest = line.rest(after: "subspecs") else { return [] }
    return strings(String(rest.prefix { $0 != "]" }))
  }

  static func strings(_ line: String) -> [String] {
    var strings: [String] = []
    var quote: Character?
    var text = ""
    for character in line {
      if let mark = quote {
        if character == mark {
          strings.append(text)
          quote = nil
        } else {
          text.append(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        text = ""
      }
    }
    return strings
  }

  static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    for place in line.indices {
      let character = line[place]
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "#" {
        return line[..<place]
      }
    }
    return line
  }
}
