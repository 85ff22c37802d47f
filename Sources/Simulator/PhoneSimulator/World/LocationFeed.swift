/// Where the phone is over time: the world's side of location, whatever an app may see of it.
public struct LocationFeed: Hashable, Sendable {
  /// How the phone moves.
  public enum Movement: Hashable, Sendable {
    /// No position at all, the Simulator's "None": requests fail with error 0 (IOS-SIM-010).
    case none
    /// Standing still.
    case point(Coordinate)
    /// Along places at a constant speed in metres a second; stays at the last one.
    case route([Coordinate], speed: Double)
    /// Along recorded places; stays at the last one.
    case track(GPXTrack)
  }

  /// A place on the way, with its time after the start.
  public struct TrackPoint: Hashable, Sendable {
    /// Where.
    public var coordinate: Coordinate
    /// The time since the start.
    public var offset: Duration

    /// A place on the way.
    public init(_ coordinate: Coordinate, offset: Duration) {
      self.coordinate = coordinate
      self.offset = offset
    }
  }

  /// What the phone does, as the rest of a sentence that begins with it.
  package let title: String
  private let points: [TrackPoint]
  private let start: Duration

  /// No position at all.
  package static let none = LocationFeed(.none, from: .zero)

  /// A movement that begins at a time.
  package init(_ movement: Movement, from start: Duration) {
    self.start = start
    switch movement {
    case .none:
      points = []
      title = "cannot tell where it is"
    case .point(let place):
      points = [TrackPoint(place, offset: .zero)]
      title =
        City.nearest(to: place, within: 100).map { "is in \($0.name) (\(place))" }
        ?? "is at \(place)"
    case .route(let places, let speed):
      points = Self.timed(places, speed: speed)
      let tenths = Int64(clamping: speed * 10)
      title = "moves along \(places.count) places at \(tenths / 10).\(tenths % 10) m/s"
    case .track(let track):
      points = track.points
      title = "moves along a track of \(track.points.count) places"
    }
  }

  /// The fix at a time, or nil if the phone cannot tell.
  package func fix(at time: Duration, in surroundings: Surroundings) -> Fix? {
    guard let first = points.first, let last = points.last else { return nil }
    let accuracy = surroundings.horizontalAccuracy
    let offset = time - start
    if points.count == 1 || offset <= first.offset {
      return Fix(first.coordinate, horizontalAccuracy: accuracy, speed: 0, time: time)
    }
    if offset >= last.offset {
      return Fix(last.coordinate, horizontalAccuracy: accuracy, speed: 0, time: time)
    }
    let next = firstPlace(after: offset)
    let (a, b) = (points[next - 1], points[next])
    let leg = a.coordinate.distance(to: b.coordinate)
    let length = (b.offset - a.offset).seconds
    let course = a.coordinate.course(to: b.coordinate)
    let part = length > 0 ? (offset - a.offset).seconds / length : 1
    return Fix(
      a.coordinate.moved(by: leg * part, course: course), horizontalAccuracy: accuracy,
      speed: length > 0 ? leg / length : 0, course: course, time: time)
  }

  /// The first point later than an offset that lies between the first and the last.
  private func firstPlace(after offset: Duration) -> Int {
    var low = 1
    var high = points.count - 1
    while low < high {
      let middle = (low + high) / 2
      if points[middle].offset > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Places on a route with the times at which a constant speed reaches them.
  private static func timed(_ places: [Coordinate], speed: Double) -> [TrackPoint] {
    var metres = 0.0
    return places.indices.map { index in
      if index > 0 { metres += places[index - 1].distance(to: places[index]) }
      let seconds = speed > 0 ? min(metres / speed, 1e10) : 0
      return TrackPoint(places[index], offset: .milliseconds((seconds * 1000).rounded()))
    }
  }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
