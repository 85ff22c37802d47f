import Findings
import PlatformModel
import SourceReaders

/// A location is requested, and the delegate cannot take the answer.
struct LocationRequestWithoutCallbacks: Rule {
  let metadata = RuleMetadata(
    "location-request-without-callbacks", code: "W044", category: .asking, severity: .error,
    summary:
      "requestLocation is called, but there is no delegate, or it lacks a callback.",
    facts: ["IOS-REQ-023"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.unseen.problems.isEmpty else { return [] }
    var findings: [Finding] = []
    for use in subject.uses(of: .requestLocation) {
      guard let found = finding(on: use, in: subject) else { continue }
      // A delegate lacks its callbacks once, however many lines need them.
      findings.add(found, or: use.related)
    }
    return findings
  }

  /// What a request lacks, so that it ends the process.
  enum Lack: Hashable {
    case delegate
    /// A delegate, unless another file sets one.
    case delegateHere
    /// Callbacks in the type that is the delegate, one at least.
    case callbacks([PlatformAPI], type: String)
  }

  /// What a use lacks; nil if it lacks nothing, or it is unknown.
  static func lack(of use: Use, in subject: Subject) -> Lack? {
    let around = use.surroundings
    guard use.api == .requestLocation, subject.unseen.problems.isEmpty, use.isExercised,
      around.manager == .declared
    else { return nil }
    switch around.delegate {
    case .unknown: return nil
    case .none: return .delegate
    case .unset:
      // A delegate of another file has the callback, and its name is found in every file. A type
      // that has it itself means to be the delegate.
      let isOwn = subject.uses.contains {
        $0.api == .didUpdateLocations && $0.surroundings.type == around.type
      }
      let isElsewhere =
        !isOwn
        && (subject.unseen.possible.contains(.didUpdateLocations)
          || subject.uses.contains {
            $0.api == .didUpdateLocations && $0.surroundings.type != around.type
          })
      return isElsewhere ? nil : .delegateHere
    case .itself, .heir:
      guard let type = around.delegateType ?? around.type else { return nil }
      // Any class that has the callback may be the ancestor, one that is out of sight as well.
      let mayInherit = around.delegate == .heir
      let missing = callbacks.filter { callback in
        !subject.uses.contains {
          $0.api == callback && (mayInherit || $0.surroundings.type == type)
        } && !(mayInherit && subject.unseen.possible.contains(callback))
      }
      return missing.isEmpty ? nil : .callbacks(missing, type: type)
    }
  }

  private func finding(on use: Use, in subject: Subject) -> Finding? {
    let denial: Finding.Denial? = subject.start == .endsProcess ? .process : nil
    switch Self.lack(of: use, in: subject) {
    case nil: return nil
    case .delegate:
      return finding(
        "requestLocation is called, but the location manager has no delegate", in: subject,
        at: use.position, systems: subject.systems(from: .iOS(9)),
        consequence: "The app stops with an exception: \(PlatformText.missingLocationsCallback).",
        fix: Fix("Set the delegate before the call."), denial: denial)
    case .delegateHere:
      return finding(
        "requestLocation is called, but this file gives the location manager no delegate",
        in: subject, at: use.position, severity: .warning, systems: subject.systems(from: .iOS(9)),
        consequence: "Unless another file sets one, the app stops with an exception:"
          + " \(PlatformText.missingLocationsCallback).",
        fix: Fix("Set the delegate before the call."))
    case .callbacks(let missing, let type):
      let isSwift = use.position.file.hasSuffix(".swift")
      let lacksUpdates = missing.contains(.didUpdateLocations)
      let owner = use.surroundings.type
      let names = missing.map { Self.name($0, isSwift: isSwift) }.joined(separator: " and no ")
      let callback = subject.uses(of: .didUpdateLocations).first { $0.surroundings.type == type }
      let text =
        lacksUpdates
        ? PlatformText.missingLocationsCallback : PlatformText.missingErrorCallback
      return finding(
        owner == type
          ? "\(type) calls requestLocation but has no \(names)"
          : "requestLocation is called, but its delegate \(type) has no \(names)",
        in: subject, at: use.position, systems: subject.systems(from: .iOS(9)),
        consequence: "The app stops with an exception: \(text).",
        fix: Fix(
          "Implement both callbacks.",
          snippet: lacksUpdates
            ? nil
            : Self.emptyErrorCallback(isSwift: isSwift),
          edits: lacksUpdates
            ? []
            : subject.edits(
              .addMethod(
                Self.emptyErrorCallback(isSwift: isSwift), beside: "didUpdateLocations"),
              at: SourcePosition(file: (callback ?? use).position.file), .unsafe)),
        denial: denial)
    }
  }

  private static func emptyErrorCallback(isSwift: Bool) -> String {
    isSwift
      ? "func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}"
      : "- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {}"
  }

  /// A callback as the language of the file writes it.
  private static func name(_ callback: PlatformAPI, isSwift: Bool) -> String {
    guard !isSwift else { return callback.rawValue }
    return callback == .didUpdateLocations
      ? "locationManager:didUpdateLocations:" : "locationManager:didFailWithError:"
  }

  private static let callbacks: [PlatformAPI] = [.didUpdateLocations, .didFailWithError]
}
