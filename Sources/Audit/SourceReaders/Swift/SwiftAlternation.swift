import SwiftSyntax

/// Tells whether code stops the other of updates and significant changes before it starts one.
struct SwiftAlternation {
  private let source: SwiftSource
  private let other: (start: String, stop: String)
  /// The functions of the file that start the other service.
  private let starters: Set<String>
  /// The functions of the file that stop it, and do not start it.
  private let stoppers: Set<String>

  /// Nil for an API that starts neither, and where the file stops nothing.
  init?(_ source: SwiftSource, startedBy api: PlatformAPI) {
    guard let other = AlternatingServices.other(than: api), source.mentions(other.stop) else {
      return nil
    }
    self.source = source
    self.other = other
    starters = Self.functions(around: other.start, in: source)
    stoppers = Self.functions(around: other.stop, in: source).subtracting(starters)
  }

  private static func functions(around name: String, in source: SwiftSource) -> Set<String> {
    Set(source.tokens(name).compactMap { SwiftEnclosure(of: $0).function?.name.text })
  }

  /// Whether the last that happens to the other service before a node is its stop, in the function
  /// around the node or, where that does nothing to it, in all that the file shows to call it.
  func isStopped(before node: Syntax) -> Bool { isStopped(before: node, depth: 0) }

  /// How many calls are followed from one function to the next.
  private static let mostDepth = 3
  /// The most calls of a function that are looked at.
  private static let mostCalls = 32

  private static func isOwnCall(_ token: TokenSyntax) -> Bool {
    token.parent?.as(DeclReferenceExprSyntax.self).map(SwiftMember.init)?.isOwnCall == true
  }

  private func isStopped(before node: Syntax, depth: Int) -> Bool {
    guard let function = SwiftEnclosure(of: node).function, let body = function.body else {
      return false
    }
    var isStopped: Bool?
    for token in body.tokens(viewMode: .sourceAccurate) where token.position < node.position {
      if token.text == other.stop || stoppers.contains(token.text) && Self.isOwnCall(token) {
        isStopped = true
      } else if token.text == other.start || starters.contains(token.text) && Self.isOwnCall(token)
      {
        isStopped = false
      }
    }
    if let isStopped { return isStopped }
    guard depth < Self.mostDepth else { return false }
    let calls = source.tokens(function.name.text).filter { token in
      !token.isWithin(function)
        && token.parent?.as(DeclReferenceExprSyntax.self).map(SwiftMember.init)?.call != nil
    }
    return (1...Self.mostCalls).contains(calls.count)
      && calls.allSatisfy { self.isStopped(before: Syntax($0), depth: depth + 1) }
  }
}
