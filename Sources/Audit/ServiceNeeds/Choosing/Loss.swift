/// What a service does without something that it needs.
public enum Loss: Hashable, Sendable, CaseIterable, Comparable {
  /// It starts and does less.
  case worksLess
  /// It works while the app is in the foreground.
  case foregroundOnly
  /// App Store Connect warns about or rejects the upload, whether the service is used or not.
  case uploadRefused
  /// It does not start.
  case doesNotStart

  /// Whether it is a failure; the others are warnings.
  public var isFailure: Bool { self >= .uploadRefused }

  /// What a service does then, as a verb.
  public var phrase: String {
    switch self {
    case .worksLess: "is degraded"
    case .foregroundOnly: "runs in the foreground only"
    case .uploadRefused: "may be rejected at upload"
    case .doesNotStart: "does not start"
    }
  }
}

extension Loss {
  /// What services do, the worst first: "a:b and a:c do not start; a:d is degraded".
  public static func effects(_ services: [(label: String, loss: Loss)]) -> String {
    allCases.reversed().compactMap { loss in
      let labels = services.filter { $0.loss == loss }.map(\.label)
      guard !labels.isEmpty else { return nil }
      return loss == .uploadRefused
        ? "the upload of an app with \(labels.withoutPartsOfWholes.enumerated) may be rejected"
        : labels.enumerated + " " + loss.phrase(labels.count)
    }.joined(separator: "; ")
  }

  private func phrase(_ count: Int) -> String {
    guard count != 1 else { return phrase }
    return switch self {
    case .worksLess: "are degraded"
    case .foregroundOnly: "run in the foreground only"
    case .uploadRefused: phrase
    case .doesNotStart: "do not start"
    }
  }
}

extension [String] {
  /// Without the services of an SDK that the list names as a whole: "move" includes "move:driving".
  fileprivate var withoutPartsOfWholes: [String] {
    filter { label in !contains { label.hasPrefix($0 + ":") } }
  }

  /// Names in a row; four at most, or three and how many more there are.
  var enumerated: String {
    guard count > 4 else {
      guard count > 1, let last else { return first ?? "" }
      return dropLast().joined(separator: ", ") + " and " + last
    }
    return prefix(3).joined(separator: ", ") + " and \(count - 3) more"
  }
}
