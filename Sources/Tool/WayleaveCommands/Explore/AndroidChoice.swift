import ArgumentParser
import PlatformModel

/// What follows --android on the command line: nothing, releases, or the path of an app.
enum AndroidChoice: Hashable {
  /// Every release.
  case all
  /// Some releases.
  case levels([APILevel])
  /// Every release, of the app at a path.
  case app(String)
  /// What looks like releases and names none.
  case unreadable(String)

  /// Reads releases: "14", "11...16" or "API 30-34"; what does not look like them is a path.
  init(parsing text: String) {
    if let range = AndroidRange(parsing: text) {
      self = .levels(range.span.levels)
    } else if text.allSatisfy({ $0.isNumber || ".-–…".contains($0) }) {
      self = .unreadable(text)
    } else {
      self = .app(text)
    }
  }

  /// The releases that were named; nil for all.
  var levels: [APILevel]? { if case .levels(let levels) = self { levels } else { nil } }

  /// The path that was named.
  var path: String? { if case .app(let path) = self { path } else { nil } }
}
