import PermissionAudit
import PlatformModel
import Reports
import ServiceNeeds

/// What Info.plist has to say, as lines of a property list with the reason above each.
struct PlistFragment {
  /// What it has to say.
  var needs: [DeclarationNeed]
  /// Whether it is a document of its own.
  var isWhole = false

  /// The text, each line ended by a line feed.
  var text: String {
    var lines = needs.flatMap(lines)
    if lines.isEmpty { lines = ["<!-- Nothing: these services need no permission. -->"] }
    guard isWhole else { return lines.map { $0 + "\n" }.joined() }
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
        + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
      "<plist version=\"1.0\">", "<dict>",
    ]
    return (head + lines.map { "\t" + $0 } + ["</dict>", "</plist>"]).map { $0 + "\n" }.joined()
  }

  private func lines(_ need: DeclarationNeed) -> [String] {
    let key = need.declaration.key
    let reason = Self.comment(reason(need))
    let name = "<key>\(key.rawValue)</key>"
    return switch need.declaration {
    case .preciseByDefault: [Self.comment("no \(key.rawValue): " + affected(need))]
    case .locationMode: [reason, name, "<array>", "\t<string>location</string>", "</array>"]
    case .temporaryAccuracyKey:
      [
        reason, name, "<dict>", "\t<key>\(Self.purposeKey)</key>",
        "\t<string>\(key.placeholder)</string>", "</dict>",
      ]
    default: [reason, name, "<string>\(key.placeholder)</string>"]
    }
  }

  /// A name for a purpose key that an app may keep.
  static let purposeKey = "PreciseLocation"

  private func reason(_ need: DeclarationNeed) -> String {
    let releases = need.declaration.releases
    let until = releases.last < .newestIOS ? "up to iOS \(releases.last.major): " : ""
    return until + affected(need)
  }

  private func affected(_ need: DeclarationNeed) -> String {
    (need.declaration == .preciseByDefault ? "with it " : "without it ") + need.effects
  }

  /// A comment; two hyphens would end it.
  private static func comment(_ text: String) -> String { "<!-- \(plainComment(text)) -->" }

  /// The text of a comment.
  static func plainComment(_ text: String) -> String {
    var safe = ""
    for character in text.printable {
      safe += character == "-" && safe.last == "-" ? " -" : String(character)
    }
    return safe
  }
}
