import Reports
import ServiceNeeds

/// What AndroidManifest.xml has to declare, as lines of XML; what is needed for one reason is
/// together.
struct ManifestFragment {
  /// What it has to declare.
  var needs: [AndroidPermissionNeed]
  /// Whether it is a document of its own.
  var isWhole = false

  /// The text, each line ended by a line feed.
  var text: String {
    var groups: [(reason: String, entries: [String])] = []
    for need in needs {
      let reason = PlistFragment.plainComment("without it " + need.effects)
      let cap = need.cap.map { " android:maxSdkVersion=\"\($0.rawValue)\"" } ?? ""
      let entry = "<uses-permission android:name=\"\(need.permission.rawValue)\"\(cap) />"
      if let place = groups.firstIndex(where: { $0.reason == reason }) {
        groups[place].entries.append(entry)
      } else {
        groups.append((reason, [entry]))
      }
    }
    var lines = groups.flatMap { ["<!-- \($0.reason) -->"] + $0.entries }
    if lines.isEmpty { lines = ["<!-- Nothing: these services need no permission. -->"] }
    guard isWhole else { return lines.map { $0 + "\n" }.joined() }
    let head = [
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">",
    ]
    return (head + lines.map { "  " + $0 } + ["</manifest>"]).map { $0 + "\n" }.joined()
  }
}
