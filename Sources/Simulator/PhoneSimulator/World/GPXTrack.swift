import MarkupReading

/// The places of a GPX file: its track points, else its route points, else its waypoints.
public struct GPXTrack: Hashable, Sendable {
  /// The places with their times after the first; a second apart where the file gives no times.
  package let points: [LocationFeed.TrackPoint]

  /// Places that are in order already.
  package init(points: [LocationFeed.TrackPoint]) { self.points = points }

  /// Reads a GPX file of at most 16 MiB; a problem names the line and what was wrong there.
  public init(reading file: [UInt8]) throws(MarkupProblem) {
    var reader = try MarkupReader(file, limits: MarkupLimits(size: 16 << 20))
    var kinds: [GPXPoint.Kind: [GPXPoint]] = [:]
    var point: GPXPoint?
    var time: String?
    while let event = try reader.next() {
      switch event.kind {
      case .start(let element):
        if reader.path.count == 1, element.name.local != "gpx" {
          throw MarkupProblem(
            at: event.position, "The file is not GPX: its root is <\(element.name)>.")
        }
        if let kind = GPXPoint.Kind(rawValue: String(element.name.local)) {
          point = try GPXPoint(kind, element, at: event.position)
        }
        time = element.name.local == "time" && point != nil ? "" : nil
      case .text(let text):
        if time != nil { time? += text }
      case .end(let name):
        if name.local == "time", let text = time {
          point?.time = try GPXTime(text, at: event.position)
          time = nil
        }
        if let done = point, name.local == done.kind.rawValue {
          kinds[done.kind, default: []].append(done)
          point = nil
        }
      case .comment, .instruction: break
      }
    }
    let found = GPXPoint.Kind.allCases.compactMap { kinds[$0] }.first ?? []
    points = try Self.timed(found)
  }

  private static func timed(
    _ found: [GPXPoint]
  ) throws(MarkupProblem) -> [LocationFeed.TrackPoint] {
    guard let first = found.first else {
      throw MarkupProblem(
        at: MarkupPosition(line: 1, column: 1), "The file holds no track, route or waypoint.")
    }
    guard let start = first.time, found.allSatisfy({ $0.time != nil }) else {
      return found.enumerated().map { .init($1.coordinate, offset: .seconds($0)) }
    }
    var last = start.seconds
    var points: [LocationFeed.TrackPoint] = []
    for point in found {
      let seconds = point.time?.seconds ?? last
      guard seconds >= last else {
        throw MarkupProblem(at: point.position, "Time runs backwards at this point.")
      }
      last = seconds
      points.append(
        .init(point.coordinate, offset: .milliseconds((seconds - start.seconds) * 1000)))
    }
    return points
  }
}
