/// The opening of an element.
public struct MarkupElement: Hashable, Sendable {
  /// The name as it is written.
  public var name: MarkupName
  /// The attributes, in the order of the document.
  public var attributes: [MarkupAttribute]

  /// The opening of an element.
  public init(_ name: MarkupName, attributes: [MarkupAttribute] = []) {
    self.name = name
    self.attributes = attributes
  }

  /// The value of the attribute with a name, prefix included; nil without one.
  public subscript(name: String) -> String? {
    attributes.first { $0.name.text == name }?.value
  }
}
