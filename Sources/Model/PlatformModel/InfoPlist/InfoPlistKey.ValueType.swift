extension InfoPlistKey {
  /// The type that a key's value must have; another one is not read.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    case string
    case boolean
    case arrayOfStrings
    case dictionaryOfStrings
    /// A dictionary whose values have types of their own.
    case dictionary
  }
}
