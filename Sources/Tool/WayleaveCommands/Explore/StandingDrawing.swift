import AuthorizationEngine
import PlatformModel
import StateExploration

/// A map of standings as a picture for Graphviz or Mermaid.
struct StandingDrawing<Platform: ToldPlatform> {
  private let map: SearchMap<Platform>
  private let title: String

  init(_ map: SearchMap<Platform>, of title: String) {
    self.map = map
    self.title = "\(title), \(Platform.name(of: map.releases)), without Settings".printable
  }

  /// A directed graph in the language of Graphviz, with a line feed at the end.
  var dot: String {
    var lines = [
      "digraph permission {", "  label=\(quoted(title))", "  labelloc=t", "  rankdir=LR",
      "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\" fontsize=10]",
    ]
    for (number, place) in map.places.enumerated() {
      let color =
        place.prompt != nil
        ? " fillcolor=\"#fff3c4\" style=\"filled\""
        : place.isDeadEnd
          ? " fillcolor=\"#f8d0cc\"" : place.standing.hasLocation ? " fillcolor=\"#d3ecd2\"" : ""
      lines.append(
        "  n\(number) [label=\(quoted(words(of: number).joined(separator: "\n")))\(color)]")
    }
    for way in map.ways {
      lines.append(
        "  n\(way.from) -> n\(way.to) [label=\(quoted(words(of: way).joined(separator: "\n")))]")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// A flow chart in the language of Mermaid, with a line feed at the end.
  var mermaid: String {
    var lines = ["---", "title: \(escaped(title))", "---", "flowchart LR"]
    for (number, place) in map.places.enumerated() {
      let text = words(of: number).map(escaped).joined(separator: "<br>")
      lines.append(
        place.prompt == nil ? "  n\(number)(\"\(text)\")" : "  n\(number)[\"\(text)\"]")
    }
    for way in map.ways {
      let text = words(of: way).map(escaped).joined(separator: "<br>")
      lines.append("  n\(way.from) -->|\"\(text)\"| n\(way.to)")
    }
    func style(_ name: String, _ color: String, _ isOf: (SearchMap<Platform>.Place) -> Bool) {
      let numbers = map.places.indices.filter { isOf(map.places[$0]) }.map { "n\($0)" }
      guard !numbers.isEmpty else { return }
      lines.append("  classDef \(name) fill:\(color),color:#222,stroke:#888")
      lines.append("  class \(numbers.joined(separator: ",")) \(name)")
    }
    style("question", "#fff3c4") { $0.prompt != nil }
    style("deadEnd", "#f8d0cc") { $0.isDeadEnd }
    style("located", "#d3ecd2") { $0.prompt == nil && $0.standing.hasLocation }
    return lines.joined(separator: "\n") + "\n"
  }

  private func words(of number: Int) -> [String] {
    let place = map.places[number]
    guard let prompt = place.prompt else { return [place.standing.title] }
    let leaving = map.ways.filter { $0.from == number }.flatMap(\.events)
    let buttons = Platform.buttons(of: prompt, leaving: leaving, on: map.releases.last)
    let asked =
      buttons.isEmpty ? "asked on the lock screen" : "asked: " + buttons.joined(separator: " / ")
    return [place.standing.title, asked]
  }

  /// The first few events of a way; a picture has no room for all.
  private func words(of way: SearchMap<Platform>.Way) -> [String] {
    let prompt = map.places[way.from].prompt
    let words = way.events.map { Platform.brief($0, under: prompt, on: map.releases.last) }
    return words.count <= 3 ? words : words.prefix(2) + ["and \(words.count - 2) more"]
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing(["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]) + "\""
  }

  private func escaped(_ text: String) -> String {
    text.replacing([
      "\"": "#quot;", "#": "#35;", "<": "#lt;", ">": "#gt;", ":": "#58;", "\n": " ",
    ])
  }
}

extension String {
  /// The text with other words for some characters.
  fileprivate func replacing(_ words: [Character: String]) -> String {
    reduce(into: "") { $0 += words[$1] ?? String($1) }
  }
}
