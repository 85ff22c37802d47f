import FileAccess
import Findings

/// What a run of check found in all that it was given, to be printed as one report.
struct CheckedInputs {
  /// What was found in each.
  private(set) var inputs: [CheckedInput]
  /// Whether one of them could not be checked.
  private let isIncomplete: Bool

  /// What was found in some inputs; stops where none of them has a target that was asked for.
  init(_ inputs: [CheckedInput], targets: [String]) throws(CommandFailure) {
    self.inputs = inputs
    isIncomplete = inputs.isEmpty || inputs.contains(where: \.report.targets.isEmpty)
    guard inputs.count > 1, !targets.isEmpty else { return }
    // A target may be of any input, and which ones share a name shows only when all are known.
    let selection = Selection(targets: targets.map { .init(text: $0) })
    let all = try joined { $0.folder.path }
    try selection.check(all)
    let wanted = selection.wanted(in: all)
    for place in inputs.indices { self.inputs[place].keep(wanted) }
  }

  /// Replaces what was found in each input by what a body makes of it.
  mutating func update(_ body: (inout CheckedInput) throws -> Void) rethrows {
    for place in inputs.indices { try body(&inputs[place]) }
  }

  /// How the run ends: an input that could not be checked counts most.
  var status: ExitStatus {
    if isIncomplete { return .notJudged }
    let fails = inputs.contains { $0.failOn.status(of: $0.report) == .findings }
    return fails ? .findings : .clean
  }

  /// The least severity that fails the check in any input.
  var least: Severity? { inputs.compactMap(\.failOn.least).min() }

  /// The report, and the folder that its paths are relative to.
  ///
  /// Of several inputs the paths are those that `base` gives, and the folder is that of the run.
  func report(
    below base: (CheckedInput) throws(CommandFailure) -> String
  ) throws(CommandFailure) -> (report: Report, base: String) {
    guard inputs.count > 1 else {
      guard let input = inputs.first else {
        return (Report(root: ".", targets: [], findings: [], rules: []), "")
      }
      return (input.report, try base(input))
    }
    return (try joined(below: base), "")
  }

  /// The reports as one, of all targets.
  private func joined(
    below base: (CheckedInput) throws(CommandFailure) -> String
  ) throws(CommandFailure) -> Report {
    var reports: [Report] = []
    for input in inputs { reports.append(input.report.moved(below: try base(input))) }
    var joined = Report(
      root: ".", targets: reports.flatMap(\.targets).uniqued,
      findings: reports.flatMap(\.findings).uniqued, rules: reports.flatMap(\.rules).uniqued,
      reminders: reports.flatMap(\.reminders).uniqued,
      suppressed: reports.flatMap(\.suppressed).uniqued)
    let files = reports.compactMap(\.configuration).uniqued
    joined.configuration = files.isEmpty ? nil : files.joined(separator: ", ")
    return joined
  }

  /// The files of each report that are wanted and can be read, by their paths in the joined report.
  func sources(
    _ wanted: (Report) -> Set<String>, below base: (CheckedInput) -> String
  ) -> [String: [UInt8]] {
    var sources: [String: [UInt8]] = [:]
    for input in inputs {
      for file in wanted(input.report) {
        guard let bytes = try? input.tree.read(file) else { continue }
        let place = SourcePosition(file: file)
        sources[inputs.count > 1 ? place.moved(below: base(input)).file : file] = bytes
      }
    }
    return sources
  }
}
