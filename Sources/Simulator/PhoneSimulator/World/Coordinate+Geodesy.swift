#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

extension Coordinate {
  /// The mean radius of the Earth in metres; a sphere is exact enough for fences and fixes.
  static let earthRadius = 6_371_008.8

  /// The great-circle distance to another place, in metres.
  public func distance(to other: Coordinate) -> Double {
    let north = (other.latitude - latitude).radians
    let east = (other.longitude - longitude).radians
    let a =
      sin(north / 2) * sin(north / 2)
      + cos(latitude.radians) * cos(other.latitude.radians) * sin(east / 2) * sin(east / 2)
    return 2 * Self.earthRadius * asin(min(1, a.squareRoot()))
  }

  /// The initial course to another place, in degrees clockwise from north, 0 up to 360.
  public func course(to other: Coordinate) -> Double {
    let east = (other.longitude - longitude).radians
    let y = sin(east) * cos(other.latitude.radians)
    let x =
      cos(latitude.radians) * sin(other.latitude.radians)
      - sin(latitude.radians) * cos(other.latitude.radians) * cos(east)
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The place a distance in metres away along a course in degrees.
  public func moved(by metres: Double, course: Double) -> Coordinate {
    let angle = metres / Self.earthRadius
    let start = latitude.radians
    let end = asin(sin(start) * cos(angle) + cos(start) * sin(angle) * cos(course.radians))
    let east = atan2(
      sin(course.radians) * sin(angle) * cos(start), cos(angle) - sin(start) * sin(end))
    var turned = longitude + east * 180 / .pi
    if turned > 180 { turned -= 360 }
    if turned < -180 { turned += 360 }
    return Coordinate(checked: end * 180 / .pi, turned)
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
