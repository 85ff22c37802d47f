/// What a file of Objective-C shows of the location managers that it declares or makes.
struct ObjectiveCManagers {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]
  /// The names of the class: itself and its subclasses.
  private let classes: Set<String>
  /// The names that hold one, without the underscore of their variables.
  private let names: Set<String>
  /// Whether the file counts references by hand, so that nothing is known of a lifetime.
  let countsReferences: Bool
  /// Whether the file has a weak reference.
  private let hasWeakReference: Bool
  /// The superclasses of the classes that the file and its header declare.
  private let superclasses: [String: String]
  /// What the headers declare.
  private let headers: ObjectiveCDeclarations

  init(
    _ source: ObjectiveCSource, functions: [ObjectiveCFunction], classes: Set<String>,
    headers: ObjectiveCDeclarations
  ) {
    self.source = source
    self.functions = functions
    self.classes = classes
    self.headers = headers
    superclasses = source.superclasses.merging(headers.superclasses) { own, _ in own }
    var names: Set<String> = []
    var countsReferences = false
    var hasWeakReference = false
    for index in source.tokens.indices where source.isIdentifier(index) {
      if source.isToken(index, ["release", "autorelease", "retain"]),
        source.isToken(index + 1, "]"), source.isToken(source.parent(index), "[")
      {
        countsReferences = true
      }
      if source.isToken(index, ["weak", "__weak"]) { hasWeakReference = true }
      let isDeclared =
        source.isToken(index - 1, "*") && classes.contains(source.text(index - 2))
      let isMade =
        source.isToken(index + 1, "=")
        && Self.isConstruction(source.value(from: index + 2), of: classes, in: source)
      if isDeclared || isMade { names.insert(Self.bare(source.text(index))) }
    }
    // `self.manager = made;`
    for sign in names.isEmpty ? 0..<0 : source.tokens.indices
    where source.isToken(sign, "=") && source.isToken(sign + 2, ";") {
      if names.contains(Self.bare(source.text(sign + 1))), source.isIdentifier(sign - 1) {
        names.insert(Self.bare(source.text(sign - 1)))
      }
    }
    self.names = names
    self.countsReferences = countsReferences
    self.hasWeakReference = hasWeakReference
  }

  /// What is known of the object that a message is sent to, by the place of the message's name.
  func manager(
    at index: Int, in function: ObjectiveCFunction
  ) -> PlatformCall.Surroundings.Manager {
    switch receiver(at: index) {
    case nil: return .unknown
    case .construction: return countsReferences ? .unknown : .lost
    case .member(let name): return kept(name, sentAt: index, in: function)
    case .variable(let name):
      guard let place = localPlace(of: name, before: index, in: function) else {
        return kept(Self.bare(name), sentAt: index, in: function)
      }
      guard isMade(name, at: place, in: function) else { return .declared }
      if countsReferences || escapes(name, from: place, in: function) { return .declared }
      return .lost
    }
  }

  /// Whether a name may be that of a location manager.
  func mayBeManager(_ name: String) -> Bool {
    names.contains(Self.bare(name)) || PlatformCall.Surroundings.isManagerLike(name)
  }

  /// The name that gets the manager which is made at a place, without the underscore of its variable.
  func nameOfMade(at index: Int) -> String? {
    var place = index - 1
    while source.isToken(place, "[") { place -= 1 }
    guard source.isToken(place, "="), source.isIdentifier(place - 1) else { return nil }
    return Self.bare(source.text(place - 1))
  }

  /// Whether a class of this file has a delegate's method for the events of regions or beacons.
  func takesEvents(in type: String?) -> Bool {
    functions.contains { function in
      function.type == type && function.name.hasPrefix("locationManager:")
        && PlatformCall.Surroundings.eventCallbacks.contains { function.name.contains(":\($0):") }
    }
  }

  /// Whether a value is `self`, with or without a cast: `(id)self`.
  private func isSelf(_ value: Range<Int>) -> Bool {
    guard let last = value.last, source.isToken(last, "self") else { return false }
    return value.count == 1
      || source.isToken(value.lowerBound, "(") && source.partner(value.lowerBound) == last - 1
  }

  /// The delegate that this file gives the manager of a message.
  func delegate(
    at index: Int, in function: ObjectiveCFunction
  ) -> PlatformCall.Surroundings.Delegate {
    let name: String
    switch receiver(at: index) {
    case .member(let found): name = found
    case .variable(let found): name = Self.bare(found)
    case nil, .construction: return .unknown
    }
    guard names.contains(name) else { return .unknown }
    for (target, value, place) in delegateAssignments {
      guard let target else { return .unknown }
      guard target == name || isAlias(target, of: name) else { continue }
      if value.count == 1, source.isToken(value.lowerBound, ["nil", "NULL", "Nil"]) { continue }
      guard isSelf(value),
        let type = functions.around(place)?.type, type == function.type
      else { return .unknown }
      return superclasses[type].map(PlatformCall.Surroundings.plainAncestors.contains) == true
        ? .itself : .heir
    }
    guard isMade(name), !isHandedOver(name) else { return .unknown }
    return isPrivate(name) ? .none : .unset
  }
}

extension ObjectiveCManagers {
  private enum Receiver {
    /// `[[CLLocationManager alloc] init]`
    case construction
    /// `self.name`, `[self name]`, `a.b.name`
    case member(String)
    /// `name`
    case variable(String)
  }

  private func receiver(at index: Int) -> Receiver? {
    let isDotted = source.isToken(index - 1, [".", "->"])
    let end = isDotted ? index - 2 : index - 1
    guard isDotted || source.isToken(source.parent(index), "[") else { return nil }
    if source.isToken(end, "]") {
      let start = source.partner(end)
      guard start >= 0 else { return nil }
      if Self.isConstruction(start..<(end + 1), of: classes, in: source) { return .construction }
      guard source.isToken(start + 1, "self"), start + 3 == end else { return nil }
      return .member(Self.bare(source.text(start + 2)))
    }
    guard source.isIdentifier(end) else { return nil }
    if source.isToken(end - 1, [".", "->"]) { return .member(Self.bare(source.text(end))) }
    guard isDotted || source.parent(index) == end - 1 else { return nil }
    return .variable(source.text(end))
  }

  /// `[[CLLocationManager alloc] init]` or `[CLLocationManager new]`, and nothing else.
  private static func isConstruction(
    _ range: Range<Int>, of classes: Set<String>, in source: ObjectiveCSource
  ) -> Bool {
    let inner = source.unbracketed(range)
    let start = inner.lowerBound
    guard source.isToken(start, "["), source.partner(start) == inner.upperBound - 1 else {
      return false
    }
    if source.isToken(start + 1, "[") {
      return classes.contains(source.text(start + 2)) && source.isToken(start + 3, "alloc")
    }
    return classes.contains(source.text(start + 1)) && source.isToken(start + 2, "new")
  }

  private static func bare(_ name: String) -> String { ObjectiveCDeclarations.bare(name) }

  /// Whether the headers declare the receiver of a message as a manager: of the class itself, or of
  /// the class of what it is taken from.
  private func isInHeader(
    _ name: String, sentAt index: Int, in function: ObjectiveCFunction
  ) -> Bool {
    guard let own = function.type else { return false }
    let end = source.isToken(index - 1, [".", "->"]) ? index - 2 : index - 1
    var owner: String? = own
    if source.isToken(end - 1, [".", "->"]) {
      let base = source.text(end - 2)
      owner = base == "self" ? own : headers.type(of: base, in: own) ?? type(of: base)
    }
    return owner.flatMap { headers.type(of: name, in: $0) }.map(classes.contains) ?? false
  }

  /// The class with which the file declares a name; nil if it does so with several.
  private func type(of name: String) -> String? {
    let types = Set(
      source.tokens.indices.compactMap { index in
        source.text(index) == name ? source.type(declaredAt: index) : nil
      })
    return types.count == 1 ? types.first : nil
  }
}

extension ObjectiveCManagers {
  /// Where a function declares a variable of the class that a later token of the same braces means.
  private func localPlace(
    of name: String, before index: Int, in function: ObjectiveCFunction
  ) -> Int? {
    function.body.first { place in
      place < index && source.text(place) == name && source.isToken(place - 1, "*")
        && classes.contains(source.text(place - 2)) && isAround(source.parent(place), index)
    }
  }

  private func isAround(_ opener: Int, _ index: Int) -> Bool {
    var around = source.parent(index)
    while around >= 0 {
      if around == opener { return true }
      around = source.parent(around)
    }
    return false
  }

  /// Whether a local variable holds a manager made there; a static one lives on.
  private func isMade(_ name: String, at place: Int, in function: ObjectiveCFunction) -> Bool {
    var start = place
    while start > function.body.lowerBound, !source.isToken(start - 1, [";", "{", "}"]) {
      start -= 1
    }
    if (start..<place).contains(where: { source.isToken($0, ["static", "extern"]) }) {
      return false
    }
    let values = (place...function.body.upperBound).filter {
      source.text($0) == name && source.isToken($0 + 1, "=")
        && !source.isToken($0 - 1, [".", "->"])
    }
    return !values.isEmpty
      && values.allSatisfy {
        Self.isConstruction(source.value(from: $0 + 2), of: classes, in: source)
      }
  }

  /// Whether something may hold the manager after the function, or the function waits while it
  /// lives.
  func escapes(_ name: String, from place: Int, in function: ObjectiveCFunction) -> Bool {
    if function.body.contains(where: { source.isToken($0, Self.waits) }) { return true }
    return ((place + 1)...max(place + 1, function.body.upperBound)).contains { index in
      guard source.text(index) == name, source.isIdentifier(index),
        !source.isToken(index - 1, [".", "->"])
      else { return false }
      return !isBase(index) && !source.isToken(index + 1, "=") || isCaptured(index, from: place)
    }
  }

  /// Whether a name is what a message is sent to, or what a property is taken from.
  private func isBase(_ index: Int) -> Bool {
    source.isToken(index + 1, [".", "->"])
      || source.isIdentifier(index + 1) && source.isToken(source.parent(index), "[")
  }

  /// Whether a block is between a name and the declaration of its variable.
  private func isCaptured(_ index: Int, from place: Int) -> Bool {
    let scope = source.parent(place)
    var opener = source.parent(index)
    while opener > scope {
      if source.isToken(opener, "{"), source.isBlock(opener) { return true }
      opener = source.parent(opener)
    }
    return false
  }

  private static let waits: [StaticString] = [
    "NSRunLoop", "CFRunLoopRun", "CFRunLoopRunInMode", "dispatch_main", "dispatch_semaphore_wait",
    "dispatch_group_wait", "sleep", "usleep", "sleepForTimeInterval", "objc_setAssociatedObject",
  ]
}

extension ObjectiveCManagers {
  /// What the file sets a delegate of, without underscore; nil if that is some expression.
  private var delegateAssignments: [(target: String?, value: Range<Int>, place: Int)] {
    source.tokens.indices.compactMap { index in
      let isDotted =
        source.isToken(index, "delegate") && source.isToken(index - 1, [".", "->"])
        && source.isToken(index + 1, "=")
      let isSent =
        source.isToken(index, "setDelegate") && source.isToken(index + 1, ":")
        && source.isToken(source.parent(index), "[")
      guard isDotted || isSent else { return nil }
      var target: String?
      switch receiver(at: index) {
      case .member(let name): target = name
      case .variable(let name): target = Self.bare(name)
      case nil, .construction: break
      }
      return (target, source.value(from: index + 2), index)
    }
  }

  /// `name = other;`
  private func isAlias(_ other: String, of name: String) -> Bool {
    source.tokens.indices.contains { index in
      source.isToken(index, "=") && Self.bare(source.text(index - 1)) == name
        && Self.bare(source.text(index + 1)) == other && source.isToken(index + 2, ";")
    }
  }

  /// What is known of an object that something else than a local variable keeps.
  private func kept(
    _ name: String, sentAt index: Int, in function: ObjectiveCFunction
  ) -> PlatformCall.Surroundings.Manager {
    if isLostAtOnce(name) { return .lost }
    let isKnown = names.contains(name) || isInHeader(name, sentAt: index, in: function)
    return isKnown ? .declared : .unknown
  }

  /// Whether the file declares a name as weak alone, and gives it nothing but managers that are made
  /// for it.
  private func isLostAtOnce(_ name: String) -> Bool {
    guard hasWeakReference, !countsReferences, names.contains(name), isMade(name) else {
      return false
    }
    var isWeak: Bool?
    for index in source.tokens.indices
    where source.isIdentifier(index) && Self.bare(source.text(index)) == name {
      if source.isToken(index - 1, "*"), classes.contains(source.text(index - 2)) {
        let close = index - 3
        let attributes = source.isToken(close, ")") ? max(0, source.partner(close))..<close : 0..<0
        let isWeakHere =
          source.isToken(close, "__weak")
          || source.isToken(attributes.lowerBound - 1, "property")
            && attributes.contains { source.isToken($0, "weak") }
        isWeak = isWeakHere && isWeak ?? true
      }
      if source.isToken(index + 1, "=") {
        let value = source.value(from: index + 2)
        let isNothing = value.count == 1 && source.isToken(value.lowerBound, ["nil", "NULL"])
        guard isNothing || Self.isConstruction(value, of: classes, in: source) else { return false }
      }
    }
    return isWeak ?? false
  }

  /// Whether only this file declares the name, so that no other one can reach it.
  private func isPrivate(_ name: String) -> Bool {
    source.tokens.indices.contains { index in
      source.isToken(index - 1, "*") && classes.contains(source.text(index - 2))
        && Self.bare(source.text(index)) == name
    }
  }

  private func isMade(_ name: String) -> Bool {
    source.tokens.indices.contains { index in
      source.isToken(index, "=") && Self.bare(source.text(index - 1)) == name
        && Self.isConstruction(source.value(from: index + 1), of: classes, in: source)
    }
  }

  /// Whether a name is given to a call or kept by something else: the delegate may be set there.
  private func isHandedOver(_ name: String) -> Bool {
    source.tokens.indices.contains { index in
      // Outside all braces it is declared, or the name of a method: `- (void)locationManager:…`.
      guard source.isIdentifier(index), Self.bare(source.text(index)) == name,
        source.parent(index) >= 0, !source.isToken(index - 1, ["*", "synthesize"]), !isBase(index),
        !source.isToken(index + 1, ["=", "==", "!="])
      else { return false }
      let isSelf = source.isToken(index - 1, [".", "->"]) && source.isToken(index - 2, "self")
      let first = isSelf ? index - 2 : index
      // `if (name)`, `a && name`
      let isTested =
        source.isToken(first - 1, "(") && source.isToken(index + 1, ")")
        && source.isToken(first - 2, ["if", "while"])
        || source.isToken(first - 1, ["&&", "||"]) || source.isToken(index + 1, ["&&", "||"])
      // `[self name]` that gets a message, `!self.name`, `@synthesize name = _name`
      let isAsked = source.isToken(index - 1, "self") && source.isIdentifier(index + 2)
      let isSynthesized = source.isToken(index - 3, "synthesize")
      // `nil == name`, and what the getter of the same name gives
      let isCompared = source.isToken(first - 1, ["!", "==", "!="])
      let isGiven =
        source.isToken(first - 1, "return") && source.isToken(index + 1, ";")
        && functions.around(index)?.name == name
      return !isTested && !isAsked && !isSynthesized && !isCompared && !isGiven
    }
  }
}

extension ObjectiveCSource {
  /// Whether a brace opens a `^{ … }` or a `^(…) { … }`.
  func isBlock(_ brace: Int) -> Bool {
    let before = isToken(brace - 1, ")") ? partner(brace - 1) - 1 : brace - 1
    return isToken(before, "^") || isToken(before - 1, "^")
  }
}

extension ObjectiveCSource {
  /// What `@interface Name : Superclass` says, by the name.
  var superclasses: [String: String] {
    var found: [String: String] = [:]
    for index in tokens.indices
    where isToken(index, "interface") && isToken(index - 1, "@") && isToken(index + 2, ":") {
      found[text(index + 1)] = text(index + 3)
    }
    return found
  }
}
