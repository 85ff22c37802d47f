import MarkupReading

/// One point of a GPX file as it is written.
struct GPXPoint {
  /// The elements that hold points, the best source of a movement first.
  enum Kind: String, CaseIterable {
    case track = "trkpt"
    case route = "rtept"
    case waypoint = "wpt"
  }

  var kind: Kind
  var coordinate: Coordinate
  var time: GPXTime?
  var position: MarkupPosition

  init(_ kind: Kind, _ element: MarkupElement, at position: MarkupPosition) throws(MarkupProblem) {
    guard let latitude = element["lat"].flatMap(Double.init),
      let longitude = element["lon"].flatMap(Double.init),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else {
      throw MarkupProblem(
        at: position,
        "<\(element.name)> needs lat from -90 to 90 and lon from -180 to 180, in degrees.")
    }
    self.kind = kind
    self.coordinate = coordinate
    self.position = position
  }
}
