/// Recognises uses of platform APIs at the names that the filter found in an Objective-C file.
struct ObjectiveCUseReader {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]
  /// `CLLocationManager` and the subclasses that this file declares.
  let managers: Set<String>
  /// What the headers declare.
  let headers: ObjectiveCDeclarations
  /// The literals that constants of this file stand for; nil for a name with several values.
  private let constants: [String: String?]

  init(
    _ source: ObjectiveCSource, functions: [ObjectiveCFunction], headers: ObjectiveCDeclarations
  ) {
    self.source = source
    self.functions = functions
    self.headers = headers
    var managers: Set<String> = ["CLLocationManager"]
    for index in source.tokens.indices.dropFirst(4)
    where source.isToken(index, "CLLocationManager") && Self.isSubclassing(index, source) {
      managers.insert(source.text(index - 2))
    }
    self.managers = managers
    constants = Self.constants(in: source)
  }

  /// What `NSString *const name = @"…";` gives.
  private static func constants(in source: ObjectiveCSource) -> [String: String?] {
    var values: [String: String?] = [:]
    for sign in source.tokens.indices where source.isToken(sign, "=") {
      let isConstant = source.isToken(sign - 2, "const") && source.isToken(sign + 2, ";")
      let literal = isConstant ? source.string(sign + 1) : nil
      let name = source.text(sign - 1)
      values.updateValue(values.keys.contains(name) ? nil : literal, forKey: name)
    }
    return values
  }

  /// The use at an occurrence of a name: none for a declaration or a type alone.
  func use(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    if let text = source.string(index) { return use(of: name, inString: text, at: index) }
    guard source.isIdentifier(index) else { return nil }
    if name.kind != .type, isInSelector(index) {
      // To ask whether an object has a method is not to call it.
      let isAsked = source.isToken(source.parent(index) - 4, "respondsToSelector")
      return ObjectiveCUse(name.api, isAsked ? .read : .reference)
    }
    switch name.kind {
    case .type: return typeUse(of: name, at: index)
    case .updates: return updates(at: index)
    case .method, .typeMethod: return methodUse(of: name, at: index)
    case .property: return propertyUse(of: name, at: index)
    case .status: return statusUse(of: name, at: index)
    case .setter: return setterUse(of: name, at: index)
    case .measure, .measureSetter: return measureUse(of: name, at: index)
    case .callback: return callbackUse(of: name, at: index)
    case .reason: return reasonUse(of: name, at: index)
    case .denial: return ObjectiveCUse(name.api, .read)
    case .stateCallback:
      return ObjectiveCBluetoothStates(source: source, functions: functions)
        .use(at: index, named: name.spelling)
    case .bundleKey, .delegate: return nil
    }
  }

  /// A class that gets a message, or a name in the body of a function.
  private func reasonUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    guard functions.around(index) != nil, !source.isToken(index + 1, "*"),
      name.spelling != "NSUserDefaults" || source.isToken(index - 1, "[")
        || source.isToken(index + 1, "."),
      // Swift's names are anybody's in Objective-C.
      !["UserDefaults", "creationDateKey", "contentModificationDateKey"].contains(name.spelling)
    else { return nil }
    return ObjectiveCUse(name.api, .read)
  }

  /// The key read from the Info dictionary, and names looked up at run time.
  private func use(of name: PlatformName, inString text: String, at index: Int) -> ObjectiveCUse? {
    let isSetter = name.kind == .setter && text == name.spelling + ":"
    guard text == name.spelling || isSetter else { return nil }
    if name.kind == .bundleKey { return ObjectiveCUse(name.api, .read) }
    guard source.isToken(index - 1, "("),
      source.isToken(index - 2, ["NSSelectorFromString", "NSClassFromString", "sel_registerName"])
    else { return nil }
    return ObjectiveCUse(name.api, .reference)
  }

  /// `@selector(name)`
  private func isInSelector(_ index: Int) -> Bool {
    let bracket = source.parent(index)
    return bracket > 1 && source.isToken(bracket - 1, "selector")
      && source.isToken(bracket - 2, "@")
  }
}

extension ObjectiveCUseReader {
  /// `@interface Name : CLLocationManager`
  private static func isSubclassing(_ index: Int, _ source: ObjectiveCSource) -> Bool {
    source.isToken(index - 1, ":") && source.isToken(index - 3, "interface")
      && source.isToken(index - 4, "@")
  }

  private func typeUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    if Self.isSubclassing(index, source) { return ObjectiveCUse(name.api, .subclass) }
    let isSent = source.isToken(index - 1, "[") && source.isIdentifier(index + 1)
    guard isSent || source.isToken(index + 1, ".") && source.isIdentifier(index + 2) else {
      return nil
    }
    let selector = isSent ? index + 1 : index + 2
    let makers: [StaticString] = [
      "alloc", "new", "sessionRequiringAuthorization", "requestMonitorWithConfiguration",
      "backgroundActivitySession",
    ]
    guard source.isToken(selector, makers) else { return ObjectiveCUse(name.api, .reference) }
    switch name.api {
    case .serviceSession: return session(at: selector)
    case .monitor: return ObjectiveCUse(name.api, .construction, .dynamic)
    default: return ObjectiveCUse(name.api, .construction)
    }
  }

  /// `[CLServiceSession sessionRequiringAuthorization:… fullAccuracyPurposeKey:@"…"]`
  private func session(at selector: Int) -> ObjectiveCUse {
    var use = ObjectiveCUse(.serviceSession, .construction, .dynamic)
    let value = source.value(from: selector + 2)
    let prefix = "CLServiceSessionAuthorizationRequirement"
    let requirement = source.text(value.lowerBound)
    if value.count == 1, requirement.hasPrefix(prefix) {
      let member = requirement.dropFirst(prefix.count)
      use.argument = .member(member.prefix(1).lowercased() + member.dropFirst())
    }
    if source.isToken(value.upperBound, "fullAccuracyPurposeKey") {
      use.purposeKey = text(of: source.value(from: value.upperBound + 2))
    }
    return use
  }

  private func updates(at index: Int) -> ObjectiveCUse? {
    guard source.isToken(index - 1, "["), source.text(index + 1).hasPrefix("liveUpdater") else {
      return nil
    }
    return ObjectiveCUse(.liveUpdates, .call)
  }
}

extension ObjectiveCUseReader {
  /// Whether a name is the selector of a message, and not its receiver.
  private func isSent(_ index: Int) -> Bool {
    source.isToken(source.parent(index), "[") && !source.isToken(index - 1, "[")
      && source.isToken(index + 1, ["]", ":"])
  }

  private func isAfterDot(_ index: Int) -> Bool { source.isToken(index - 1, [".", "->"]) }

  /// Whether the receiver may be a location manager: in doubt it may.
  private func mayBePlatform(_ name: PlatformName, at index: Int) -> Bool {
    var start = isAfterDot(index) ? index - 2 : index - 1
    if isSent(index) {
      // A receiver of several tokens is some expression.
      guard source.parent(index) == index - 2 else { return true }
      start = index - 1
    } else if source.isToken(start - 1, [".", "->"]) {
      return true
    }
    let receiver = source.text(start)
    if receiver == "self" || receiver == "super" { return isInManager(name, at: index) }
    return receiver.first?.isUppercase != true || managers.contains(receiver)
  }

  /// Whether `self` may be a location manager: a subclass, or a category on it.
  private func isInManager(_ name: PlatformName, at index: Int) -> Bool {
    guard let type = functions.around(index)?.type else { return false }
    if managers.contains(type) { return true }
    // The header may tell; a class that has the member itself is a wrapper.
    return type.hasSuffix("CLLocationManager") && !functions.contains { $0.word == name.spelling }
  }

  private func methodUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    let isRead = isAfterDot(index) && !source.isToken(index + 1, ["=", "("])
    guard isSent(index) || isRead, !Self.swiftNames.contains(name.spelling),
      mayBePlatform(name, at: index)
    else { return nil }
    guard name.api == .requestTemporaryFullAccuracyAuthorization else {
      return ObjectiveCUse(name.api, .call)
    }
    guard source.isToken(index + 1, ":") else { return nil }
    let key = text(of: source.value(from: index + 2))
    return ObjectiveCUse(name.api, .call, key, purposeKey: key)
  }

  /// Names that only Swift has: a selector of this spelling belongs to something else.
  private static let swiftNames: Set<String> = [
    "startMonitoring", "startRangingBeacons", "requestTemporaryFullAccuracyAuthorization",
  ]

  private func statusUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    guard isSent(index) || isAfterDot(index), !source.isToken(index + 1, "="),
      mayBePlatform(name, at: index)
    else { return nil }
    return ObjectiveCUse(name.api, isSent(index) ? .call : .read)
  }

  private func propertyUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    guard isSent(index) || isAfterDot(index) else { return nil }
    guard mayBePlatform(name, at: index) else { return inherited(name, at: index) }
    if source.isToken(index + 1, "=") {
      return ObjectiveCUse(name.api, .assignment, boolean(source.value(from: index + 2)))
    }
    if source.isToken(index + 1, ["|", "&", "^"]), source.isToken(index + 2, "=") {
      return ObjectiveCUse(name.api, .assignment, .dynamic)
    }
    return ObjectiveCUse(name.api, .read)
  }

  private func setterUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    guard isSent(index), source.isToken(index + 1, ":") else { return nil }
    guard mayBePlatform(name, at: index) else { return inherited(name, at: index) }
    return ObjectiveCUse(name.api, .assignment, boolean(source.value(from: index + 2)))
  }

  /// `self.name` in a class whose header is elsewhere: it may be a location manager by descent.
  ///
  /// That is no assignment to rely on, yet no one may say that nothing uses the property.
  private func inherited(_ name: PlatformName, at index: Int) -> ObjectiveCUse? {
    let receiver = isSent(index) ? index - 1 : index - 2
    guard source.isToken(receiver, "self"),
      let type = functions.around(index)?.type,
      !source.declaresSuperclass(of: type), !functions.contains(where: { $0.word == name.spelling })
    else { return nil }
    return ObjectiveCUse(name.api, .reference)
  }
}

extension ObjectiveCSource {
  /// Whether `@interface type : …` is in this file.
  fileprivate func declaresSuperclass(of type: String) -> Bool {
    tokens.indices.contains {
      isToken($0, "interface") && text($0 + 1) == type && isToken($0 + 2, ":")
    }
  }
}

extension ObjectiveCUseReader {
  private func measureUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    let isSetter = name.kind == .measureSetter
    guard isSetter ? isSent(index) : isAfterDot(index), mayBePlatform(name, at: index),
      source.isToken(index + 1, isSetter ? ":" : "=")
    else { return nil }
    return ObjectiveCUse(name.api, .assignment, measure(source.value(from: index + 2)))
  }

  /// A number: the name of a constant of the platform, or the digits of a literal.
  private func measure(_ range: Range<Int>) -> PlatformCall.Argument {
    let inner = source.unbracketed(range)
    guard inner.count == 1 else { return .dynamic }
    let text = source.text(inner.lowerBound)
    if source.tokens[inner.lowerBound].kind == .number { return .text(text) }
    return text.hasPrefix("kCL") ? .member(text) : .dynamic
  }

  /// `- (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray *)locations
  /// {`
  private func callbackUse(of name: PlatformName, at index: Int) -> ObjectiveCUse? {
    let spelling = "locationManager:\(name.spelling):"
    guard let function = functions.after(index),
      function.name == spelling, source.isToken(index + 1, ":"), source.parent(index) < 0
    else { return nil }
    return ObjectiveCUse(name.api, .implementation)
  }

  private func boolean(_ range: Range<Int>) -> PlatformCall.Argument {
    let inner = source.unbracketed(range)
    guard inner.count == 1 else { return .dynamic }
    if source.isToken(inner.lowerBound, ["YES", "TRUE", "true", "1"]) { return .boolean(true) }
    if source.isToken(inner.lowerBound, ["NO", "FALSE", "false", "0"]) { return .boolean(false) }
    return .dynamic
  }

  /// A literal, or a constant or macro of this file that stands for one.
  private func text(of range: Range<Int>) -> PlatformCall.Argument {
    let inner = source.unbracketed(range)
    guard inner.count == 1 else { return .dynamic }
    if let literal = source.string(inner.lowerBound) { return .text(literal) }
    let name = source.text(inner.lowerBound)
    if let macro = source.macros[name], macro.hasPrefix("@\""), macro.hasSuffix("\""),
      macro.utf8.count > 2
    {
      return .text(String(macro.dropFirst(2).dropLast()))
    }
    guard case .some(.some(let literal)) = constants[name] else { return .dynamic }
    return .text(literal)
  }
}
