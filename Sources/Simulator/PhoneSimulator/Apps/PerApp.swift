/// Something that a phone keeps for some of its apps.
///
/// Apps are numbered in the order of installation, so an array does what a dictionary would, and
/// nothing has to be hashed.
@usableFromInline package struct PerApp<Value: Sendable>: Sendable {
  @usableFromInline var values: [Value?] = []

  /// With nothing for any app.
  @inlinable package init() {}

  /// What is kept for an app, if anything.
  @inlinable package subscript(app: AppID) -> Value? {
    get { values.indices.contains(app.rawValue) ? values[app.rawValue] : nil }
    // In place: with a setter, each addition to a list would copy it.
    _modify {
      var nothing: Value?
      guard app.rawValue >= 0 else {
        yield &nothing
        return
      }
      while values.count <= app.rawValue { values.append(nil) }
      yield &values[app.rawValue]
    }
  }

  /// What is kept, in the order of installation.
  @inlinable package var all: [Value] {
    var kept: [Value] = []
    for value in values {
      if let value { kept.append(value) }
    }
    return kept
  }
}
