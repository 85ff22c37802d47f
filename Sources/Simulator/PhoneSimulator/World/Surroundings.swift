/// What is between the phone and the sky; it decides how good a fix is.
public enum Surroundings: String, Hashable, Sendable, CaseIterable {
  /// Open sky: satellites, about 5 m.
  case outdoors
  /// Under a roof: Wi-Fi and cells, about 65 m.
  case indoors

  /// The radius in metres that a fix claims.
  public var horizontalAccuracy: Double {
    switch self {
    case .outdoors: 5
    case .indoors: 65
    }
  }
}
