/// Services of an SDK in one word, such as `move@2.3:driving,places+motionPermissionMandatory`.
///
/// A profile by its name or its file, then what may be left out: a version of the SDK, services
/// (all of them otherwise) and options that are switched on.
public struct NeedsRequest: Hashable, Sendable {
  /// The name of a profile, or the path of its file.
  public var profile: String
  /// Whether ``profile`` is a path.
  public var isFile: Bool
  /// The version of the SDK; nil for the newest.
  public var version: SDKVersion?
  /// The services; none stands for all.
  public var services: [String]
  /// The options that are switched on.
  public var options: [String]

  /// Services of a profile that has a name.
  public init(
    _ profile: String, version: SDKVersion? = nil, services: [String] = [], options: [String] = []
  ) {
    self.profile = profile
    isFile = false
    self.version = version
    self.services = services
    self.options = options
  }

  /// Reads a word; what it cannot be is refused with its form.
  public init(parsing text: String) throws(MalformedRequest) {
    let end = Self.endOfProfile(in: text)
    profile = String(text[..<end])
    isFile = profile.contains("/") || Self.extensions.contains(where: profile.hasSuffix)
    services = []
    options = []
    guard !profile.isEmpty, !isFile || Self.extensions.contains(where: profile.hasSuffix) else {
      throw MalformedRequest(text: text)
    }
    var rest = text[end...]
    let version = Self.take("@", until: ":+", from: &rest)
    let services = Self.take(":", until: "+", from: &rest)
    if let version {
      guard let number = SDKVersion(version) else { throw MalformedRequest(text: text) }
      self.version = number
    }
    if let services { self.services = Self.names(services, between: ",") }
    if rest.first == "+" { options = Self.names(String(rest.dropFirst()), between: "+") }
    let names = self.services + options
    guard names.allSatisfy({ !$0.isEmpty }), rest.isEmpty || rest.first == "+" else {
      throw MalformedRequest(text: text)
    }
  }

  private static let extensions = [".yml", ".yaml", ".json"]

  /// A path may hold any mark before its ending; a name ends at the first mark.
  private static func endOfProfile(in text: String) -> String.Index {
    var end: String.Index?
    for place in text.indices {
      for ending in extensions where text[place...].hasPrefix(ending) {
        let after = text.index(place, offsetBy: ending.count)
        if after == text.endIndex || "@:+".contains(text[after]) { end = after }
      }
    }
    return end ?? text.firstIndex { "@:+".contains($0) } ?? text.endIndex
  }

  private static func take(
    _ mark: Character, until others: String, from rest: inout Substring
  ) -> String? {
    guard rest.first == mark else { return nil }
    let value = rest.dropFirst().prefix { !others.contains($0) }
    rest = rest[value.endIndex...]
    return String(value)
  }

  private static func names(_ text: String, between mark: Character) -> [String] {
    text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }
}

/// A word that names no services in the form of ``NeedsRequest``.
public struct MalformedRequest: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word as it was written.
  public let text: String

  /// One sentence, with the form.
  public var description: String {
    "'\(text)' names no services; write it as move, move:driving,places, "
      + "move@2.3:assistanceCall, move:driving+motionPermissionMandatory or ./my-sdk.yml:scan"
  }
}
