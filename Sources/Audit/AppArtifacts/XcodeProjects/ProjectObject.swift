import Findings

/// An object of a project file: its id, its class and its attributes.
struct ProjectObject {
  let id: String
  let value: CompactPropertyList.Value

  /// The class, such as "PBXNativeTarget"; "" where the object names none.
  var isa: String { self["isa"] ?? "" }

  /// The text of an attribute.
  subscript(attribute: String) -> String? { value[attribute]?.string }

  /// The texts of an attribute that is a list.
  func list(_ attribute: String) -> [String] {
    value[attribute]?.elements.compactMap(\.string) ?? []
  }

  /// Whether the object is of a class.
  func isA(_ name: String) -> Bool { value["isa"]?.isString(name) == true }
}
