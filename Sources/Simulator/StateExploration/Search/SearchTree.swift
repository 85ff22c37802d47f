/// Places in the order in which a breadth-first search reaches them, each once, with the path to
/// each.
///
/// ``StateSearch`` looks at millions of states that fit in two words, and has a ``Frontier``
/// instead.
/// Inlinable and usable from inlined code, because otherwise other modules run it unspecialized, which is several times
/// slower.
@usableFromInline package struct SearchTree<Place: Hashable, Step> {
  @usableFromInline struct Node {
    @usableFromInline var place: Place
    @usableFromInline var parent: Int
    /// The step from the parent; nil at the start.
    @usableFromInline var step: Step?
    @usableFromInline var length: Int

    @inlinable init(_ place: Place, parent: Int, step: Step?, length: Int) {
      self.place = place
      self.parent = parent
      self.step = step
      self.length = length
    }
  }

  @usableFromInline var nodes: [Node]
  @usableFromInline var known: Set<Place>

  /// A tree that has the start only.
  @inlinable package init(from start: Place) {
    nodes = [Node(start, parent: 0, step: nil, length: 0)]
    known = [start]
  }

  /// How many places it has.
  @inlinable package var count: Int { nodes.count }

  /// A place by its number; the start is number 0.
  @inlinable package subscript(number: Int) -> Place { nodes[number].place }

  /// Takes in a place to which a step leads; returns its number, or nil if it is known.
  @inlinable @discardableResult
  package mutating func add(_ place: Place, from parent: Int, by step: Step) -> Int? {
    guard known.insert(place).inserted else { return nil }
    nodes.append(Node(place, parent: parent, step: step, length: nodes[parent].length + 1))
    return nodes.count - 1
  }

  /// How many steps lead to a place.
  @inlinable package func length(to number: Int) -> Int { nodes[number].length }

  /// The places on the way to one, from the start on, and that place itself.
  @inlinable package func places(to number: Int) -> [Place] { path(to: number).map(\.place) }

  /// The steps on the way to a place.
  @inlinable package func steps(to number: Int) -> [Step] { path(to: number).compactMap(\.step) }

  @inlinable func path(to number: Int) -> [Node] {
    var path = [nodes[number]]
    var number = number
    while number != 0 {
      number = nodes[number].parent
      path.append(nodes[number])
    }
    return path.reversed()
  }
}
