import Reports
import ServiceNeeds

extension DiagnosisAnswer {
  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let version = 1

  /// The answer as a versioned JSON document; Documentation/JSON.md describes it.
  var json: JSONValue {
    [
      "version": .integer(Self.version),
      "system": .string(file.snapshot.system.description),
      "symptom": symptom.map { .string($0.rawValue) } ?? .null,
      "causes": .array(causes.map(json)),
      "services": .array(services.map(\.json)),
      "remarks": .array(file.remarks.map(JSONValue.string)),
    ]
  }

  private func json(_ cause: Cause) -> JSONValue {
    let system = file.snapshot.system
    let path = cause.settingsPath(on: system, app: app)
    return [
      "cause": .string(cause.name),
      "sentence": .string(cause.sentence),
      "step": .string(cause.step(on: file.snapshot, app: app)),
      "actor": .string(cause.actor.rawValue),
      "settings": .array((path ?? []).map(JSONValue.string)),
      "services": .array(
        services.compactMap { service in
          service.loss(to: cause).map { loss in
            [
              "service": .string(service.label), "level": .string(loss.level),
              "effect": .string(loss.phrase),
            ]
          }
        }),
    ]
  }
}

extension DiagnosisAnswer.Service {
  fileprivate var json: JSONValue {
    let lacking = verdict.failures + verdict.warnings
    return [
      "service": .string(label),
      "level": .string(isUnknown ? "unknown" : loss?.level ?? "none"),
      "effect": .string(phrase),
      "lacking": .array(lacking.map { .string($0.capability.rawValue) }),
      "unknown": .array(verdict.unknown.map { .string($0.rawValue) }),
    ]
  }
}
