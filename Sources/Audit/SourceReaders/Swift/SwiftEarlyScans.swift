import SwiftSyntax

/// Finds scans for Bluetooth devices that follow the making of their manager, so that they come before
/// its first state, in a file that scans nowhere else.
struct SwiftEarlyScans {
  let source: SwiftSource

  func uses() -> [SwiftUse] {
    let places = source.tokens("scanForPeripherals").compactMap { token in
      token.parent?.as(DeclReferenceExprSyntax.self).map { (token, SwiftMember($0)) }
    }
    guard places.allSatisfy({ isEarly($1) }) else { return [] }
    return places.map { SwiftUse(.earlyScan, .call, at: $0.0) }
  }

  /// Whether a statement before the scan, in the same list, makes the manager.
  private func isEarly(_ scan: SwiftMember) -> Bool {
    guard let call = scan.call, let name = scan.base?.bare.lastName,
      let item = call.parent?.as(CodeBlockItemSyntax.self)
    else { return false }
    return source.tokens("CBCentralManager").contains { token in
      guard let made = making(name, at: token), made.parent == item.parent,
        made.position < item.position
      else { return false }
      return !waits(from: made, to: item)
    }
  }

  /// The statement that gives a name the manager which is made at the name of its class.
  private func making(_ name: String, at token: TokenSyntax) -> CodeBlockItemSyntax? {
    guard
      let call = token.parent?.as(DeclReferenceExprSyntax.self).flatMap({ SwiftMember($0).call })
    else { return nil }
    if let assignee = SwiftMember.assignee(of: Syntax(call)) {
      guard assignee.lastName == name else { return nil }
      return call.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
    }
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return nil }
    return binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
  }

  /// Whether something between two statements of a list may let time pass, or asks for the state.
  private func waits(from first: CodeBlockItemSyntax, to last: CodeBlockItemSyntax) -> Bool {
    guard let list = first.parent?.as(CodeBlockItemListSyntax.self) else { return true }
    return list.contains { item in
      item.position > first.position && item.position < last.position
        && item.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.await) || EarlyScans.delays.contains($0.text)
        }
    }
  }
}
