import Findings
import PlatformModel
import SourceReaders

/// Updates are configured so that iOS 16.4 suspends the app.
struct BackgroundUpdatesSuspended: Rule {
  let metadata = RuleMetadata(
    "background-updates-suspended", code: "W050", category: .background, severity: .warning,
    summary:
      "Updates with a filter or coarse accuracy stop on iOS 16.4 while significant changes run.",
    facts: ["IOS-BG-019"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, subject.backgroundMode == .on,
      let systems = subject.systems(from: .iOS(16, 4)),
      subject.uses(of: .requestAlwaysAuthorization).contains(where: \.isExercised),
      !subject.backgroundSetters.isEmpty, !showsIndicator(subject),
      case let changes = subject.uses(of: .startMonitoringSignificantLocationChanges)
        .filter(\.isExercised), let firstChange = changes.first
    else { return [] }
    let coarse = subject.uses(of: [.distanceFilter, .desiredAccuracy]).filter(Self.isCoarse)
    let updates = subject.uses(of: .startUpdatingLocation).filter(\.isExercised)
    let cause = coarse.first { cause in
      updates.contains { $0.surroundings.type == cause.surroundings.type }
    }
    guard let cause, cause.surroundings.type != nil,
      // Where each start of one stops the other first, both never run together.
      !(updates + changes).allSatisfy(\.surroundings.stopsOther)
    else { return [] }
    return [
      finding(
        "\(cause.api.rawValue) is set for updates in the background, without the indicator",
        in: subject, at: cause.position, systems: systems,
        consequence: "With Always and significant changes running too, iOS suspends the app shortly"
          + " after it has left the screen.",
        fix: Fix(
          "Set showsBackgroundLocationIndicator, or use no filter and hundred meters or better.",
          snippet: cause.position.file.hasSuffix(".swift")
            ? "\(cause.receiver).showsBackgroundLocationIndicator = true"
            : "\(cause.receiver).showsBackgroundLocationIndicator = YES;"),
        related: [firstChange.related] + updates.prefix(2).map(\.related),
        denial: .backgroundUnderAlways)
    ]
  }

  private func showsIndicator(_ subject: Subject) -> Bool {
    subject.unseen.hinted.contains(.showsBackgroundLocationIndicator)
      || subject.mayItselfUse([.backgroundActivitySession])
      || subject.uses(of: .showsBackgroundLocationIndicator).contains {
        $0.isExercised && $0.argument != .boolean(false)
      }
  }

  /// A filter, or an accuracy coarser than the class of hundred meters.
  private static func isCoarse(_ use: Use) -> Bool {
    switch use.argument {
    case .text(let digits):
      let metres = Double(digits.filter { $0 != "_" }) ?? 0
      return use.api == .distanceFilter ? metres > 0 : metres > 100
    case .member(let name):
      return [
        "kCLLocationAccuracyKilometer", "kCLLocationAccuracyThreeKilometers",
        "kCLLocationAccuracyReduced",
      ].contains(name)
    case .none, .boolean, .dynamic: return false
    }
  }
}
