import SwiftSyntax

/// What a file of Swift shows of the end of what it monitors.
struct SwiftMonitoringStops {
  /// Whether monitoring ends where the app or a screen goes away.
  private(set) var areOffScreen = false
  /// The functions that end it.
  private(set) var functions: Set<String> = []

  init(_ source: SwiftSource, _ background: SwiftBackground) {
    guard MonitoringStops.areLookedFor(in: source.bytes) else { return }
    for token in MonitoringStops.methods.flatMap(source.tokens) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        SwiftMember(reference).call != nil
      else { continue }
      if Self.isOffScreen(token) || background.isSurelyInBackground(token) {
        areOffScreen = true
      } else if let function = SwiftEnclosure(of: token).function {
        functions.insert(function.name.text)
      }
    }
  }

  private static func isOffScreen(_ token: TokenSyntax) -> Bool {
    token.ancestors.contains { ancestor in
      switch ancestor.as(SyntaxEnum.self) {
      case .deinitializerDecl: true
      case .functionDecl(let function): MonitoringStops.moments.contains(function.name.text)
      case .closureExpr(let closure):
        closure.taker?.calledExpression.lastName == "onDisappear"
      default: false
      }
    }
  }
}
