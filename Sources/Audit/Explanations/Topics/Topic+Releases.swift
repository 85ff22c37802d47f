import AuthorizationEngine
import Findings
import PlatformModel

extension Topic {
  /// The releases of iOS, each with what begins and ends with it; a major version is one of them.
  static var releases: [Topic] {
    let majors = OSVersion.allIOS.map(\.major).uniqued
    return majors.flatMap { major -> [Topic] in
      let versions = OSVersion.allIOS.filter { $0.major == major }
      let whole = topic("iOS \(major)", ["\(major)", "iPadOS \(major)"], versions)
      return [whole] + versions.map { topic($0.description, names(of: $0), [$0]) }
    }
  }

  private static func names(of version: OSVersion) -> [String] {
    [version.number, "iPadOS \(version.number)"]
  }

  private static func topic(
    _ name: String, _ aliases: [String], _ versions: [OSVersion]
  ) -> Topic {
    Topic(.release, name, "What changed with \(name)", aliases: aliases) {
      explanation(of: name, versions)
    }
  }

  private static func explanation(of name: String, _ versions: [OSVersion]) -> Explanation {
    let begins = Facts.all.filter { versions.contains($0.versions.first) }
    let ended = Facts.all.filter { $0.versions.last.next.map(versions.contains) ?? false }
    let forms = IOS.Prompt.Form.all.filter { versions.contains($0.versions.first) }
    let keys = InfoPlistKey.catalogue.filter { entry in
      entry.versions.map { versions.contains($0.first) } ?? false
    }
    let isOldest = versions.contains(.oldestIOS)
    var paragraphs: [String] = []
    if isOldest {
      paragraphs.append("The oldest release that is modeled; what began before it begins here.")
    } else if begins.isEmpty, ended.isEmpty {
      paragraphs.append("Nothing that is known begins or ends with it.")
    }
    return Explanation(
      .release, name, title: sum(begins, ended), paragraphs: paragraphs,
      since: versions.first.flatMap { first in versions.last.map { OSVersion.Span(first, $0) } },
      why: ended.map { "\($0.statement) (\($0.id), \($0.versions))" },
      facts: isOldest ? begins.filter { $0.versions != .allIOS } : begins,
      fix: [Fix("Test permission flows on \(name) and on the release before it, and compare.")],
      sources: [FactSource(code: "RELEASES")].compactMap(\.self),
      related: neighbours(of: versions)
        + forms.map { .init($0.prompt.name, "A prompt that begins here: \($0.title)") }
        + keys.map { .init($0.key.rawValue, "A key that begins here.") },
      vendorNotes: isOldest ? [] : VendorClaim.all(about: begins.map(\.id)))
  }

  private static func sum(_ begins: [Fact], _ ended: [Fact]) -> String {
    let one = begins.count == 1
    let start = "\(begins.count) fact\(one ? "" : "s") begin\(one ? "s" : "") to hold"
    return ended.isEmpty ? start + "." : start + ", \(ended.count) ended."
  }

  /// The nearest releases on either side that changed something.
  private static func neighbours(of versions: [OSVersion]) -> [Explanation.Related] {
    let changes = Set(Facts.all.map(\.versions.first))
    let before = versions.first.flatMap { first in
      OSVersion.allIOS.last { $0 < first && changes.contains($0) }
    }
    let after = versions.last.flatMap { last in
      OSVersion.allIOS.first { $0 > last && changes.contains($0) }
    }
    return [
      before.map { ($0, "The release before it that changed something.") },
      after.map { ($0, "The next one that changed something.") },
    ]
    .compactMap(\.self).map { .init($0.0.description, $0.1) }
  }
}
