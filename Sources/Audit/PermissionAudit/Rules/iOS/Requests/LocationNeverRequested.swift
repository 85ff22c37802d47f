import Findings
import PlatformModel
import SourceReaders

/// A location service is started, and nothing in the app asks for the permission.
struct LocationNeverRequested: Rule {
  let metadata = RuleMetadata(
    "location-never-requested", code: "W105", category: .asking, severity: .error,
    summary: "A location service is started, but nothing in the app asks for the permission.",
    facts: ["IOS-REQ-001", "IOS-REQ-002"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, subject.unseen.problems.isEmpty,
      !subject.mayItselfAsk(by: Self.askingAnywhere)
    else { return [] }
    // Sessions ask from iOS 18 on, so that only older releases lack the request (IOS-NEW-001).
    let hasSessions = subject.mayItselfAsk(by: Self.askingFrom18)
    guard !hasSessions || subject.runs(before: .iOS(18)) else { return [] }
    let starts = subject.uses(of: .locationServices + (hasSessions ? [.liveUpdates] : [])).filter {
      $0.isExercised && $0.certainty == .seen
        && ($0.api == .liveUpdates || subject.isSentToManager($0) || isFar($0, in: subject))
        && (!hasSessions || runsOn17($0))
    }
    guard let first = starts.first else { return [] }
    if hasSessions { return older(starts, first, in: subject) }
    // Before iOS 13 regions, visits and significant changes need Always (IOS-BG-003).
    let needsAlways =
      subject.runs(before: .iOS(13))
      && starts.allSatisfy { [PlatformAPI].waking.contains($0.api) }
    let request = "request\(needsAlways ? "Always" : "WhenInUse")Authorization"
    // Code that is out of sight may ask, on a manager of its own: the permission is the app's.
    let isSure = subject.unseen.possible.isDisjoint(with: Self.asking)
    return [
      finding(
        "\(first.api.rawValue) is called, but nothing in the"
          + " \(isSure ? "app" : "code that was checked") asks for the permission",
        in: subject, at: first.position, severity: isSure ? .error : .warning,
        systems: subject.systems(from: first.since, running: starts),
        consequence: (isSure
          ? "No prompt ever appears" : "Unless a library asks, no prompt ever appears")
          + ": the status stays not determined, and \(Self.silence(of: starts))",
        fix: Fix(
          "Ask \(needsAlways ? "for Always " : "")where people use the feature, and start the service"
            + " once they have answered.",
          snippet: first.position.file.hasSuffix(".swift")
            ? "\(first.receiver).\(request)()" : "[\(first.receiver) \(request)];"),
        related: starts.dropFirst().prefix(3).map(\.related), denial: isSure ? .prompt : nil)
    ]
  }

  private func runsOn17(_ use: Use) -> Bool {
    OSVersion.allIOS.contains { $0 >= .iOS(17) && $0 < .iOS(18) && use.runs(on: $0) }
  }

  /// Whether a start is sent to another object's manager: `app.manager`, where some file assigns a new
  /// location manager to `manager`.
  private func isFar(_ use: Use, in subject: Subject) -> Bool {
    let path = use.surroundings.receiver?.split { ".?!".contains($0) } ?? []
    guard use.surroundings.manager == .unknown, path.count == 2, path[0] != "self" else {
      return false
    }
    return subject.uses(of: .locationManager).contains {
      $0.form == .construction && $0.isExercised && $0.surroundings.receiver == String(path[1])
    }
  }

  /// What comes of the service: a region alone may report an error (IOS-BG-052).
  private static func silence(of starts: [Use]) -> String {
    let regions = starts.filter { $0.api == .startMonitoringRegion }
    if !regions.isEmpty {
      return (regions.count == starts.count ? "no event arrives" : "nothing is delivered")
        + ". monitoringDidFailFor may report error 4."
    }
    // Measured of locations only (IOS-REQ-002).
    let measured: [PlatformAPI] = [.startUpdatingLocation, .requestLocation]
    return starts.allSatisfy { measured.contains($0.api) }
      ? "nothing is delivered, not even an error." : "nothing is delivered."
  }

  /// What is lacking where sessions are all that asks.
  private func older(_ starts: [Use], _ first: Use, in subject: Subject) -> [Finding] {
    guard subject.unseen.possible.isDisjoint(with: Self.asking),
      let systems = subject.systems(from: first.since, to: OSVersion.Span.iOS(17...17).last)
    else { return [] }
    return [
      finding(
        "\(first.api.rawValue) is called, but before iOS 18 the app never asks for the permission",
        in: subject, at: first.position, systems: systems,
        consequence:
          "No prompt appears on those releases: sessions, CLLocationUpdate and CLMonitor ask only"
          + " from iOS 18 on. The status stays not determined, and nothing is delivered.",
        fix: Fix(
          "At least on older releases, ask with a CLLocationManager where people use the feature.",
          snippet: "manager.requestWhenInUseAuthorization()"),
        evidence: ["IOS-REQ-001", "IOS-NEW-001"],
        related: starts.dropFirst().prefix(3).map(\.related))
    ]
  }

  /// Whatever asks, or whose name alone may be called by its selector.
  static let asking = askingAnywhere + askingFrom18

  /// What asks on every release that has it.
  private static let askingAnywhere: [PlatformAPI] = .requests + [.locationButton]

  /// What asks from iOS 18 on only.
  private static let askingFrom18: [PlatformAPI] = .implicitSessions + [.serviceSession]
}
