import PhoneSimulator

/// The shapes of types that a search has met, each found out once.
///
/// Unchecked: one thread at a time works on a search, and each search has its own.
final class TypeLayouts: @unchecked Sendable {
  private var known: [ObjectIdentifier: TypeLayout] = [:]
  private var references: [TypeLayout.Reference] = []

  /// Types may hold one another, and so do their layouts: they are released with the search.
  deinit { for reference in references { reference.forget() } }

  /// Keeps a reference that knows its shape from now on.
  func keep(_ reference: TypeLayout.Reference) { references.append(reference) }

  /// The shape of a type; of a class, that of its objects.
  func layout(of type: Any.Type) -> TypeLayout {
    let name = ObjectIdentifier(type)
    if let layout = known[name] { return layout }
    let layout = TypeLayout(of: type)
    known[name] = layout
    return layout
  }
}
