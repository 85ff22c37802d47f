import Foundation

/// An area that can be monitored; in use are its subclasses.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
  /// The app's own name for it.
  open var identifier: String { name }
  /// Whether the app wants to know of entering.
  open var notifyOnEntry = true
  /// Whether the app wants to know of leaving.
  open var notifyOnExit = true

  private let name: String

  /// A region without a name; what a fake begins with.
  public override init() { name = "" }

  init(named name: String) { self.name = name }

  /// Archives may be read securely.
  public class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    self.name = name as String
    notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
    notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "identifier")
    coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
    coder.encode(notifyOnExit, forKey: "notifyOnExit")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions are distinguished by kind and identifier: a second one with the name replaces the
  /// first.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLRegion else { return false }
    return other.identifier == identifier && type(of: other) == type(of: self)
  }

  open override var hash: Int { identifier.hashValue }
}
