import Findings

/// The head of a target in a text report: what it is, and what its users get.
struct TargetText {
  private let targets: [Report.Target]
  private let all: [TargetID]
  private let style: TextStyle
  /// The folder that was checked, as seen from where the reader is.
  private let base: String

  /// Targets that share their tables, a line for each and the tables once; `all` are those of the
  /// report, which tell names that repeat from others.
  init(
    _ targets: [Report.Target], among all: [TargetID], style: TextStyle, base: String = ""
  ) {
    self.targets = targets
    self.all = all
    self.style = style
    self.base = base
  }

  var lines: [String] {
    var lines = targets.flatMap(headline)
    for table in targets.first?.abilities ?? [] {
      lines.append("")
      lines += TableText(table, style: style, indent: 2).lines
    }
    if let unknowns = targets.first?.unknowns, !unknowns.isEmpty {
      var phrase = Phrase()
      phrase.add("Not seen: " + unknowns.joined(separator: "; ") + ".", .quiet)
      lines.append("")
      lines += phrase.lines(indent: 2, style: style).enumerated().map {
        $0.offset == 0 ? "  " + $0.element : $0.element
      }
    }
    return lines
  }

  /// The kinds that have no Info.plist of their own, in the words of the audit.
  private static let withoutInfoPlist: Set = [
    "framework", "library of a Swift package", "source file", "Android source file",
  ]

  private func headline(_ target: Report.Target) -> [String] {
    var phrase = Phrase()
    phrase.addWhole(all.label(of: target.id), .strong)
    phrase.add("· " + target.kind)
    if let deploymentTarget = target.deploymentTarget { phrase.add("· \(deploymentTarget)+") }
    // Code without an app has none.
    if let file = target.infoPlist {
      phrase.addWhole("· " + SourcePosition(file: file).path(below: base))
    } else if !Self.withoutInfoPlist.contains(target.kind) {
      phrase.addWhole("· Info.plist from build settings")
    }
    return phrase.lines(indent: 2, lead: 0, style: style)
  }
}
