extension SourceReading {
  /// A delegate that a file gives to an object which another file declares, perhaps to a location
  /// manager: `tracker.manager.delegate = self`.
  public struct GivenDelegate: Hashable, Sendable {
    /// The name of the object: "manager".
    public var name: String
    /// The last name of the type around the assignment.
    public var type: String?
    /// Whether the object is the type's own: `manager`, `self.manager`.
    public var isOwn: Bool
    /// Whether the delegate is the object of the type.
    public var isSelf: Bool
  }
}
