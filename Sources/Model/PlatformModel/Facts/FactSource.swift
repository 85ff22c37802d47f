/// Who says that a fact holds: a page, a header, a talk, a probe or a thread.
public struct FactSource: Hashable, Sendable {
  /// The short code under which facts cite it, such as "W19-705" or "PH-1018".
  public let code: String
  /// What it is, as its authors or we call it.
  public let title: String
  /// Where it is kept, or nil if only copies without a lasting address were seen.
  public let address: String?

  init(_ code: String, _ title: String, at address: String? = nil) {
    self.code = code
    self.title = title
    self.address = address
  }

  init(_ code: String, _ title: String, apple path: String) {
    self.init(code, title, at: "https://developer.apple.com/documentation/" + path)
  }
}

extension FactSource {
  /// Resolves a short code, or nil if it names nothing.
  ///
  /// Letters and a number name an issue of a repository ("PH-1018") or a thread of Apple's forums
  /// ("F-726945"); "PR" before the number names a pull request ("EXPO-PR29272").
  public init?(code: String) {
    if let source = Self.byCode[code] {
      self = source
      return
    }
    guard let dash = code.lastIndex(of: "-") else { return nil }
    let letters = String(code[..<dash])
    var number = code[code.index(after: dash)...]
    let isPull = number.hasPrefix("PR")
    if isPull { number = number.dropFirst(2) }
    guard !number.isEmpty, number.allSatisfy({ $0.isWholeNumber }) else { return nil }
    if letters == "F" {
      self.init(
        code, "Apple Developer Forums, thread \(number)",
        at: "https://developer.apple.com/forums/thread/\(number)")
      return
    }
    guard
      let repository = (Self.trackers + Self.androidTrackers).first(where: { $0.letters == letters }
      )?.repository
    else { return nil }
    self.init(
      code, "\(repository), \(isPull ? "pull request" : "issue") \(number)",
      at: "https://github.com/\(repository)/\(isPull ? "pull" : "issues")/\(number)")
  }

  private static let byCode: [String: FactSource] = Dictionary(
    first: (apple + android + others).map { ($0.code, $0) })
}
