import SwiftSyntax

/// Finds the addresses with `http://` to which code of one file sends a request.
///
/// Followed are an address through `URL(string:)`, a constant and a sum of texts to what loads it.
/// An address that is opened, shown or compared is no request of the app.
struct SwiftCleartextRequests {
  let source: SwiftSource

  /// One use for each literal that is requested.
  func uses() -> [SwiftUse] {
    guard CleartextAddress.mayBeRequested(in: source.bytes) else { return [] }
    return ByteSearch.offsets(of: "\"http://", in: source.bytes).compactMap { offset in
      guard let token = source.token(at: offset + 1),
        case .stringSegment(let text) = token.tokenKind,
        let literal = token.ancestors.lazy.compactMap({ $0.as(StringLiteralExprSyntax.self) })
          .first,
        let host = CleartextAddress.publicHost(of: hostText(text, in: literal)),
        isRequested(ExprSyntax(literal), depth: 0)
      else { return nil }
      return SwiftUse(.cleartextRequest, .call, .text(host), at: token)
    }
  }

  /// The first segment; a host that an interpolation ends is not known.
  private func hostText(_ text: String, in literal: StringLiteralExprSyntax) -> String {
    let isWhole = literal.segments.count == 1
    let rest = text.dropFirst("http://".count)
    return isWhole || rest.contains("/") || rest.contains("?") ? text : ""
  }

  private func isRequested(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let node = Self.outermost(expression)
    guard let parent = node.parent else { return false }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return isRequested(argument, of: call, depth: depth)
    }
    // `"\(base)?q=\(place)"` goes where its beginning goes.
    if let segment = parent.parent?.parent?.as(ExpressionSegmentSyntax.self),
      let literal = segment.parent?.parent?.as(StringLiteralExprSyntax.self),
      let first = literal.segments.first(where: { !$0.description.isEmpty }),
      Syntax(first) == Syntax(segment)
    {
      return isRequested(ExprSyntax(literal), depth: depth + 1)
    }
    if let binding = parent.as(InitializerClauseSyntax.self)?.parent {
      return name(of: binding).map { isUsed($0, from: binding, depth: depth) } ?? false
    }
    return false
  }

  private func isRequested(
    _ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, depth: Int
  ) -> Bool {
    guard let called = call.calledExpression.lastName else { return false }
    let label = argument.label?.text
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.lastName
    switch (called, label) {
    case ("URL", "string"), ("NSURL", "string"), ("URLComponents", "string"):
      return isRequested(ExprSyntax(call), depth: depth + 1)
    case ("URLRequest", "url"), ("NSURLRequest", "url"), ("NSMutableURLRequest", "url"),
      ("AsyncImage", "url"), ("AVPlayer", "url"), ("AVPlayerItem", "url"), ("AVURLAsset", "url"),
      ("Data", "contentsOf"), ("String", "contentsOf"), ("NSData", "contentsOf"),
      ("dataTask", "with"), ("downloadTask", "with"), ("uploadTask", "with"),
      ("webSocketTask", "with"), ("dataTaskPublisher", "for"), ("data", "from"),
      ("download", "from"), ("bytes", "from"):
      return true
    case ("request", nil), ("download", nil), ("upload", nil):
      return base == "AF" || base == "Alamofire"
    default:
      guard let parameter = parameter(of: called, label: label) else { return false }
      return isUsed(
        parameter.secondName ?? parameter.firstName, from: Syntax(parameter), depth: depth)
    }
  }

  /// The parameter of the only function of a name that this file declares.
  private func parameter(of name: String, label: String?) -> FunctionParameterSyntax? {
    let functions = source.tokens(name).compactMap { token in
      token.parent?.as(FunctionDeclSyntax.self).flatMap { $0.name == token ? $0 : nil }
    }
    guard functions.count == 1, let function = functions.first else { return nil }
    return function.signature.parameterClause.parameters.first {
      $0.firstName.text == label ?? "_"
    }
  }

  /// The expression with what leaves the address as it is: `!`, `?`, `try`, brackets, a sum of texts.
  private static func outermost(_ expression: ExprSyntax) -> Syntax {
    var node = Syntax(expression)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr: node = parent
      case .labeledExpr where parent.parent?.parent?.is(TupleExprSyntax.self) == true:
        node = parent.parent?.parent ?? parent
      case .exprList(let list):
        guard let sequence = list.parent, list.allSatisfy(isSummand) else { return node }
        node = sequence
      default: return node
      }
    }
    return node
  }

  /// Whether a part of an unfolded sequence keeps what comes first an address.
  private static func isSummand(_ part: ExprSyntax) -> Bool {
    part.as(BinaryOperatorExprSyntax.self).map { ["+", "??"].contains($0.operator.text) } ?? true
      && !part.is(AssignmentExprSyntax.self)
  }

  private func name(of binding: Syntax) -> TokenSyntax? {
    let pattern =
      binding.as(PatternBindingSyntax.self)?.pattern
      ?? binding.as(OptionalBindingConditionSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// Whether a constant is requested: a local one in its own function, a member anywhere in the file.
  private func isUsed(_ name: TokenSyntax, from binding: Syntax, depth: Int) -> Bool {
    let scope = binding.ancestors.lazy.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
        || $0.is(AccessorBlockSyntax.self) || $0.is(MemberBlockSyntax.self)
    }
    return source.tokens(name.text).contains { token in
      guard token != name, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        scope.map({ token.isWithin($0) }) ?? true
      else { return false }
      return isRequested(SwiftMember(reference).expression, depth: depth + 1)
    }
  }
}
