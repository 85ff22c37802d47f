/// The app that tables and searches are about where none was named.
enum MadeUpApp {
  /// The line that says so, for people.
  static func remark(command: String, isAndroid: Bool = false) -> String {
    let declares = isAndroid ? "the permissions that the table names" : "every purpose string"
    let way = isAndroid ? "" : " `wayleave \(command) PATH` shows yours."
    return "This is about a made-up app that declares \(declares), not about yours.\(way)"
  }

  /// The same line for a search of Android, which can be of an app of the person's too.
  static let remarkOfAndroidSearch =
    "This is about a made-up app for Android, not about yours. `wayleave explore PATH` shows yours."
}
