import Foundation

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding {
  /// The floor, 0 at the ground.
  open var level: Int { storedLevel }
  private let storedLevel: Int

  /// The ground; what a fake begins with.
  public override init() { storedLevel = 0 }

  /// A floor; Apple makes floors itself, and a fake needs one.
  init(level: Int) { storedLevel = level }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) { storedLevel = coder.decodeInteger(forKey: "level") }

  open func encode(with coder: NSCoder) { coder.encode(storedLevel, forKey: "level") }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLFloor)?.level == level }

  open override var hash: Int { level }
}

/// Where a location comes from, iOS 15+.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {
  /// Whether software made it up.
  open var isSimulatedBySoftware: Bool { storedSoftware }
  /// Whether an accessory found it.
  open var isProducedByAccessory: Bool { storedAccessory }
  private let storedSoftware: Bool
  private let storedAccessory: Bool

  /// A source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    storedSoftware = isSoftware
    storedAccessory = isAccessory
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    storedSoftware = coder.decodeBool(forKey: "software")
    storedAccessory = coder.decodeBool(forKey: "accessory")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(storedSoftware, forKey: "software")
    coder.encode(storedAccessory, forKey: "accessory")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
