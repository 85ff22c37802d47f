import ServiceNeeds

/// What is said of a snapshot: its causes, each with a step, and what services do on that phone.
struct DiagnosisAnswer {
  /// The snapshot with what was not understood of it.
  let file: SnapshotFile
  /// The complaint that was looked into; nil for all.
  let symptom: Symptom?
  /// The app's name, for paths in Settings.
  let app: String
  /// The causes, the likeliest first.
  let causes: [Cause]
  /// The services, in the order they were asked for.
  let services: [Service]

  /// A service with what becomes of it.
  struct Service {
    var label: String
    var demand: ServiceDemand
    var verdict: ServiceVerdict
  }

  /// Looks into a snapshot.
  ///
  /// With services, what keeps one of them from starting comes first, then what weakens one.
  init(_ file: SnapshotFile, symptom: Symptom?, choices: [NeedsChoice], app: String) {
    self.file = file
    self.symptom = symptom
    self.app = app
    let snapshot = file.snapshot
    let services = choices.flatMap { choice in
      choice.demands.map { demand in
        Service(
          label: choice.label(of: demand), demand: demand, verdict: snapshot.verdict(on: demand))
      }
    }
    self.services = services
    let found = Diagnosis(snapshot, of: symptom).causes
    let failures = services.flatMap(\.verdict.failures).map(\.cause)
    let warnings = services.flatMap(\.verdict.warnings).map(\.cause)
    // A complaint has causes of its own; without one, services say what matters.
    let candidates = symptom == nil ? found + failures + warnings : found
    let ranked =
      candidates.filter(failures.contains)
      + candidates.filter { !failures.contains($0) && warnings.contains($0) }
      + candidates.filter { !failures.contains($0) && !warnings.contains($0) }
    var causes: [Cause] = []
    for cause in symptom == nil ? ranked : found where !causes.contains(cause) {
      causes.append(cause)
    }
    self.causes = causes
  }
}

extension DiagnosisAnswer.Service {
  /// What the service does on this phone; nil if nothing is lacking.
  var loss: Loss? {
    (verdict.failures + verdict.warnings).compactMap { demand.loss(of: $0.capability) }.max()
  }

  /// Whether something that it requires was not looked at.
  var isUnknown: Bool {
    loss?.isFailure != true && verdict.unknown.contains(where: demand.required.contains)
  }

  /// What the service does, as a verb.
  var phrase: String {
    if isUnknown { return "not known" }
    return loss?.phrase ?? "starts"
  }
}
