import Abilities
import AppArtifacts
import AuthorizationEngine
import Findings
import SourceReaders

/// A whole check: reads an app's tree, then the sources that may matter, and checks.
public struct Checkup: Sendable {
  /// The audit that checks what was read.
  public var audit: Audit
  /// The only build configuration that is checked; nil for all.
  public var configuration: String?
  /// What is suppressed in addition to what comments in the files ask for.
  public var ignores: [Ignore]
  /// The severities of rules whose own does not suit; a preview among them counts like any other.
  public var severities: [RuleID: Severity]

  /// A check by an audit, of all configurations unless one is named.
  public init(
    _ audit: Audit = Audit(), configuration: String? = nil, ignores: [Ignore] = [],
    severities: [RuleID: Severity] = [:]
  ) {
    self.audit = audit
    self.configuration = configuration
    self.ignores = ignores
    self.severities = severities
  }

  /// Reads and checks what lies below a tree.
  ///
  /// - Parameters:
  ///   - root: The path as the person wrote it.
  ///   - progress: Told now and then how many sources of how many are done, by one thread at a
  ///   time.
  public func report(
    on tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> Report {
    let (report, comments) = unsettled(on: tree, root: root, progress: progress)
    return settled(report, comments, tree)
  }

  /// Reads and checks a tree that must not decide what is reported of it.
  ///
  /// - Returns: The report as if no comment suppressed anything, and what the comments ask for.
  public func distrustingReport(
    on tree: FileTree, root: String
  ) -> (report: Report, declined: [Ignore]) {
    let (report, comments) = unsettled(on: tree, root: root, progress: { _, _ in })
    return (settled(report, IgnoreComments(), tree), comments.ignores)
  }

  /// The report before anything is suppressed, and the comments that may be about it.
  ///
  /// Comments are looked for in the files of findings, in Info.plists, and in the sources that the
  /// reading has marked: no other file is opened for them.
  private func unsettled(
    on tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) -> (Report, IgnoreComments) {
    let (found, readings, verdicts) = swept(tree, root: root, progress: progress)
    var artifact = found
    if audit.rules.contains(where: { $0.id == ReadingRules.codeInNoTarget.id }) {
      artifact.problems += StrayCode.problems(in: artifact, tree, verdicts)
    }
    let android = Threads.run(
      { [artifact] in AndroidSweep.readings(for: artifact, in: tree) },
      beside: { [artifact] in
        // As above, for the tables of apps that declare location.
        if artifact.androidApps.contains(where: \.declaresLocation) {
          AndroidAbilityTable.prepare()
        }
      })
    let report = audit.report(on: artifact, android: android) { readings[$0, $1] }
    let marked = report.filesToIgnoreIn.union(readings.marked)
    return (report, IgnoreComments(in: marked, of: tree))
  }

  /// What the projects of a tree hold, with the sources that may matter read.
  func readings(
    on tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) -> (AppArtifact, SourceReadings) {
    let (artifact, readings, _) = swept(tree, root: root, progress: progress)
    return (artifact, readings)
  }

  /// The same, with what the sieve has found out about sources, by path.
  private func swept(
    _ tree: FileTree, root: String, progress: @escaping @Sendable (Int, Int) -> Void
  ) -> (AppArtifact, SourceReadings, verdicts: [String: SourceSieve.Verdict]) {
    let sieve = SourceSieve(tree)
    let (artifact, plan, known) = Threads.run(
      {
        let artifact = self.artifact(of: tree, root: root)
        return (artifact, SourceReadings.planned(for: artifact), sieve.stop())
      },
      beside: {
        // The rows of the model take their time too; the tables of abilities need them later.
        sieve.run { _ = IOS.Rows.turningPoints }
      })
    var verdicts = known
    var readings = SourceSweep.readings(
      plan, in: tree, of: artifact, verdicts: &verdicts, progress: progress)
    SourceSweep.complete(&readings, for: artifact, in: tree, verdicts)
    readings.trace(artifact, in: tree)
    readings.traceNames(artifact, in: tree)
    readings.followBackground(artifact, in: tree)
    readings.followThreads(artifact, in: tree)
    readings.followStops(artifact, in: tree)
    return (artifact, readings, verdicts)
  }

  /// What the projects of a tree hold, less the configurations that are not checked.
  func artifact(of tree: FileTree, root: String) -> AppArtifact {
    var artifact = AppReader.read(tree, root: root)
    guard let configuration else { return artifact }
    for place in artifact.targets.indices {
      artifact.targets[place].configurations.removeAll { $0.name != configuration }
    }
    artifact.targets.removeAll { $0.configurations.isEmpty }
    for place in artifact.androidApps.indices {
      artifact.androidApps[place].variants.removeAll { $0.name != configuration }
    }
    artifact.androidApps.removeAll { $0.variants.isEmpty }
    return artifact
  }

  /// The report with severities as they are wanted, and without what is to be silent.
  func settled(_ report: Report, _ comments: IgnoreComments, _ tree: FileTree) -> Report {
    var report = report
    report.findings = weighed(report.findings)
    let ignores = comments.ignores + self.ignores
    let unused = report.silence(ignores)
    report.findings = report.findings.tellingAndroidNeedsOnce()
    guard let rule = audit.unusedIgnore else { return report }
    let judged = Set(audit.rules.map(\.id))
    let strange = self.ignores.unknownPaths(in: tree)
    let idle = unused.compactMap { ignore -> UnusedIgnore.Mistake? in
      // One configuration alone cannot tell that nothing is found in the others.
      guard let id = ignore.rule, !ignore.isShared, configuration == nil, judged.contains(id),
        id != rule.id,
        !ignore.patterns.contains(where: strange.contains)
      else { return nil }
      return .unused(ignore, of: id)
    }
    let unknown = strange.compactMap { pattern in
      pattern.position.map { UnusedIgnore.Mistake.unknownPath(pattern.text, at: $0) }
    }
    let found = weighed((comments.mistakes + idle + unknown).map(rule.finding))
    report.findings = (report.findings + found).sorted()
    silenceRemarks(in: &report, ignores)
    return report
  }

  /// Suppresses the findings of a baseline, and adds a note on those that it holds for nothing.
  public func silence(
    _ baseline: Baseline, in report: inout Report, at position: SourcePosition
  ) {
    let gone = baseline.silence(&report, at: position)
    // One configuration alone cannot tell that nothing is found in the others.
    guard let rule = audit.unusedIgnore, configuration == nil, !gone.isEmpty else { return }
    let note = rule.finding(.gone(gone, in: position))
    report.findings = (report.findings + weighed([note])).sorted()
    silenceRemarks(in: &report, ignores)
  }

  /// Suppresses remarks about ignores if that is asked for.
  private func silenceRemarks(in report: inout Report, _ ignores: [Ignore]) {
    _ = report.silence(ignores.filter { $0.rule == nil || $0.rule == audit.unusedIgnore?.id })
  }

  /// The findings with the severities that are wanted, worst first.
  func weighed(_ findings: [Finding]) -> [Finding] {
    guard !severities.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      if let severity = severities[finding.rule] {
        finding.severity = severity
        finding.isPreview = false
      }
      return finding
    }.sorted()
  }
}

extension Audit {
  /// The rule that speaks of ignores, where it was not left out.
  public var unusedIgnore: UnusedIgnore? { rules.lazy.compactMap { $0 as? UnusedIgnore }.first }
}
