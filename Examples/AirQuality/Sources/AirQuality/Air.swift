/// The air at one place, now.
public struct Air: Hashable, Sendable {
  /// The Air Quality Index of the United States: 0 is clean, 500 is the end of the scale.
  public var index: Int
  /// Fine particles, in micrograms in a cubic metre.
  public var fineParticles: Double?
  /// Ozone, in micrograms in a cubic metre.
  public var ozone: Double?

  /// The air, by its index and what is known in addition.
  public init(index: Int, fineParticles: Double? = nil, ozone: Double? = nil) {
    self.index = index
    self.fineParticles = fineParticles
    self.ozone = ozone
  }

  /// What the index means to people.
  public var words: String {
    switch index {
    case ...50: "good"
    case ...100: "moderate"
    case ...150: "unhealthy for sensitive groups"
    case ...200: "unhealthy"
    case ...300: "very unhealthy"
    default: "hazardous"
    }
  }
}
