/// What the tool is called, and which version of it this is.
enum Tool {
  /// The name, which is before those of the commands.
  static let name = "wayleave"

  /// The version, as the changelog names it.
  static let version = "0.1.0"

  /// Where the repository is published, for links in SARIF; nil because it is not published yet.
  static let address: String? = nil
}
