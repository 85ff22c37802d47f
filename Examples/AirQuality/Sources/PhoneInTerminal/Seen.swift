import AirQuality

/// What a screen shows at one moment.
public struct Seen: Hashable, Sendable {
  /// The place, or what the app is for.
  public var title = ""
  /// The air there.
  public var air: Air?
  /// What is the matter, and what to do.
  public var message: String?
  /// What a search has found.
  public var cities: [Place] = []
  /// Whether something is being found out.
  public var isLoading = false
  /// Whether the search for a city comes first.
  public var prefersSearch = false

  @MainActor init(_ screen: AirScreen?) {
    guard let screen else { return }
    title = screen.title
    air = screen.air
    message = screen.message
    cities = screen.cities
    isLoading = screen.isLoading
    prefersSearch = screen.prefersSearch
  }
}

extension Seen {
  /// The screen, line by line.
  var lines: [String] {
    var lines = [title]
    if let air {
      lines.append("\(air.index) · \(air.words)")
      lines += [("PM2.5", air.fineParticles), ("ozone", air.ozone)]
        .compactMap { name, value in value.map { "\(name) \($0) µg/m³" } }
    }
    if isLoading { lines.append("…") }
    lines += message?.split(separator: "\n").map { String($0) } ?? []
    lines += cities.enumerated().map { "\($0.offset + 1)  \($0.element.name)" }
    return lines + [
      prefersSearch ? "[City        ] [Use My Location]" : "[Use My Location] [City        ]"
    ]
  }
}
