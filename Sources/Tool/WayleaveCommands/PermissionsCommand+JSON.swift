import AppArtifacts
import Findings
import Reports

extension PermissionsCommand {
  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  private static let jsonVersion = 1

  /// The apps as one JSON document; Documentation/JSON.md has its form.
  static func json(_ apps: [AndroidApp]) -> JSONValue {
    [
      "version": .integer(jsonVersion),
      "apps": .array(apps.flatMap(entries)),
    ]
  }

  /// An entry for the variants of an app that agree.
  private static func entries(_ app: AndroidApp) -> [JSONValue] {
    groups(app).map { variants, manifest -> JSONValue in
      [
        "name": .string(app.name),
        "project": .string(app.project),
        "variants": .array(variants.map(JSONValue.string)),
        "permissions": .array(manifest.permissions.map(entry)),
        "unknowns": .array(app.unknowns.map(JSONValue.string)),
      ]
    }
  }

  private static func entry(_ request: AndroidManifest.PermissionRequest) -> JSONValue {
    var cap: Int?
    if case .api(let level)? = request.maximumSDK { cap = level }
    return [
      "name": .string(request.name),
      "element": .string(request.element.rawValue),
      "maximumSdk": cap.map(JSONValue.integer) ?? .null,
      "neverForLocation": .boolean(request.flags.contains(.neverForLocation)),
      "from": JSONValue(request.origin.name),
      "file": .string(request.position.file),
      "line": request.position.line.map(JSONValue.integer) ?? .null,
    ]
  }
}
