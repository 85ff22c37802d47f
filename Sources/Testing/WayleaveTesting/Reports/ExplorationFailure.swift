import PlatformModel

/// What an exploration found: counterexamples that a person can repeat on a phone.
public struct ExplorationFailure: Error, CustomStringConvertible {
  /// What was covered until then.
  public let exploration: Exploration
  /// What went wrong, by release.
  public var counterexamples: [Counterexample] { exploration.counterexamples }

  /// The counterexamples as the newest release has them, each with the releases on which it is the
  /// same; shortest first.
  let reports: [(report: CounterexampleReport, releases: [OSVersion])]
  /// Which of them another exploration has reported.
  private let reported: [Bool]
  private let isReplay: Bool

  init(
    _ exploration: Exploration, _ reports: [CounterexampleReport], isReplay: Bool = false,
    except others: ReportedCounterexamples? = nil
  ) {
    self.exploration = exploration
    self.isReplay = isReplay
    let reports = Self.inOrder(reports)
    self.reports = reports
    reported = reports.map { others?.isReported($0.report) ?? false }
  }

  private static func inOrder(_ reports: [CounterexampleReport]) -> [(
    report: CounterexampleReport, releases: [OSVersion]
  )] {
    var groups: [(report: CounterexampleReport, releases: [OSVersion])] = []
    for report in reports {
      if let place = groups.firstIndex(where: { $0.report.essence == report.essence }) {
        groups[place] = (report, groups[place].releases + [report.release])
      } else {
        groups.append((report, [report.release]))
      }
    }
    // Of two that are as long the one that was found first.
    return groups.enumerated()
      .sorted {
        ($0.element.report.parts.count, $0.offset) < ($1.element.report.parts.count, $1.offset)
      }
      .map(\.element)
  }

  /// The counterexamples, shortest first. The first line says what went wrong, where, in how many steps.
  public var description: String {
    let all = exploration.coverage.map(\.release)
    let texts = zip(reports, reported).map { report, isReported in
      report.report.text(
        on: report.releases, of: all, withScenario: isReplay, isReported: isReported && !isReplay)
    }
    let hint = isReplay ? "" : "A replay also prints its scenario for wayleave simulate.\n"
    return texts.joined(separator: "\n") + "\n\(hint)\(exploration)"
  }
}
