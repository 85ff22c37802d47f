import SwiftSyntax

extension SwiftUseReader {
  /// Whether a name may be Core Location's, as far as this file shows; in doubt it may.
  func mayBePlatform(_ member: SwiftMember, of name: PlatformName) -> Bool {
    if let keyPath = member.keyPath {
      return keyPath.root.map { managers.contains($0.trimmedDescription) } ?? true
    }
    guard member.isMember else { return isInManager(member, of: name) }
    // `.name` alone is a member of some enum, never of an object.
    guard let base = member.base?.bare else { return member.isInConditionalChain }
    if base.is(SuperExprSyntax.self) { return isInManager(member, of: name) }
    guard let last = base.lastName else { return true }
    if last == "self" || last == "Self" { return isInManager(member, of: name) }
    return last.first?.isUppercase != true || managers.contains(last)
  }

  /// Whether a name without a receiver is Core Location's: in its subclasses and extensions.
  private func isInManager(_ member: SwiftMember, of name: PlatformName) -> Bool {
    let enclosure = SwiftEnclosure(of: member.reference)
    if let extended = enclosure.type?.as(ExtensionDeclSyntax.self) {
      return managers.contains(extended.extendedType.trimmedDescription)
    }
    guard let type = enclosure.type?.as(ClassDeclSyntax.self),
      let ancestor = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return false }
    if managers.contains(ancestor) { return true }
    // An ancestor of another file: its name tells, unless this class has the member itself.
    return ancestor.hasSuffix("LocationManager")
      && !source.tokens(name.spelling).contains { token in
        token.parent?.is(DeclReferenceExprSyntax.self) == false
          && SwiftEnclosure(of: token).typeName == enclosure.typeName
      }
  }

  func methodUse(of name: PlatformName, _ member: SwiftMember) -> SwiftUse? {
    let node = member.reference.baseName
    guard let call = member.call else {
      guard member.assignedValue == nil, isReference(member, of: name) else { return nil }
      return SwiftUse(name.api, member.isInQuestion ? .read : .reference, at: node)
    }
    let labels = call.arguments.map { $0.label?.text }
    let hasNone = labels.isEmpty && call.trailingClosure == nil
    // Swift 1 and 2 had the label in the method's name: `startMonitoringForRegion(region)`.
    let isOld = name.spelling.hasSuffix("Region") && labels == [nil]
    switch name.api {
    case .requestTemporaryFullAccuracyAuthorization:
      guard labels.first == "withPurposeKey", let key = call.arguments.first else { return nil }
      let text = constants.text(key.expression)
      return SwiftUse(name.api, .call, text, purposeKey: text, at: node)
    case .startMonitoringRegion:
      guard labels == ["for"] || isOld else { return nil }
    case .startRangingBeacons:
      guard labels == ["in"] || labels == ["satisfying"] || isOld else { return nil }
    case .startMonitoringLocationPushes:
      guard hasNone || labels == ["completion"] || labels.isEmpty else { return nil }
    default:
      // A wrapper that takes a completion is not the platform's method: its body has that.
      guard hasNone else { return nil }
    }
    return SwiftUse(name.api, .call, at: node)
  }

  /// Common words are references only where the class or `#selector` shows what is meant.
  private func isReference(_ member: SwiftMember, of name: PlatformName) -> Bool {
    switch name.api {
    case .requestLocation, .startMonitoringRegion, .startRangingBeacons:
      member.isInSelector || member.base?.lastName.map { managers.contains($0) } == true
    default: true
    }
  }

  func propertyUse(of name: PlatformName, _ member: SwiftMember) -> SwiftUse? {
    guard member.call == nil else { return nil }
    let node = member.reference.baseName
    if let keyPath = member.keyPath { return keyPathUse(of: name, keyPath, at: node) }
    if let value = member.assignedValue {
      let told = name.kind == .measure ? constants.measure(value) : constants.boolean(value)
      return SwiftUse(name.api, .assignment, told, at: node)
    }
    if let access = member.expression.parent?.as(MemberAccessExprSyntax.self),
      access.base == member.expression, access.declName.baseName.text == "toggle"
    {
      return SwiftUse(name.api, .assignment, .dynamic, at: node)
    }
    if member.isInSelector { return SwiftUse(name.api, .reference, at: node) }
    return SwiftUse(name.api, .read, at: node)
  }

  /// `set(allowsBackgroundLocationUpdates: true)` on a wrapper, which may pass the value on.
  ///
  /// An initializer with this label only stores the option; the code that reads it sets the
  /// property.
  func labelUse(of name: PlatformName, _ argument: LabeledExprSyntax) -> SwiftUse? {
    guard let label = argument.label,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.lastName?.first?.isLowercase == true,
      constants.boolean(argument.expression) != .boolean(false)
    else { return nil }
    return SwiftUse(name.api, .assignment, .dynamic, at: label)
  }

  /// `manager[keyPath: \.name] = true`, `set(\.name, true)`, `assign(to: \.name, on: manager)`.
  private func keyPathUse(
    of name: PlatformName, _ keyPath: KeyPathExprSyntax, at node: TokenSyntax
  ) -> SwiftUse? {
    guard let argument = keyPath.parent?.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent
    else { return SwiftUse(name.api, .reference, at: node) }
    if taker.is(SubscriptCallExprSyntax.self) {
      guard let value = SwiftMember.assignedValue(of: taker) else {
        return SwiftUse(name.api, .read, at: node)
      }
      return SwiftUse(name.api, .assignment, constants.boolean(value), at: node)
    }
    guard let call = taker.as(FunctionCallExprSyntax.self) else {
      return SwiftUse(name.api, .reference, at: node)
    }
    let values = call.arguments.filter { $0 != argument }.map { constants.boolean($0.expression) }
    if let value = values.first(where: { $0 != .dynamic }) {
      return SwiftUse(name.api, .assignment, value, at: node)
    }
    let setters = ["set", "assign", "update", "with", "configure"]
    guard let called = call.calledExpression.lastName,
      setters.contains(where: called.hasPrefix)
    else { return SwiftUse(name.api, .reference, at: node) }
    return SwiftUse(name.api, .assignment, .dynamic, at: node)
  }

  /// Other frameworks have an authorizationStatus too: a call must name the class.
  func statusUse(of name: PlatformName, _ member: SwiftMember) -> SwiftUse? {
    let base = member.base?.lastName
    guard member.assignedValue == nil,
      member.call == nil || base.map(managers.contains) == true,
      base?.lowercased().hasSuffix("settings") != true,
      source.mentions("CoreLocation") || source.mentions("CLLocation")
    else { return nil }
    return SwiftUse(
      name.api, member.call == nil ? .read : .call, at: member.reference.baseName)
  }
}
