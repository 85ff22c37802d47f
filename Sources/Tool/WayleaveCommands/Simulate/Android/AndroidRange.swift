import PlatformModel

/// Releases of Android: "android 14", "11...16", "API 30-34" or "29".
///
/// A number of 19 or more is an API level, a smaller one a version of Android.
struct AndroidRange: Hashable {
  /// The releases.
  var span: OSVersion.Span

  /// Reads a range; nil if it names no modeled level, or the bounds are the wrong way round.
  init?(parsing text: String) {
    var rest = text.lowercased()
    for word in ["android", "api", "level"] {
      rest = rest.split(separator: " ").filter { $0 != word }.joined(separator: " ")
    }
    var bounds = [rest]
    for separator in ["...", "..", "–", "-"] where bounds.count == 1 {
      bounds = rest.split(separator: separator).map(String.init)
    }
    let levels = bounds.map { APILevel(parsing: $0.filter { $0 != " " }) }
    guard let first = levels.first ?? nil, let last = levels.last ?? nil, levels.count <= 2,
      first <= last
    else { return nil }
    span = .android(first...last)
  }
}
