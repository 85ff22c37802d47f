import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension AndroidGrammar {
  static let appParts = [
    "name", "target", "permissions", "neverForLocation", "onlyForLocationButton",
    "location service", "restricted",
  ]

  /// A name, and what the app's manifest declares.
  static func app(_ value: YAMLValue) throws(YAMLProblem) -> AndroidScenario.App {
    let fields = try YAMLFields(value, "an app of Android", known: appParts)
    let name = try fields.required("name").requireText("the name of an app")
    return AndroidScenario.App(name, try build(fields))
  }

  private static func build(_ fields: YAMLFields) throws(YAMLProblem) -> Android.Build {
    let target = try fields.required("target")
    guard let number = target.text.flatMap({ Int($0) }), let level = APILevel(rawValue: number)
    else {
      throw YAMLProblem(
        target.line, "'\(target.text ?? "")' is not a target",
        possible: ["a level from \(APILevel.bounds)"])
    }
    var permissions: [AndroidPermission] = []
    var caps: [AndroidPermission: APILevel] = [:]
    for value in fields["permissions"]?.list ?? [] {
      let words = try value.requireText("a permission").split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      let permission = AndroidPermission(named: name)
      permissions.append(permission)
      // "BLUETOOTH until 30" is maxSdkVersion 30.
      guard words.count > 1 else { continue }
      guard words.count == 3, words[1] == "until", let cap = Int(words[2]) else {
        throw YAMLProblem(
          value.line, "'\(words.joined(separator: " "))' is not a permission with its cap",
          possible: ["\(name) until 30"])
      }
      caps[permission] = APILevel(nearest: cap)
    }
    return Android.Build(
      target: level, permissions: permissions, caps: caps,
      neverForLocation: fields["neverForLocation"]?.boolean ?? false,
      fineByLocationButtonOnly: fields["onlyForLocationButton"]?.boolean ?? false,
      hasLocationServiceType: fields["location service"]?.boolean ?? false,
      isBackgroundRestricted: fields["restricted"]?.boolean ?? false)
  }
}
