import Foundation

/// Somebody at the other end.
open class CBPeer: NSObject, NSCopying {
  /// The phone's own name for it.
  open var identifier: UUID { storedIdentifier }
  private let storedIdentifier: UUID

  init(identifier: UUID) { storedIdentifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
