extension Dictionary {
  /// The first value of each key.
  ///
  /// `init(_:uniquingKeysWith:)` takes a closure that may throw any error, which Embedded Swift lacks.
  package init(first pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
