/// How an app's process came to a bad end: what a crash report would say.
public struct AppCrash: Error, Hashable, Sendable {
  /// The exception, such as NSInternalInconsistencyException; or what else ended the process.
  public var name: String
  /// The reason that it gives, letter by letter.
  public var reason: String

  /// A bad end with its reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension AppCrash: CustomStringConvertible {
  /// The line of a crash report.
  public var description: String { "\(name): \(reason)" }
}
