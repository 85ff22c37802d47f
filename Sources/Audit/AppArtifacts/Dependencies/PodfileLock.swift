/// The pods that CocoaPods resolved.
struct PodfileLock {
  /// Each pod with those it needs, subspecs folded into their pod.
  private(set) var pods: [String: Set<String>] = [:]
  /// The subspecs of each pod that another pod needs, by their paths below the pod.
  private(set) var neededParts: [String: Set<String>] = [:]
  /// The pods that the Podfile itself names.
  private(set) var roots: [String] = []
  /// Where pods come from that lie on disk, relative to the lock file.
  private(set) var paths: [String: String] = [:]
  /// The version of each pod.
  private(set) var versions: [String: VersionRange] = [:]

  init(_ bytes: [UInt8]) {
    var section = ""
    var pod = ""
    let lines = String(decoding: bytes, as: UTF8.self)[...].parts(between: {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    })
    for line in lines {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = Substring(line.utf8.dropFirst(indent))
      if indent == 0 {
        section = String(text.prefix { $0 != ":" })
        continue
      }
      // A long entry goes on in a line of its own, without the mark of an entry.
      if section != "EXTERNAL SOURCES", !text.hasPrefix("-") { continue }
      switch (section, indent) {
      case ("PODS", 2):
        pod = Self.name(text)
        pods[pod, default: []].formUnion([])
        if let version = text.split(separator: "(").last?.prefix(while: { $0 != ")" }) {
          versions[pod] = VersionRange(exactly: version)
        }
      case ("PODS", _):
        let other = Self.name(text)
        if other != pod {
          pods[pod, default: []].insert(other)
          neededParts[other, default: []].insert(Self.part(text))
        }
      case ("DEPENDENCIES", _): roots.append(Self.name(text))
      case ("EXTERNAL SOURCES", 2): pod = Self.name(text)
      case ("EXTERNAL SOURCES", _):
        if text.hasPrefix(":path:") {
          paths[pod] = String(text.dropFirst(6)).trimmed.filter { $0 != "\"" && $0 != "'" }
        }
      default: continue
      }
    }
  }

  /// The pods that some pods bring with them, themselves included, sorted.
  func closure(of names: some Sequence<String>) -> [String] {
    var found: Set<String> = []
    var waiting = Array(names)
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += pods[next] ?? []
    }
    return found.sorted()
  }

  /// `- "Firebase/Core (10.0)":` names the subspec Core; "" where it names none.
  private static func part(_ text: Substring) -> String {
    let names = text.prefix { $0 != "(" && $0 != ":" }.filter { $0 != "\"" && $0 != "'" }
    return names.split(separator: "/", maxSplits: 1).dropFirst().first?.trimmed ?? ""
  }

  /// `- "Firebase/Core (10.0)":` names the pod Firebase.
  private static func name(_ text: Substring) -> String {
    let bare = text.drop { $0 == "-" || $0 == " " || $0 == "\"" || $0 == "'" }
    return String(bare.prefix { $0 != " " && $0 != "/" && $0 != ":" && $0 != "\"" && $0 != "'" })
  }
}
