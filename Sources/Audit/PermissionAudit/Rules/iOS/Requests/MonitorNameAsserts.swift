import Findings
import PlatformModel
import SourceReaders

/// A CLMonitor is opened under a name that Core Location does not take.
struct MonitorNameAsserts: Rule {
  let metadata = RuleMetadata(
    "monitor-name-asserts", code: "W034", category: .asking, severity: .error,
    summary:
      "The name of a CLMonitor contains something other than letters, digits and underscores.",
    facts: ["IOS-NEW-013"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, let systems = subject.systems(from: .iOS(17)) else { return [] }
    return subject.uses(of: .monitor).compactMap { use in
      guard case .text(let name) = use.argument, let culprit = name.first(where: isRefused) else {
        return nil
      }
      return finding(
        "the monitor's name \"\(name)\" holds \"\(culprit)\"", in: subject, at: use.position,
        systems: systems,
        consequence: "The app is stopped by an assertion when the monitor is opened.",
        fix: Fix("Use only letters and digits in the name.", snippet: plain(name)))
    }
  }

  /// The underscore is ignored: published code uses it, and no report speaks of it.
  private func isRefused(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "_"
  }

  private func plain(_ name: String) -> String? {
    let plain = String(name.filter { $0.isLetter || $0.isNumber })
    return plain.isEmpty ? nil : "await CLMonitor(\"\(plain)\")"
  }
}
