import ArgumentParser
import PlatformModel

/// Releases of iOS named on the command line: "17", "17.4", "13.4-17" or "8...27".
///
/// A bound without a minor version stands for the whole major version.
struct VersionRange: Hashable {
  /// The releases.
  var span: OSVersion.Span

  /// Reads a range; a release that never existed and bounds the wrong way round stop with a line.
  init(parsing text: String) throws(ValidationError) {
    let parts = Self.bounds(of: text)
    guard let first = parts.first, let last = parts.last, parts.count <= 2 else {
      throw Self.unreadable(text)
    }
    let oldest = try Self.version(first)
    var newest = try Self.version(last)
    if !last.contains("."), let end = OSVersion.allIOS.last(where: { $0.major == newest.major }) {
      newest = end
    }
    guard oldest <= newest else { throw Self.unreadable(text) }
    span = OSVersion.Span(oldest, newest)
  }

  private static func version(_ text: String) throws(ValidationError) -> OSVersion {
    do {
      return try OSVersion(parsing: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private static func unreadable(_ text: String) -> ValidationError {
    ValidationError("'\(text)' is not a range of releases; write it as 17, 13.4-17 or 8...27")
  }

  private static func bounds(of text: String) -> [String] {
    for separator in ["...", "..", "–", "-"] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count > 1 { return parts.map(\.trimmed) }
    }
    return [text]
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
