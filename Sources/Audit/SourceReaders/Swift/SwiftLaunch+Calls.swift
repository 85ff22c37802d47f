import SwiftSyntax

extension SwiftLaunch {
  /// The methods of the type around a node that run it whatever holds, the status left aside, each by
  /// its name and its labels: "start()".
  func runningMethods(of node: some SyntaxProtocol) -> Set<String> {
    var found: Set<String> = []
    var waiting = [(node: Syntax(node), depth: 0)]
    while let (node, depth) = waiting.popLast() {
      guard
        let function = unconditionalMember(around: node)?.as(FunctionDeclSyntax.self),
        let type = SwiftEnclosure(of: function).typeName, Self.mayBeLaunched(function),
        let name = SwiftEnclosure.memberName(Syntax(function)), found.insert(name).inserted,
        depth < 2
      else { continue }
      waiting += source.tokens(function.name.text).filter { isCall($0, of: function, in: type) }
        .prefix(50).map { (Syntax($0), depth + 1) }
    }
    return found
  }

  /// The calls of other objects that the app makes whenever it is launched, by the type and the method:
  /// "Tracker.start()". An object that is made for such a call is noted as well.
  var callsAtLaunch: [SwiftUse] {
    let names = ["application", "applicationDidFinishLaunching", "scene"]
    let functions = names.flatMap(source.tokens).compactMap {
      token -> FunctionDeclSyntax? in
      let function = token.parent?.as(FunctionDeclSyntax.self)
      return function?.name == token && function.map { Self.isLaunch(Syntax($0)) } == true
        ? function : nil
    }
    let initializers = source.adopters(of: "App").flatMap { app -> [InitializerDeclSyntax] in
      let type = app.others.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
      return type?.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) } ?? []
    }
    let bodies = functions.map(\.body) + initializers.map(\.body)
    var found: [SwiftUse] = []
    var seen: Set<String> = []
    var left = Self.mostCalls
    var waiting = bodies.compactMap { $0.map { (body: $0, depth: 0) } }
    while let (body, depth) = waiting.popLast() {
      for call in CallCollector.all(in: body) {
        left -= 1
        guard left > 0 else { return found }
        guard unconditionalMember(around: Syntax(call)) != nil else { continue }
        if let own = ownFunction(call) {
          if depth < 2, let body = own.body, let name = SwiftEnclosure.memberName(Syntax(own)),
            seen.insert(name).inserted
          {
            waiting.append((body, depth + 1))
          }
        } else {
          found += uses(of: call)
        }
      }
    }
    return found
  }

  /// How many calls are looked at: each may mean a look through the file.
  private static let mostCalls = 300

  /// The one function of the type around that a call without another object means.
  private func ownFunction(_ call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    let called = call.calledExpression.bare
    guard let name = called.lastName else { return nil }
    if let access = called.as(MemberAccessExprSyntax.self) {
      guard access.base?.lastName == "self" else { return nil }
    }
    let type = SwiftEnclosure(of: call).typeName
    let functions = source.tokens(name).compactMap { token in
      token.parent?.as(FunctionDeclSyntax.self).flatMap { $0.name == token ? $0 : nil }
    }.filter { SwiftEnclosure(of: $0).typeName == type }
    return functions.count == 1 ? functions.first : nil
  }

  private func uses(of call: FunctionCallExprSyntax) -> [SwiftUse] {
    guard let access = call.calledExpression.bare.as(MemberAccessExprSyntax.self),
      let base = access.base?.bare, call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty, let owner = owner(base)
    else { return [] }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let method = "\(owner.type).\(access.declName.baseName.text)(\(labels))"
    let made = SwiftUse(.madeAtLaunch, .construction, .member(owner.type), at: base)
    return [SwiftUse(.calledAtLaunch, .call, .text(method), at: access.declName)]
      + (owner.isMade ? [made] : [])
  }

  /// The type of what a method is called on, and whether the expression makes the object.
  private func owner(_ base: ExprSyntax) -> (type: String, isMade: Bool)? {
    if let type = Self.made(by: base) { return (type, true) }
    guard let name = base.lastName else { return nil }
    let isBare = base.is(DeclReferenceExprSyntax.self)
    if isBare, name.first?.isUppercase == true { return (name, false) }
    guard isBare || base.as(MemberAccessExprSyntax.self)?.base?.lastName == "self" else {
      return nil
    }
    let bindings = source.tokens(name).compactMap { token in
      token.parent?.as(IdentifierPatternSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    }
    guard bindings.count == 1, let binding = bindings.first else { return nil }
    if let type = binding.typeAnnotation?.type.trimmedDescription {
      let bare = type.filter { $0 != "?" && $0 != "!" }.lastName
      return bare.first?.isUppercase == true ? (bare, false) : nil
    }
    return binding.initializer.flatMap { Self.made(by: $0.value.bare) }.map { ($0, false) }
  }

  /// The type of `Tracker()` and `Tracker.shared`.
  private static func made(by value: ExprSyntax) -> String? {
    if let access = value.as(MemberAccessExprSyntax.self),
      !PlatformCall.Receiver.singletons.contains(access.declName.baseName.text)
    {
      return nil
    }
    guard case .member(let type) = made(value, of: nil)?.argument else { return nil }
    return type
  }

  /// Collects the calls in a piece of code, those in closures included.
  private final class CallCollector: SyntaxVisitor {
    private var calls: [FunctionCallExprSyntax] = []

    static func all(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
      let collector = CallCollector(viewMode: .sourceAccurate)
      collector.walk(node)
      return collector.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}
