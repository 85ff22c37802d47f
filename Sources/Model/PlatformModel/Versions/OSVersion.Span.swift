extension OSVersion {
  /// A closed run of releases, the range in which a fact or a row applies.
  public struct Span: Hashable, Sendable {
    /// The first release in the run.
    public let first: OSVersion
    /// The last release in the run.
    public let last: OSVersion

    /// A run between two releases; put in order where they are not.
    public init(_ first: OSVersion, _ last: OSVersion) {
      self.first = min(first, last)
      self.last = max(first, last)
    }

    /// Whole major versions: `.iOS(13...18)` is 13.0 to the last 18.
    public static func iOS(_ majors: ClosedRange<Int>) -> Span {
      let versions = OSVersion.allIOS.filter { majors.contains($0.major) }
      guard let first = versions.first, let last = versions.last else {
        preconditionFailure(UnknownVersion(text: "iOS \(majors)").description)
      }
      return Span(first, last)
    }

    /// A release and everything after it.
    public static func iOS(from first: OSVersion) -> Span { Span(first, .newestIOS) }

    /// Every release of iOS.
    public static let allIOS = Span(.oldestIOS, .newestIOS)

    /// Whether a release lies in the run.
    public func contains(_ version: OSVersion) -> Bool { first <= version && version <= last }

    /// The releases in the run, oldest first.
    public var versions: [OSVersion] { OSVersion.all(on: first.platform).filter(contains) }
  }
}

extension OSVersion.Span: CustomStringConvertible {
  /// The shortest true form: "iOS 8-27", "iOS 13.4-27", "iOS 14", "iOS 13.0-13.3", "API 31-37".
  public var description: String {
    if first.platform == .android {
      return first == last ? first.description : "\(first)-\(last.number)"
    }
    let startsMajor = first.minor == 0
    let endsMajor = last.next.map { $0.major != last.major } ?? true
    let platform = first.platform.rawValue
    let from = startsMajor && endsMajor ? "\(first.major)" : first.number
    let to = endsMajor && (startsMajor || first.major < last.major) ? "\(last.major)" : last.number
    if first == last { return "\(platform) \(first.number)" }
    return from == to ? "\(platform) \(from)" : "\(platform) \(from)-\(to)"
  }
}
