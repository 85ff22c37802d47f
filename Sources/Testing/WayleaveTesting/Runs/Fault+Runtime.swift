/// What Swift's runtime says, as a fault.
extension Fault {
  /// What a trap means.
  init(trap: String) {
    self =
      trap.contains("resume its continuation more than once")
      ? .resumedTwice(trap.misused) : .crash(trap)
  }

  /// What a report of a continuation that is not resumed means.
  init(leak report: String) { self = .leaked(report.leaking) }
}

extension String {
  /// The function of a trap of Swift's about a continuation.
  fileprivate var misused: String {
    let words = split(separator: ": ", maxSplits: 1).last ?? ""
    return words.split(separator: " tried to").first.map(String.init) ?? self
  }

  /// The function of a report of Swift's about a continuation.
  fileprivate var leaking: String {
    let words = split(separator: ": ", maxSplits: 1).last ?? ""
    return words.split(separator: " leaked its").first.map(String.init) ?? self
  }
}
