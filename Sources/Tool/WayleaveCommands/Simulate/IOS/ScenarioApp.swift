import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// An app of a scenario: a name, and an Info.plist that is read as iOS reads it.
///
/// A value of the wrong type is not an error here: it has no effect, as on a phone.
struct ScenarioApp {
  let package: AppPackage
  private let targetLine: Int

  init(_ value: YAMLValue) throws(YAMLProblem) {
    let fields = try YAMLFields(
      value, "an app",
      known: ["name", "bundle", "Info.plist", "kind", "deployment target", "SDK"])
    var package = AppPackage(
      name: try fields.required("name").requireText("the name of an app"),
      bundleIdentifier: fields["bundle"]?.text)
    for (key, value) in try fields["Info.plist"]?.pairs("Info.plist") ?? [] {
      Self.read(key, value, into: &package)
    }
    if let value = fields["kind"] { package.kind = try Self.kind(value) }
    if let value = fields["deployment target"] {
      package.deploymentTarget = try ScenarioWords.release(value)
    }
    if let value = fields["SDK"] { package.linkedSDK = try ScenarioWords.release(value) }
    self.package = package
    targetLine = fields["deployment target"]?.line ?? value.line
  }

  /// Stops where the app cannot be installed on the first of the releases.
  func check(_ releases: OSVersion.Span) throws(YAMLProblem) {
    let target = package.deploymentTarget
    guard releases.first < target else { return }
    throw YAMLProblem(
      targetLine,
      "\(package.name) asks for \(target) or newer, and cannot be installed on \(releases.first)",
      possible: releases.last < target ? [] : ["iOS: \(target.number)...\(releases.last.number)"])
  }

  private static func read(_ key: String, _ value: YAMLValue, into package: inout AppPackage) {
    switch key {
    case "UIBackgroundModes":
      if value.isList { package.backgroundModes = value.list.compactMap(\.text) }
    case "NSLocationDefaultAccuracyReduced":
      package.defaultAccuracyReduced = value.boolean ?? false
    case "NSLocationRequireExplicitServiceSession":
      package.requiresExplicitServiceSession = value.boolean ?? false
    case "NSLocationTemporaryUsageDescriptionDictionary":
      for (purpose, text) in (try? value.pairs(key)) ?? [] {
        package.temporaryAccuracy[purpose] = text.text
      }
    default:
      if let text = value.text { package.purposeStrings[InfoPlistKey(rawValue: key)] = text }
    }
  }

  private static func kind(_ value: YAMLValue) throws(YAMLProblem) -> IOS.Build.Kind {
    switch try value.requireText("the kind of an app").lowercased() {
    case "app": return .app
    case "app clip": return .appClip
    case "app extension": return .appExtension
    default:
      throw YAMLProblem(
        value.line, unknown: "kind of app", value.text ?? "",
        known: ["app", "app clip", "app extension"])
    }
  }
}
