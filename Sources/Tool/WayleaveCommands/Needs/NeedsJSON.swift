import PlatformModel
import Reports
import ServiceNeeds

/// Needs as versioned JSON documents; Documentation/JSON.md describes them.
enum NeedsJSON {
  /// The version of the documents' form: it grows when a member leaves or changes its meaning.
  static let version = 1

  /// The profiles that come with the tool.
  static func list(_ profiles: [NeedsProfile]) -> JSONValue {
    [
      "version": .integer(version),
      "profiles": .array(
        profiles.map { profile in
          [
            "name": .string(profile.name), "title": .string(profile.title),
            "document": .string(profile.document),
            "services": strings(profile.serviceNames()),
          ]
        }),
    ]
  }

  /// What some services need, on one platform or both; the lists of the other are empty.
  static func show(_ choice: NeedsChoice, on platforms: [NeedsShowCommand.Platform]) -> JSONValue {
    let ios = platforms.contains(.ios)
    let android = platforms.contains(.android)
    return [
      "version": .integer(version),
      "profile": .string(choice.profile.name),
      "title": .string(choice.profile.title),
      "document": .string(choice.profile.document),
      "sdk": choice.version.map { .string($0.description) } ?? .null,
      "options": .array(
        choice.profile.promotions.sorted { $0.key < $1.key }.map { name, capability in
          [
            "name": .string(name), "requires": .string(capability.rawValue),
            "on": .boolean(choice.options.contains(name)),
          ]
        }),
      "fallback": choice.profile.fallback.map(JSONValue.string) ?? .null,
      "services": .array(choice.demands.map { service($0, of: choice, on: platforms) }),
      "declarations": declarations(ios ? [choice].declarationNeeds : []),
      "permissions": permissions(android ? [choice].androidPermissionNeeds() : []),
    ]
  }

  /// What Info.plist has to say for some services, as a document.
  static func plist(_ needs: [DeclarationNeed]) -> JSONValue {
    ["version": .integer(version), "declarations": declarations(needs)]
  }

  /// What AndroidManifest.xml has to declare for some services, as a document.
  static func manifest(_ needs: [AndroidPermissionNeed]) -> JSONValue {
    ["version": .integer(version), "permissions": permissions(needs)]
  }

  /// What AndroidManifest.xml has to declare.
  static func permissions(_ needs: [AndroidPermissionNeed]) -> JSONValue {
    .array(
      needs.map { need in
        [
          "permission": .string(need.permission.rawValue),
          "first": .integer(need.levels.lowerBound.rawValue),
          "last": .integer(need.levels.upperBound.rawValue),
          "without": .array(
            need.dependents.map { dependent in
              [
                "service": .string(dependent.label),
                "level": .string(dependent.loss.level),
                "effect": .string(dependent.loss.phrase),
              ]
            }),
        ]
      })
  }

  /// What Info.plist has to say.
  static func declarations(_ needs: [DeclarationNeed]) -> JSONValue {
    .array(
      needs.map { need in
        [
          "key": .string(need.declaration.key.rawValue),
          "holds": .string(need.declaration.title),
          "first": .string(need.declaration.releases.first.description),
          "last": .string(need.declaration.releases.last.description),
          "without": .array(
            need.dependents.map { dependent in
              [
                "service": .string(dependent.label),
                "level": .string(dependent.loss.level),
                "effect": .string(dependent.loss.phrase),
              ]
            }),
        ]
      })
  }

  private static func service(
    _ demand: ServiceDemand, of choice: NeedsChoice, on platforms: [NeedsShowCommand.Platform]
  ) -> JSONValue {
    let capabilities = platforms.contains(.ios) ? demand.capabilities : []
    return [
      "service": .string(choice.label(of: demand)),
      "title": .string(choice.title(of: demand)),
      "needs": .array(
        capabilities.map { capability in
          let loss = demand.loss(of: capability) ?? .worksLess
          return [
            "capability": .string(capability.rawValue), "title": .string(capability.title),
            "lack": .string(capability.lack), "level": .string(loss.level),
            "effect": .string(loss.phrase),
          ]
        }),
      "android": platforms.contains(.android) ? android(demand, of: choice) : .array([]),
      "notes": strings(choice.notes(of: demand)),
    ]
  }

  private static func android(_ demand: ServiceDemand, of choice: NeedsChoice) -> JSONValue {
    let android = choice.androidDemand(of: demand)
    return .array(
      android.capabilities.map { capability in
        let loss = android.loss(of: capability)
        return [
          "capability": .string(capability.rawValue), "title": .string(capability.title),
          "lack": .string(capability.lack), "level": .string(loss.level),
          "effect": .string(loss.phrase),
          "term": choice.androidTerm(for: capability).map(JSONValue.string) ?? .null,
        ]
      })
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}

extension Loss {
  /// "failure" or "warning".
  var level: String { isFailure ? "failure" : "warning" }
}
