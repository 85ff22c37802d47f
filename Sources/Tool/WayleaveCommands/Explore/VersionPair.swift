import ArgumentParser
import PlatformModel

/// Two releases named on the command line: "13,14" or "13.3,13.4".
struct VersionPair: Hashable {
  var old: OSVersion
  var new: OSVersion

  /// Reads two releases of a platform; the older is put first.
  init(parsing text: String, on platform: Platform = .iOS) throws(ValidationError) {
    let parts = text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 2 else {
      throw ValidationError("'\(text)' does not name two releases; write them as 13,14")
    }
    let first = try Self.release(parts[0], on: platform)
    let second = try Self.release(parts[1], on: platform)
    guard first != second else {
      throw ValidationError("'\(text)' names one release twice; name two")
    }
    old = min(first, second)
    new = max(first, second)
  }

  private static func release(
    _ text: String, on platform: Platform
  ) throws(ValidationError) -> OSVersion {
    switch platform {
    case .iOS:
      do {
        return try OSVersion(parsing: text)
      } catch {
        throw ValidationError(error.description)
      }
    case .android:
      guard let level = APILevel(parsing: text) else {
        throw ValidationError(
          "'\(text)' is not a release of Android from \(APILevel.oldest) to \(APILevel.newest)")
      }
      return level.release
    }
  }
}
