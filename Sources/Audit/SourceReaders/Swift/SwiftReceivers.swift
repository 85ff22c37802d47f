import SwiftSyntax

/// Reads what a file shows of the objects that methods are sent to.
struct SwiftReceivers {
  private let source: SwiftSource
  /// The names of `CLLocationManager`: itself, its aliases and subclasses.
  private let classes: Set<String>

  init(_ source: SwiftSource, managers: Set<String>) {
    self.source = source
    classes = managers.union(Self.inheriting)
  }

  /// Classes of SDKs that inherit from `CLLocationManager`: Bluedot's, by its page on the indicator.
  private static let inheriting: Set<String> = ["BDLocationManager"]

  /// The object that a use is sent to.
  func receiver(of use: SwiftUse) -> PlatformCall.Receiver {
    guard Self.methods.contains(use.api), use.form != .implementation,
      let reference = use.node.parent?.as(DeclReferenceExprSyntax.self)
    else { return .known }
    let member = SwiftMember(reference)
    // Without an object it is a subclass's or an extension's own, which was found out already.
    guard let base = member.base?.bare else { return member.isMember ? .unknown : .known }
    if base.is(SuperExprSyntax.self) { return .known }
    if let call = base.as(FunctionCallExprSyntax.self) {
      return isOfManager(call.calledExpression) ? .known : .unknown
    }
    if isOfManager(base) { return .known }
    if let found = Self.singleton(base) { return found }
    guard let name = base.lastName else { return .unknown }
    if ["self", "Self"].contains(name) || classes.contains(name) { return .known }
    let types = types(of: name)
    if types.isEmpty { return singleton(named: name) ?? .named(name) }
    return types.first(where: classes.contains).map { _ in .known } ?? .type(types[0])
  }

  /// `Tracker.shared`, by the names that such members have.
  private static func singleton(_ expression: ExprSyntax) -> PlatformCall.Receiver? {
    guard let access = expression.bare.as(MemberAccessExprSyntax.self),
      let owner = access.base?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      owner.first?.isUppercase == true
    else { return nil }
    let member = access.declName.baseName.text
    return PlatformCall.Receiver.singletons.contains(member) ? .singleton(member, of: owner) : nil
  }

  /// `let tracker = Tracker.shared`
  private func singleton(named name: String) -> PlatformCall.Receiver? {
    source.tokens(name).lazy.compactMap { token in
      guard token.parent?.is(IdentifierPatternSyntax.self) == true else { return nil }
      return token.parent?.parent?.as(PatternBindingSyntax.self)?.initializer
        .flatMap { Self.singleton($0.value) }
    }.first
  }

  /// `CLLocationManager` itself, or a member of the class: `BDLocationManager.instance`.
  private func isOfManager(_ expression: ExprSyntax) -> Bool {
    let owner = expression.as(MemberAccessExprSyntax.self)?.base?.lastName
    return [expression.lastName, owner].compactMap(\.self).contains(where: classes.contains)
  }

  /// What the file shows other files.
  var shown: SourceReading.Managers {
    var shown = SourceReading.Managers()
    shown.isAbout = ["CoreLocation", "MapKit", "CLLocation"].contains(where: source.mentions)
    shown.types = classes
    for token in source.tokens("CLLocationManager") {
      if let adopter = token.ancestors.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
        adopter.extendedType.trimmedDescription == "CLLocationManager",
        let adopted = adopter.inheritanceClause?.inheritedTypes
      {
        shown.types.formUnion(adopted.map { $0.type.trimmedDescription.lastName })
      }
    }
    for token in classes.flatMap(source.tokens) {
      let binding = token.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
      if let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        shown.names.insert(name)
      }
    }
    return shown
  }

  /// The types with which the file declares a variable or a parameter.
  private func types(of name: String) -> [String] {
    source.tokens(name).compactMap { token in
      if let parameter = token.parent?.as(FunctionParameterSyntax.self),
        (parameter.secondName ?? parameter.firstName) == token
      {
        return Self.name(of: Syntax(parameter.type))
      }
      guard token.parent?.is(IdentifierPatternSyntax.self) == true,
        let binding = token.parent?.parent?.as(PatternBindingSyntax.self)
      else { return nil }
      if let type = binding.typeAnnotation?.type { return Self.name(of: Syntax(type)) }
      // What a closure or a function gives is not told by its name.
      guard let call = binding.initializer?.value.bare.as(FunctionCallExprSyntax.self) else {
        return nil
      }
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "init"
      {
        return access.base?.lastName
      }
      let made = call.calledExpression.lastName
      return made?.first?.isUppercase == true ? made : nil
    }
  }

  /// The last name of a type: `Tracker` of `any App.Tracker?`.
  private static func name(of type: Syntax) -> String? {
    let names = type.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return name
    }
    return names.last
  }

  /// What other objects may have under the same name.
  private static let methods: Set<PlatformAPI> = [
    .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .startUpdatingLocation,
    .requestTemporaryFullAccuracyAuthorization, .requestLocation, .startUpdatingHeading,
    .startMonitoringSignificantLocationChanges, .startMonitoringVisits, .startMonitoringRegion,
    .startRangingBeacons, .startMonitoringLocationPushes, .allowsBackgroundLocationUpdates,
    .showsBackgroundLocationIndicator,
  ]
}
