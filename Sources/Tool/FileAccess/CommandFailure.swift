/// A reason why a command could not do its work: one line with the way out.
package struct CommandFailure: Error, Hashable {
  /// What is wrong, naming the file or the name, and what to do.
  package var message: String

  /// A reason to stop.
  package init(_ message: String) { self.message = message }

  /// There is nothing whose permissions iOS would ask for.
  package static func noApp(in path: String) -> CommandFailure {
    CommandFailure(
      "no app for iOS with a readable Info.plist in \(path); `wayleave check` says why")
  }

  /// There is nothing whose permissions Android would ask for.
  package static func noAndroidApp(in path: String) -> CommandFailure {
    CommandFailure("no Android app in \(path); `wayleave check` says why")
  }
}
