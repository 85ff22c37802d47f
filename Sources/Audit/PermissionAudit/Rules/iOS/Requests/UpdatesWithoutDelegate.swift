import Findings
import PlatformModel
import SourceReaders

/// Location updates are started, but no delegate receives the locations.
struct UpdatesWithoutDelegate: Rule {
  let metadata = RuleMetadata(
    "updates-without-delegate", code: "W120", category: .asking, severity: .warning,
    summary: "startUpdatingLocation is called, but no delegate receives the locations.",
    facts: ["IOS-REQ-032"], status: .preview)

  var page: [UInt8] { PackageResources.updates_without_delegate_md }

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.problems.isEmpty,
      subject.hinted.isDisjoint(with: [.didUpdateLocations])
    else { return [] }
    var findings: [Finding] = []
    for use in subject.uses(of: .startUpdatingLocation) {
      guard let found = finding(on: use, in: subject) else { continue }
      // A manager lacks its delegate once, however many lines start it.
      findings.add(found, or: use.related)
    }
    return findings
  }

  private func finding(on use: Use, in subject: Subject) -> Finding? {
    let around = use.surroundings
    guard use.isExercised, around.manager == .declared, let type = around.type else { return nil }
    let takers = subject.uses.filter { $0.api == .didUpdateLocations }
    let isTaken = takers.contains { $0.surroundings.type == type }
    switch around.delegate {
    case .unknown: return nil
    case .none, .unset:
      // The type has the callback, so it means to be the delegate.
      guard isTaken else { return nil }
      let isSure = around.delegate == .none && !around.isReadElsewhere
      return finding(
        isSure
          ? "\(type) starts location updates, but nothing sets the manager’s delegate"
          : "\(type) starts location updates, but this file never sets the manager’s delegate",
        in: subject, at: use.position, severity: isSure ? .error : .warning,
        systems: subject.systems(from: use.since, running: [use]),
        consequence: (isSure
          ? "The app gets no locations and no errors"
          : "Unless another file sets the delegate, the app gets no locations and no errors")
          + ": \(name(in: use)) is never called.",
        fix: Fix(
          "Set the delegate before the start.",
          snippet: use.position.file.hasSuffix(".swift")
            ? "\(use.receiver).delegate = self" : "\(use.receiver).delegate = self;"))
    case .itself, .heir:
      // Any class with the callback may be the superclass, even one that the tree does not show.
      let mayInherit =
        around.delegate == .heir
        && (!takers.isEmpty || subject.possible.contains(.didUpdateLocations))
      // Updates may only keep the app running in the background.
      let keepsRunning = subject.backgroundSetters.contains { $0.surroundings.type == type }
      guard !isTaken, !mayInherit, !around.isReadElsewhere, !keepsRunning,
        isOwn(around.receiver)
      else { return nil }
      return finding(
        "\(type) starts location updates but has no \(name(in: use))", in: subject,
        at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence:
          "The app never gets these locations, unless other code reads the manager’s location property.",
        fix: Fix("Implement the callback, or do not start the updates."))
    }
  }

  /// Whether the manager is the object's own. A shared one, such as `Map.manager`, may have one
  /// delegate after another.
  private func isOwn(_ receiver: String?) -> Bool {
    receiver.map { !$0.contains(".") || $0.hasPrefix("self.") } ?? true
  }

  /// The callback as the language of the file writes it.
  private func name(in use: Use) -> String {
    use.position.file.hasSuffix(".swift")
      ? PlatformAPI.didUpdateLocations.rawValue : "locationManager:didUpdateLocations:"
  }
}
