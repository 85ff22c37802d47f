/// An attribute of an element, its references resolved.
public struct MarkupAttribute: Hashable, Sendable {
  /// The name as it is written.
  public var name: MarkupName
  /// The value, with references resolved and line ends as spaces.
  public var value: String
  /// Where the name is.
  public var position: MarkupPosition

  /// An attribute of an element.
  public init(name: MarkupName, value: String, position: MarkupPosition) {
    self.name = name
    self.value = value
    self.position = position
  }
}
