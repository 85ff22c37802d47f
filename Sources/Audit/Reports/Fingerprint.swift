import Findings

/// A short name for a finding that survives edits elsewhere in its file.
enum Fingerprint {
  /// Rule, names of targets, file and message, hashed; lines are left out, because they move.
  static func of(_ merged: MergedFinding) -> String {
    let finding = merged.finding
    let names = merged.targets.map(\.name).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let parts = [finding.rule.rawValue, finding.position.file, finding.message] + names
    return hexadecimal(hash(parts.joined(separator: "\u{0}")))
  }

  /// FNV-1a of 64 bits: small, stable, and no secret is kept by it.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  /// The fingerprints of findings, in order; equal ones are numbered from 1.
  static func all(_ findings: [MergedFinding]) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let print = of(finding)
      seen[print, default: 0] += 1
      return "\(print):\(seen[print] ?? 1)"
    }
  }
}
