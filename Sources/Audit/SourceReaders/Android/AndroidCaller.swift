import AppArtifacts

/// The class and method of compiled code that make a call.
public struct AndroidCaller: Hashable, Sendable {
  /// The class, with dots, such as "com.example.Tracker$1".
  public var type: String
  /// The method; nil if only the class is known.
  public var method: String?
  /// The file of the package that holds it.
  public var file: String
  /// The library that has the class; nil if no table knows it.
  public var library: CodeLibrary?
  /// Whether the code around the call catches a SecurityException.
  public var isCaught: Bool
  /// Whether the method reads the API level of the phone.
  public var readsLevel: Bool
  /// The permissions that the outermost class names.
  public var permissions: Set<String>
  /// Whether the outermost class asks what is granted.
  public var checks: Bool
  /// Whether the library is known by a text of the method, whatever the class is called.
  public var isMarked = false

  /// The class around it all: "com.example.Tracker" of "com.example.Tracker$1".
  public var outermost: String { type.outermostClass }

  /// "com.example.Tracker.start".
  public var name: String {
    guard let method, !method.hasPrefix("<") else { return type }
    return "\(type).\(method)"
  }
}

extension String {
  /// The name of a class without those inside it.
  var outermostClass: String { String(prefix { $0 != "$" }) }
}
