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
    set {
      guard app.rawValue >= 0 else { return }
      while values.count <= app.rawValue { values.append(nil) }
      values[app.rawValue] = newValue
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

extension PerApp {
  /// Adds something to the list of an app, in place: the subscript would copy the list.
  mutating func append<Element>(_ element: Element, for app: AppID) where Value == [Element] {
    let isKept = values.indices.contains(app.rawValue)
    if isKept, values[app.rawValue]?.append(element) != nil { return }
    self[app] = [element]
  }
}
