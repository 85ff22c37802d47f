/// The revisions of the Model Context Protocol that are spoken, each by its date.
enum ProtocolVersion {
  /// The revision in which each request says its version itself.
  static let modern = "2026-07-28"
  /// The revisions that begin with `initialize`, the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// All of them, the newest first.
  static var all: [String] { [modern] + withHandshake }

  /// What `initialize` agrees on: the version that the client asks for, or the newest with a handshake.
  static func agreed(on requested: String?) -> String {
    withHandshake.first { $0 == requested } ?? withHandshake[0]
  }
}
