import Findings
import PlatformModel
import SourceReaders

/// Always is asked before When In Use, which spends the only upgrade prompt there is.
struct AlwaysRequestedFirst: Rule {
  let metadata = RuleMetadata(
    "always-requested-first", code: "W020", category: .asking, severity: .warning,
    summary: "Always is requested first, which uses up the only upgrade prompt.",
    facts: ["IOS-REQ-006", "IOS-REQ-007"])

  func findings(in subject: Subject) -> [Finding] {
    first(in: subject).map { finding(on: $0, in: subject) }
  }

  /// The requests for Always that come before any other.
  func first(in subject: Subject) -> [Use] {
    guard subject.bundle == .app, subject.systems(from: .iOS(11)) != nil else { return [] }
    let requests = subject.uses(of: .requestAlwaysAuthorization).filter {
      $0.call != nil && $0.isExercised && $0.runs(from: .iOS(11))
    }
    var first = asksAtLaunch(subject) ? [] : requests.filter(\.asksFromNotDetermined)
    if first.isEmpty, let request = fallback(requests, subject) { first = [request] }
    return first
  }

  private func finding(on request: Use, in subject: Subject) -> Finding {
    finding(
      message(on: request, in: subject), in: subject, at: request.position,
      systems: subject.systems(from: .iOS(11), running: [request]),
      consequence: consequence(of: request, in: subject),
      fix: Fix(
        "Ask for When In Use first, and for Always once that is granted and a feature needs it.",
        snippet: request.position.file.hasSuffix(".swift")
          ? "\(request.receiver).requestWhenInUseAuthorization()"
          : "[\(request.receiver) requestWhenInUseAuthorization];",
        edits: request.call?.form == .call
          ? subject.edits(.askWhenInUseFirst, at: request.position, .unsafe) : []))
  }

  /// Without a status around the call, code that is out of sight may have asked for When In Use before
  /// it.
  private func message(on request: Use, in subject: Subject) -> String {
    if subject.uses(of: .requestWhenInUseAuthorization).contains(where: \.isExercised) {
      return "requestAlwaysAuthorization is called before requestWhenInUseAuthorization"
    }
    return subject.unseen.possible.isDisjoint(with: Self.asking)
      ? "requestAlwaysAuthorization is called, but nothing asks for When In Use first"
      : "requestAlwaysAuthorization is called, but nothing in the code that was checked asks for"
        + " When In Use first"
  }

  /// What opens the consequence without both strings: the call does nothing, so it spends nothing
  /// yet (IOS-KEY-003).
  private func hindrance(in subject: Subject) -> String? {
    subject.carries(.whenInUse) && subject.carries(.alwaysAndWhenInUse)
      ? nil
      : "At least one purpose string is missing, so the call has no effect yet. Once all are there, "
  }

  /// The consequence on the releases that run the request.
  private func consequence(of request: Use, in subject: Subject) -> String {
    let final = OSVersion.Span.iOS(11...12)
    let releases = OSVersion.allIOS.filter {
      final.first <= $0 && $0 <= final.last && request.runs(on: $0)
    }
    let hindrance = hindrance(in: subject)
    guard let systems = subject.systems(of: releases) else {
      return (hindrance ?? "")
        + "Always is only provisional until iOS shows a second prompt, at a time that iOS chooses."
    }
    return (hindrance.map { $0 + "on" } ?? "On")
      + " \(systems), a person who chooses While Using is never asked for Always again. Later releases"
      + " leave Always provisional until iOS shows a second prompt, at a time that iOS chooses."
  }

  /// Whether every launch asks for When In Use before anything else can: who gets to a branch for
  /// not determined has that prompt on screen.
  private func asksAtLaunch(_ subject: Subject) -> Bool {
    subject.uses(of: .requestWhenInUseAuthorization).contains { use in
      use.isExercised && use.surroundings.isAtLaunch && use.surroundings.manager != .lost
        && OSVersion.allIOS.allSatisfy {
          $0 < subject.deploymentTarget ?? .oldestIOS || use.runs(on: $0)
        }
        && use.call?.statusContext?.contains("notDetermined") ?? true
    }
  }

  /// Where nothing in the process asks for When In Use, the first request is the one for Always.
  private func fallback(_ requests: [Use], _ subject: Subject) -> Use? {
    let possible = requests.filter { $0.call?.statusContext?.contains("notDetermined") ?? true }
    guard subject.mayItselfAsk(by: Self.asking) else { return possible.first }
    let others = Self.asking.filter { $0 != .requestWhenInUseAuthorization }
    guard !subject.mayItselfAsk(by: others), subject.unseen.hinted.isDisjoint(with: Self.asking)
    else { return nil }
    return possible.first { isMadeAsking($0, subject) } ?? firstFollowed(possible, subject)
  }

  /// Whether the only manager asks for Always where it is made, and for the other only elsewhere in
  /// the same file: who has the manager to ask with has asked for Always before.
  private func isMadeAsking(_ request: Use, _ subject: Subject) -> Bool {
    let managers = subject.uses(of: .locationManager).filter(\.isExercised)
    guard managers.count == 1, let manager = managers.first, isBeside(manager, request) else {
      return false
    }
    return subject.uses(of: .requestWhenInUseAuthorization).allSatisfy { other in
      other.position.file == request.position.file && !isBeside(other, request)
    }
  }

  /// The first request that is followed by one for When In Use, if each of those comes right after
  /// one for Always, whose prompt is then still on screen.
  private func firstFollowed(_ requests: [Use], _ subject: Subject) -> Use? {
    let followed = requests.filter(\.surroundings.isBeforeWhenInUse)
    let others = subject.uses(of: .requestWhenInUseAuthorization)
    return others.allSatisfy { other in
      followed.contains { isBeside(other, $0) && $0.position < other.position }
    } ? followed.first : nil
  }

  /// Whether two uses are in the same function or property.
  private func isBeside(_ use: Use, _ other: Use) -> Bool {
    use.position.file == other.position.file && use.call?.enclosing == other.call?.enclosing
      && use.call?.enclosing?.contains(".") == true
  }

  /// Whatever asks for When In Use.
  private static let asking: [PlatformAPI] =
    [.requestWhenInUseAuthorization, .serviceSession, .locationButton] + .implicitSessions
}
