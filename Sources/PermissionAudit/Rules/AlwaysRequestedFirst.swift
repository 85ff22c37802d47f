import Findings
import PlatformModel
import SourceReaders

/// Always is asked before When In Use, which spends the only upgrade prompt there is.
struct AlwaysRequestedFirst: Rule {
  let metadata = RuleMetadata(
    "always-requested-first", code: "W020", category: .asking, severity: .warning,
    summary: "Always is asked from not determined, which spends the only upgrade prompt.",
    facts: ["IOS-REQ-006", "IOS-REQ-007"])

  var page: [UInt8] { PackageResources.always_requested_first_md }

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, subject.systems(from: .iOS(11)) != nil else { return [] }
    let requests = subject.uses(of: .requestAlwaysAuthorization).filter {
      $0.call != nil && $0.isExercised && $0.runs(on: .iOS(11))
    }
    var first = requests.filter(\.asksFromNotDetermined)
    if first.isEmpty, let request = fallback(requests, subject) { first = [request] }
    return first.map { request in
      finding(
        "requestAlwaysAuthorization is called before requestWhenInUseAuthorization",
        in: subject, at: request.position,
        systems: subject.systems(from: .iOS(11), running: [request]),
        consequence: consequence(in: subject),
        fix: Fix(
          "Ask for When In Use first, and for Always once that is granted and a feature needs it.",
          snippet: request.position.file.hasSuffix(".swift")
            ? "\(request.receiver).requestWhenInUseAuthorization()"
            : "[\(request.receiver) requestWhenInUseAuthorization];"))
    }
  }

  /// What comes of it on the releases that the target runs on.
  private func consequence(in subject: Subject) -> String {
    let final = OSVersion.Span.iOS(11...12)
    guard let systems = subject.systems(from: final.first, to: final.last) else {
      return "Always stays provisional until a prompt that iOS shows at a moment of its own."
    }
    return "On \(systems) who chooses While Using is never asked for Always again. Later releases"
      + " leave Always provisional until a prompt that iOS shows at a moment of its own."
  }

  /// Where nothing in the process asks for When In Use, the first request is the one for Always.
  private func fallback(_ requests: [Use], _ subject: Subject) -> Use? {
    let asking: [PlatformAPI] =
      [.requestWhenInUseAuthorization, .serviceSession, .locationButton] + .implicitSessions
    guard !subject.mayUse(asking) else { return nil }
    return requests.first { $0.call?.statusContext?.contains("notDetermined") ?? true }
  }
}
