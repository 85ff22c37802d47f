extension SourceReading {
  /// What a file of Swift shows of a type whose members may be in several files.
  public struct TypePart: Hashable, Sendable {
    /// Whether the file declares the type, and does not only extend it.
    public var isDeclaration = false
    /// Whether it may have the delegate's methods from an ancestor, as far as the file shows.
    public var mayInherit = true
    /// Whether the file makes it a delegate of location managers.
    public var isDelegate = false
    /// Whether it adopts a delegate protocol of the app for locations beside, which may declare
    /// methods like those of the platform.
    public var hasOwnProtocol = false
    /// The location managers that it keeps in properties, with the delegate that the file gives each.
    public var managers: [String: PlatformCall.Surroundings.Delegate] = [:]
    /// Its methods whose first parameter is a location manager without a label:
    /// "locationManager(_:didVisit:)".
    public var methods: Set<String> = []
    /// What it calls that is named like most of these methods.
    public var calls: Set<String> = []
    /// Whether it has a method for the events of regions or beacons.
    public var takesEvents = false
    /// Whether the file shows another way to the locations than the delegate's method for them.
    public var isReadElsewhere = false
    /// Whether the file shows a map that marks the person's place.
    public var isShownOnMap = false
  }
}
