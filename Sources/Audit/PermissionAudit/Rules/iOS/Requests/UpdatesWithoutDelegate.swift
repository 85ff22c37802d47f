import Findings
import PlatformModel
import SourceReaders

/// Location updates, regions or beacons are started, but no delegate receives what they bring.
struct UpdatesWithoutDelegate: Rule {
  let metadata = RuleMetadata(
    "updates-without-delegate", code: "W120", category: .asking, severity: .warning,
    summary: "Location updates are started, but no delegate receives them.",
    facts: ["IOS-REQ-032"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.unseen.problems.isEmpty,
      subject.unseen.hinted.isDisjoint(with: [.didUpdateLocations])
    else { return [] }
    var findings: [Finding] = []
    for use in subject.uses(of: .startUpdatingLocation) {
      guard let found = finding(on: use, in: subject) ?? finding(onFar: use, in: subject) else {
        continue
      }
      // A manager lacks its delegate once, however many lines start it.
      findings.add(found, or: use.related)
    }
    // The file that lacks it for updates lacks it for all.
    let told = Set(findings.map(\.position.file))
    for use in subject.uses(of: [.startMonitoringRegion, .startRangingBeacons])
    where !told.contains(use.position.file) {
      guard let found = finding(onEventsOf: use, in: subject) else { continue }
      findings.add(found, or: use.related)
    }
    return findings
  }

  private func finding(on use: Use, in subject: Subject) -> Finding? {
    let around = use.surroundings
    guard use.isExercised, around.manager == .declared, around.delegateType == nil,
      let type = around.type
    else { return nil }
    let takers = subject.uses.filter { $0.api == .didUpdateLocations }
    let isTaken = takers.contains { $0.surroundings.type == type }
    // Updates may only keep the app running in the background, or be read elsewhere.
    let servesOthers =
      around.isReadElsewhere || subject.backgroundSetters.contains { $0.surroundings.type == type }
    switch around.delegate {
    case .unknown: return nil
    case .none, .unset:
      // The type has the callback, or names the protocol, so it means to be the delegate.
      guard isTaken || around.isDelegate && !servesOthers && !around.isShownOnMap else {
        return nil
      }
      return finding(
        on: use, in: subject, "\(type) starts location updates",
        isSure: around.delegate == .none && !around.isReadElsewhere && !around.isShownOnMap,
        lack: "gets no locations and no errors: "
          + (isTaken ? "\(name(in: use)) is never called" : "the manager calls no delegate"))
    case .itself, .heir:
      // Any class with the callback may be the superclass, even one that the tree does not show.
      let mayInherit =
        around.delegate == .heir
        && (!takers.isEmpty || subject.unseen.possible.contains(.didUpdateLocations))
      guard !isTaken, !mayInherit, !servesOthers, isOwn(around.receiver),
        !DelegateMethodMisnamed.isCallbackMisnamed(of: type, in: subject)
      else { return nil }
      return finding(
        "\(type) starts location updates but has no \(name(in: use))", in: subject,
        at: use.position, systems: subject.systems(from: use.since, running: [use]),
        consequence: around.isShownOnMap
          ? "The updates use power and reach no code of the app, unless it reads the manager’s"
            + " location property. A map shows where people are without them."
          : "The app never gets these locations, unless other code reads the manager’s location property.",
        fix: Fix("Implement the callback, or do not start the updates."))
    }
  }

  /// Updates of a manager that another file makes and keeps.
  private func finding(onFar use: Use, in subject: Subject) -> Finding? {
    let around = use.surroundings
    guard use.isExercised, around.manager == .unknown, around.delegate == .unset,
      !around.isReadElsewhere, let receiver = around.receiver
    else { return nil }
    let path = receiver.split(whereSeparator: { ".?!".contains($0) }).map(String.init)
    guard let name = path.last else { return nil }
    let isOwn = path.dropLast() == [] || path.dropLast() == ["self"]
    let makers = subject.uses(of: .locationManager).filter {
      $0.form == .construction && $0.surroundings.receiver == name
    }
    // Managers of one name in several places may be any of them.
    guard let maker = makers.first, makers.count == 1, let type = maker.surroundings.type,
      maker.position.file != use.position.file, !isOwn || around.type == type,
      [.none, .unset].contains(maker.surroundings.delegate),
      subject.uses(of: .didUpdateLocations).contains(where: { $0.surroundings.type == type })
    else { return nil }
    return finding(
      on: use, in: subject,
      "The location manager of \(type) is started", isSure: false,
      lack: "gets no locations and no errors: \(self.name(in: maker)) is never called",
      file: "the file of \(type)", maker: maker)
  }

  /// Regions and beacons of a manager whose type has a method for their events.
  private func finding(onEventsOf use: Use, in subject: Subject) -> Finding? {
    let around = use.surroundings
    guard use.isExercised, around.manager == .declared, around.takesEvents, let type = around.type,
      [.none, .unset].contains(around.delegate)
    else { return nil }
    // Regions belong to the app: the delegate of any manager gets their events.
    let managers = subject.uses(of: .locationManager).filter { $0.form == .construction }
    let isRanging = use.api == .startRangingBeacons
    guard isRanging || managers.count == 1 else { return nil }
    return finding(
      on: use, in: subject, "\(type) starts \(isRanging ? "ranging" : "monitoring regions")",
      isSure: around.delegate == .none,
      lack: "gets no events and no errors: no method of the delegate is ever called")
  }

  private func finding(
    on use: Use, in subject: Subject, _ start: String, isSure: Bool, lack: String,
    file: String = "this file", maker: Use? = nil
  ) -> Finding {
    finding(
      isSure
        ? "\(start), but nothing sets the manager’s delegate"
        : "\(start), but \(file) never sets the manager’s delegate",
      in: subject, at: use.position, severity: isSure ? .error : .warning,
      systems: subject.systems(from: use.since, running: [use]),
      consequence: (isSure ? "The app " : "Unless another file sets the delegate, the app ")
        + lack + ".",
      fix: Fix(
        "Set the delegate before the start.",
        snippet: maker == nil
          ? use.position.file.hasSuffix(".swift")
            ? "\(use.receiver).delegate = self" : "\(use.receiver).delegate = self;"
          : nil),
      related: maker.map { [$0.related] } ?? [])
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
