import ArgumentParser
import PlatformModel

/// Two releases named on the command line: "13,14" or "13.3,13.4".
struct VersionPair: Hashable {
  var old: OSVersion
  var new: OSVersion

  /// Reads two releases; the older is put first.
  init(parsing text: String) throws(ValidationError) {
    let parts = text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 2 else {
      throw ValidationError("'\(text)' does not name two releases; write them as 13,14")
    }
    let first: OSVersion
    let second: OSVersion
    do {
      first = try OSVersion(parsing: parts[0])
      second = try OSVersion(parsing: parts[1])
    } catch {
      throw ValidationError(error.description)
    }
    guard first != second else {
      throw ValidationError("'\(text)' names one release twice; name two")
    }
    old = min(first, second)
    new = max(first, second)
  }
}
