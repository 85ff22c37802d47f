extension InfoPlistKey {
  /// What is known about a key: one row of the catalog.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: InfoPlistKey
    /// The type that its value must have.
    public let type: ValueType
    /// The releases of iOS that read it, or nil if none of the model does.
    public let versions: OSVersion.Span?
    /// What it is for, in one sentence.
    public let purpose: String
    /// The name under which Xcode lists it, where known.
    public let label: String?
    /// The facts behind it.
    public let facts: [FactID]

    init(
      _ key: InfoPlistKey, _ type: ValueType, _ versions: OSVersion.Span?, _ label: String?,
      _ facts: [FactID], _ purpose: String
    ) {
      self.key = key
      self.type = type
      self.versions = versions
      self.purpose = purpose
      self.label = label
      self.facts = facts
    }

    /// Whether its value is a sentence that people read in a prompt.
    public var isPurposeString: Bool { key.rawValue.hasSuffix("UsageDescription") }
  }

  /// The row of the catalog, or nil for a key that is not in it.
  public var entry: Entry? { Self.catalogue.first { $0.key == self } }
}
