import Findings

extension Finding {
  /// The builds that a finding is about, by their configurations: "Release builds only"; nil if it
  /// is about all of them.
  static func builds(_ configurations: [String]) -> String? {
    configurations.isEmpty ? nil : configurations.joined(separator: ", ") + " builds only"
  }
}
