/// The authorization statuses under which Objective-C code runs, as far as conditions show.
struct ObjectiveCStatusContext {
  private let source: ObjectiveCSource

  init(_ source: ObjectiveCSource) { self.source = source }

  /// The names in the order of their raw values; nil when unknown.
  func names(_ blocks: ObjectiveCBlocks) -> [String]? {
    var statuses = AuthorizationNames.all
    for condition in blocks.conditions {
      guard let test = test(condition.tokens, depth: 0) else { continue }
      statuses.formIntersection(condition.isTrue ? test.statuses : test.otherwise)
    }
    for choice in blocks.cases where isStatus(choice.subject) {
      statuses.formIntersection(allowed(choice.labels, others: choice.others))
    }
    return statuses.names
  }

  private func allowed(_ labels: [[Int]], others: [Int]) -> AuthorizationNames {
    guard !labels.isEmpty else { return .all }
    return labels.reduce(into: []) { statuses, label in
      if let name = label.first {
        statuses.formUnion(AuthorizationNames.spelled(source.text(name)) ?? .all)
      } else {
        let told = others.compactMap { AuthorizationNames.spelled(source.text($0)) }
        statuses.formUnion(told.reduce(into: AuthorizationNames()) { $0.formUnion($1) }.complement)
      }
    }
  }

  private func test(_ range: Range<Int>, depth: Int) -> AuthorizationTest? {
    guard depth <= 16 else { return nil }
    let inner = source.unbracketed(range)
    let alternatives = source.split(inner, at: "||")
    if alternatives.count > 1 { return .any(alternatives.map { test($0, depth: depth + 1) }) }
    let parts = source.split(inner, at: "&&")
    if parts.count > 1 { return .all(parts.map { test($0, depth: depth + 1) }) }
    if source.isToken(inner.lowerBound, "!") {
      return test(inner.dropFirst(), depth: depth + 1)?.negated
    }
    for (infix, isEqual) in [("==" as StaticString, true), ("!=", false)] {
      let sides = source.split(inner, at: infix)
      guard sides.count == 2 else { continue }
      let told =
        isStatus(sides[0])
        ? exactly(sides[1]) : isStatus(sides[1]) ? exactly(sides[0]) : nil
      return isEqual ? told : told?.negated
    }
    return nil
  }

  private func exactly(_ range: Range<Int>) -> AuthorizationTest? {
    guard range.count == 1 else { return nil }
    return AuthorizationNames.spelled(source.text(range.lowerBound)).map {
      AuthorizationTest(statuses: $0, isExact: true)
    }
  }

  /// Whether a range reads a status: its last name says so.
  private func isStatus(_ range: Range<Int>) -> Bool {
    guard let last = range.last(where: { source.isIdentifier($0) }) else { return false }
    let name = source.text(last).lowercased()
    return name.hasSuffix("status") || name.hasSuffix("authorization")
  }
}
