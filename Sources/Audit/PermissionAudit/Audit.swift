import AppArtifacts
import Findings
import ServiceNeeds
import SourceReaders

/// Checks what was read of an app by the rules that a person selected.
public struct Audit: Sendable {
  /// The rules that check, sorted by name.
  public var rules: [any Rule]
  /// The services that apps are said to use, and are held to.
  public var needs: [NeedsChoice]
  /// The rules that were named: a preview among them counts like any other.
  private let named: Set<RuleID>

  /// All rules, or only those named, less those ignored.
  public init(
    only: Set<RuleID> = [], ignoring ignored: Set<RuleID> = [], needs: [NeedsChoice] = []
  ) {
    named = only
    self.needs = needs
    rules = Catalogue.all.filter {
      (only.isEmpty || only.contains($0.id)) && !ignored.contains($0.id)
    }
  }

  /// The sources whose calls are needed for the check, each once, sorted by path.
  public static func sources(of artifact: AppArtifact) -> [SourceFile] {
    let files = artifact.targets.filter { $0.bundle != nil }.flatMap {
      $0.sources + $0.frameworkSources
    }
    return Set(files).sorted { $0.path < $1.path }
  }

  /// What the rules find in an app, and what could not be seen of it.
  ///
  /// `sources` holds the readings by path; a file without one is taken to use nothing.
  public func report(
    on artifact: AppArtifact, sources: [String: SourceReading],
    android: [String: AndroidSourceReading] = [:]
  ) -> Report {
    report(on: artifact, android: android) { _, _ in sources }
  }

  /// What the rules find in one target, and what could not be seen of it.
  private struct Verdict: Sendable {
    var target: Report.Target
    var findings: [Finding]
    var problems: [ReadingProblem]
  }

  /// What the rules find, with the sources as each target and configuration compiles them.
  func report(
    on artifact: AppArtifact, android: [String: AndroidSourceReading] = [:],
    readings: @escaping @Sendable (AppTarget, TargetConfiguration) -> [String: SourceReading]
  ) -> Report {
    let judged = artifact.targets.filter { $0.bundle != nil }
    let verdicts =
      Threads.map(judged.count) {
        verdict(on: judged[$0], in: artifact, readings)
      } + artifact.androidApps.map { verdict(on: $0, android) }
    var problems = artifact.problems
    for problem in verdicts.flatMap(\.problems) where !problems.contains(problem) {
      problems.append(problem)
    }
    var findings = verdicts.flatMap(\.findings)
    findings += readingFindings(problems, artifact: artifact, isEmpty: verdicts.isEmpty)
    for place in findings.indices where named.contains(findings[place].rule) {
      findings[place].isPreview = false
    }
    let reminders = Set(rules.filter { $0.metadata.status == .reminder }.map(\.id))
    return Report(
      root: artifact.root, targets: verdicts.map(\.target),
      findings: findings.filter { !reminders.contains($0.rule) }, rules: rules.map(\.metadata),
      reminders: findings.filter { reminders.contains($0.rule) })
  }

  private func verdict(
    on target: AppTarget, in artifact: AppArtifact,
    _ readings: (AppTarget, TargetConfiguration) -> [String: SourceReading]
  ) -> Verdict {
    let services = NamedServices(needs.map { $0.found(among: target.libraries) })
    var subjects = target.subjects(in: artifact, readings: readings)
    // Extensions and clips borrow from their app, which is what starts the services.
    if target.bundle == .app {
      for place in subjects.indices { subjects[place].services = services }
    }
    let found = subjects.flatMap { subject in
      rules.filter { BuiltApps.judges($0, target) }.flatMap { $0.findings(in: subject) }
        .tellingOnce(subject.services.needs)
    }
    return Verdict(
      target: Report.Target(target, subjects),
      findings: found.mergedOverConfigurations(target.configurations.map(\.name)),
      problems: subjects.flatMap(\.unseen.problems))
  }

  private func verdict(
    on app: AndroidApp, _ sources: [String: AndroidSourceReading]
  ) -> Verdict {
    let rules = rules.compactMap { $0 as? any AndroidRule }.filter {
      app.form != .source || AndroidDutyTable.rules.contains($0.id)
    }
    let subjects = app.variants.map { variant in
      var subject = AndroidSubject(app, variant, sources)
      subject.needs = needs
      return subject
    }
    let found = subjects.flatMap { subject in
      rules.flatMap { $0.findings(in: subject) }
    }
    return Verdict(
      target: Report.Target(app, subjects),
      findings: found.mergedOverConfigurations(app.variants.map(\.name)),
      problems: subjects.flatMap(\.problems))
  }

  private func readingFindings(
    _ problems: [ReadingProblem], artifact: AppArtifact, isEmpty: Bool
  ) -> [Finding] {
    var problems = problems
    if isEmpty, !problems.contains(where: { $0.code == .nothingToCheck }) {
      problems.append(.nothing(in: artifact))
    }
    return problems.compactMap { problem in
      rules.lazy.compactMap { $0 as? ReadingRule }.first { $0.code == problem.code }?
        .finding(problem, isAlone: isEmpty)
    }
  }
}
