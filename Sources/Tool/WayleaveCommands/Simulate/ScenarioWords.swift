import ArgumentParser
import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// The words that values of a scenario are made of: releases, lengths of time, places.
enum ScenarioWords {
  /// "13.4...27", "17" or "17.4".
  static func releases(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion.Span {
    guard let text = value.text else {
      throw YAMLProblem(
        value.line, "a range of releases is a text",
        possible: ["one range, as 13.4...27"])
    }
    do {
      return try VersionRange(parsing: text).span
    } catch {
      throw YAMLProblem(value.line, error.message)
    }
  }

  /// "17.4".
  static func release(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion {
    let text = try value.requireText("a release")
    do {
      return try OSVersion(parsing: text)
    } catch {
      throw YAMLProblem(value.line, error.description)
    }
  }

  /// "5 s", "250 ms", "10 min", "2 h", "3 d".
  static func duration(_ text: String, line: Int) throws(YAMLProblem) -> Duration {
    let (number, unit) = split(text)
    guard let number, let seconds = units[unit] else {
      throw YAMLProblem(
        line, "'\(text)' is not a length of time",
        possible: ["250 ms", "5 s", "10 min", "2 h", "3 d"])
    }
    guard number >= 0 else {
      throw YAMLProblem(
        line, "time cannot run backwards: \(text)", possible: [String(text.drop { $0 == "-" })])
    }
    guard number * seconds <= 3.2e9 else {
      throw YAMLProblem(line, "'\(text)' is over a hundred years", possible: ["3 d"])
    }
    return .milliseconds((number * seconds * 1000).rounded())
  }

  private static let units: [String: Double] = [
    "ms": 0.001, "s": 1, "sec": 1, "seconds": 1, "second": 1, "min": 60, "minutes": 60,
    "minute": 60, "h": 3600, "hours": 3600, "hour": 3600, "d": 86_400, "days": 86_400,
    "day": 86_400,
  ]

  /// "5 km/h" or "1.4 m/s", in metres a second.
  static func speed(_ text: String, line: Int) throws(YAMLProblem) -> Double {
    let (number, unit) = split(text)
    let factor = ["m/s": 1.0, "km/h": 1 / 3.6, "": 1][unit]
    guard let number, let factor, number > 0, number < 1e5 else {
      throw YAMLProblem(line, "'\(text)' is not a speed", possible: ["1.4 m/s", "5 km/h"])
    }
    return number * factor
  }

  /// "50 m" or "50".
  static func metres(_ text: String, line: Int) throws(YAMLProblem) -> Double {
    let (number, unit) = split(text)
    let factor = ["m": 1.0, "km": 1000, "": 1][unit]
    guard let number, let factor, number >= 0, number < 1e8 else {
      throw YAMLProblem(line, "'\(text)' is not a distance", possible: ["50 m", "2 km"])
    }
    return number * factor
  }

  /// A city by name, or "52.3728, 4.8936".
  static func place(_ text: String, line: Int) throws(YAMLProblem) -> Coordinate {
    if let city = City.named(text) { return city.coordinate }
    let numbers = text.split(separator: ",").map { part in Double(part.filter { $0 != " " }) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
      if let place = Coordinate(latitude: latitude, longitude: longitude) { return place }
      throw YAMLProblem(
        line, "'\(text)' lies outside the Earth",
        possible: ["a latitude from -90 to 90 and a longitude from -180 to 180"])
    }
    throw YAMLProblem(
      line, unknown: "place", text, known: City.all.map(\.name) + ["latitude, longitude"])
  }

  /// "on" or "off".
  static func isOn(_ text: String, line: Int) throws(YAMLProblem) -> Bool {
    switch text.lowercased() {
    case "on", "true", "yes": return true
    case "off", "false", "no": return false
    default:
      throw YAMLProblem(line, "'\(text)' is neither on nor off", possible: ["on", "off"])
    }
  }

  /// One of the values of an enumeration, by its name.
  static func one<Value>(
    of values: [Value], _ what: String, _ text: String, line: Int, name: (Value) -> String
  ) throws(YAMLProblem) -> Value {
    let wanted = text.lowercased()
    guard let value = values.first(where: { name($0).lowercased() == wanted }) else {
      throw YAMLProblem(line, unknown: what, text, known: values.map(name))
    }
    return value
  }

  private static func split(_ text: String) -> (Double?, unit: String) {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let unit = text.dropFirst(number.count).filter { $0 != " " }
    let value = Double(number).flatMap { $0.isFinite ? $0 : nil }
    return (value, unit)
  }
}
