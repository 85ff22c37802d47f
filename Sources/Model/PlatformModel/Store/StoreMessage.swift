/// What App Store Connect writes about an upload.
public struct StoreMessage: Hashable, Sendable {
  /// Apple's number of the message.
  public let code: String
  /// Apple's words; what differs between apps is in braces, as in "{key}".
  public let template: String
  /// What it means, in our own words.
  public let meaning: String
  /// What it does to the upload.
  public let consequence: Consequence
  /// The years in which reports tell of it, as a phrase; nil if sources agree on it.
  public let reports: String?
  /// The facts behind it.
  public let facts: [FactID]

  /// The words with what is in braces filled in; a name without a value keeps its braces.
  public func wording(_ values: [String: String]) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open] + (values[name] ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension StoreMessage {
  /// What becomes of the upload, as a sentence that names the code.
  public var effect: String {
    switch consequence {
    case .rejected: "App Store Connect rejects the upload (\(code))."
    case .varies:
      "App Store Connect rejects the upload or accepts it with a warning (\(code)"
        + (reports.map { "; \($0)" } ?? "") + ")."
    }
  }
}

extension StoreMessage {
  /// What a message does to the upload that it is about.
  public enum Consequence: String, Hashable, Sendable, CaseIterable {
    /// The upload does not reach review.
    case rejected
    /// A warning at some times and a rejection at others (IOS-STORE-006).
    case varies
  }
}
