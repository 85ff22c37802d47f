/// Who knows the air, and the places by their names.
public protocol AirProvider: Sendable {
  /// The air at a place, now.
  func air(at place: Place) async throws -> Air

  /// The places of a name, the likeliest first; none if it is not known.
  func places(named name: String) async throws -> [Place]
}

/// Why a provider had no answer, in words for the person.
public enum AirProblem: Error, Hashable, Sendable {
  /// No one answers: no network, or the server is down.
  case unreachable
  /// The server answers that it will not, by its status.
  case refused(Int)
  /// The answer is not what the provider promises.
  case unreadable
}

extension AirProblem: CustomStringConvertible {
  /// One sentence for the person.
  public var description: String {
    switch self {
    case .unreachable: "The air quality service cannot be reached."
    case .refused(let status): "The air quality service is not available now (\(status))."
    case .unreadable: "The air quality service gave an answer that this app does not know."
    }
  }
}
