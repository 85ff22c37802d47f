import SwiftSyntax

/// Finds misspelled methods of a location manager's delegate.
struct SwiftMisnamedCallbacks {
  let source: SwiftSource

  /// One use for each method, with the name that it is meant to have; also of types that another file
  /// may make delegates.
  func uses() -> [SwiftUse] {
    types.sorted().flatMap { type in
      let members = members(of: type)
      let names = Set(members.compactMap(Self.name))
      return members.compactMap { use(of: $0, beside: names) }
    }
  }

  /// The types in this file with methods that take a location manager, by last name, except those with
  /// another delegate protocol for locations, which may declare the method.
  private var types: Set<String> {
    let own = source.adopters(of: "CLLocationManagerDelegate").filter { _, others in
      Self.holdsOwnProtocol(others)
    }
    return Set(
      Self.methods(in: source).compactMap { SwiftEnclosure(of: $0.name).typeName?.lastName }
    ).subtracting(own.map(\.type))
  }

  /// Whether a type adopts a delegate protocol for locations that is not the platform's.
  static func holdsOwnProtocol(_ adopted: InheritedTypeListSyntax) -> Bool {
    adopted.contains { isOwnProtocol($0.type.trimmedDescription.lastName) }
  }

  private static func isOwnProtocol(_ name: String) -> Bool {
    name != "CLLocationManagerDelegate" && name.hasSuffix("Delegate") && name.contains("ocation")
  }

  /// The functions of a file whose first parameter is a location manager.
  static func methods(in source: SwiftSource) -> [FunctionDeclSyntax] {
    source.tokens("CLLocationManager").compactMap { token in
      guard
        let parameter = token.ancestors.lazy.compactMap({ $0.as(FunctionParameterSyntax.self) })
          .first,
        let list = parameter.parent?.as(FunctionParameterListSyntax.self), list.first == parameter
      else { return nil }
      return list.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    }
  }

  /// The methods of a type and of its extensions in this file.
  private func members(of type: String) -> [FunctionDeclSyntax] {
    source.tokens(type).flatMap { token -> [FunctionDeclSyntax] in
      let body: MemberBlockSyntax? =
        switch token.parent?.as(SyntaxEnum.self) {
        case .classDecl(let decl) where decl.name == token: decl.memberBlock
        case .identifierType(let named): named.parent?.as(ExtensionDeclSyntax.self)?.memberBlock
        case .memberType(let named): named.parent?.as(ExtensionDeclSyntax.self)?.memberBlock
        default: nil
        }
      return body.map { functions(in: $0.members) } ?? []
    }
  }

  private func functions(in members: MemberBlockItemListSyntax) -> [FunctionDeclSyntax] {
    members.flatMap { member -> [FunctionDeclSyntax] in
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        return condition.clauses.flatMap { clause in
          clause.elements?.as(MemberBlockItemListSyntax.self).map(functions) ?? []
        }
      }
      return member.decl.as(FunctionDeclSyntax.self).map { [$0] } ?? []
    }
  }

  private func use(of function: FunctionDeclSyntax, beside others: Set<String>) -> SwiftUse? {
    let parameters = Array(function.signature.parameterClause.parameters)
    guard let manager = parameters.first, function.body != nil,
      Self.type(of: manager) == "CLLocationManager",
      function.modifiers.allSatisfy({ !["static", "class", "override"].contains($0.name.text) }),
      function.attributes.isEmpty
    else { return nil }
    let labels = parameters.dropFirst().map(\.firstName.text)
    let isFirstLabeled = manager.firstName.text != "_"
    guard
      let meant = LocationDelegateMethod.meant(
        by: function.name.text, labels: labels, types: parameters.dropFirst().map(Self.type),
        isFirstLabeled: isFirstLabeled),
      !isFirstLabeled || isSwift3, !isCalled(function, labels),
      !others.contains(meant.description)
    else { return nil }
    return SwiftUse(
      .misnamedCallback, .implementation, .text(meant.description), at: function.name)
  }

  /// `locationManager(_:didVisit:)`; nil if the first parameter has a label.
  static func name(_ function: FunctionDeclSyntax) -> String? {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels.first == "_" else { return nil }
    return LocationDelegateMethod.description(function.name.text, Array(labels.dropFirst()))
  }

  /// `[CLLocation]` of `[CLLocation]!`, `Error` of `any Error` and `NSError`.
  private static func type(of parameter: FunctionParameterSyntax) -> String {
    var text = parameter.type.trimmedDescription
    if text.hasPrefix("any ") { text.removeFirst(4) }
    text.removeAll { $0 == "!" || $0 == "?" }
    return text == "NSError" ? "Error" : text
  }

  /// Whether some function has `_` for its first parameter: before Swift 3 the first had no label.
  private var isSwift3: Bool { source.mentions("(_ ") }

  /// Whether the file names the method elsewhere: in a call, a selector or a protocol of its own.
  private func isCalled(_ function: FunctionDeclSyntax, _ labels: [String]) -> Bool {
    source.tokens(labels.first ?? function.name.text).contains { token in
      let isDeclared =
        labels.isEmpty
        ? token.parent?.is(FunctionDeclSyntax.self) == true
        : token.parent?.is(FunctionParameterSyntax.self) == true
      return !isDeclared || token.ancestors.contains { $0.is(ProtocolDeclSyntax.self) }
    }
  }
}
