import PhoneSimulator

/// The shapes of types that a search has met, each found out once.
///
/// Unchecked: one thread at a time works on a search, and each search has its own.
final class Shapes: @unchecked Sendable {
  private var known: [ObjectIdentifier: Shape] = [:]

  /// The shape of a type; of a class, that of its objects.
  func shape(of type: Any.Type) -> Shape {
    let name = ObjectIdentifier(type)
    if let shape = known[name] { return shape }
    let shape = Shape(of: type)
    known[name] = shape
    return shape
  }
}
