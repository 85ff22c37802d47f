import PhoneSimulator

/// The shapes of types that a search has met, each found out once.
///
/// Unchecked: one thread at a time works on a search, and each search has its own.
final class Shapes: @unchecked Sendable {
  private var known: [ObjectIdentifier: Shape] = [:]
  private var references: [Shape.Reference] = []

  /// Types may hold one another, and so do the shapes of them: with the search they let go.
  deinit { for reference in references { reference.forget() } }

  /// Keeps a reference that knows its shape from now on.
  func keep(_ reference: Shape.Reference) { references.append(reference) }

  /// The shape of a type; of a class, that of its objects.
  func shape(of type: Any.Type) -> Shape {
    let name = ObjectIdentifier(type)
    if let shape = known[name] { return shape }
    let shape = Shape(of: type)
    known[name] = shape
    return shape
  }
}
