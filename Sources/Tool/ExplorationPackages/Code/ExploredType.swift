import SourceReaders

/// A type of a module that is explored: how its objects are made, and what can be tapped of them.
struct ExploredType {
  let type: EntryType
  /// What makes one.
  let making: Piece
  let actions: [ExploredAction]
  /// Methods that others can call and that do not reach location.
  let leftOut: [String]
  /// Methods that observers and timers call; no one taps them, unless nothing else can be tapped.
  let calledBack: [String]
  /// Whether those are actions all the same.
  let keepsCalledBack: Bool

  init(_ type: EntryType, with values: SampleValues, reach: LocationReach) {
    self.type = type
    let isNamespace = type.kind == .enum
    let showing = type.showing
    let objects = showing == .hosted ? values.environment : []
    making =
      isNamespace ? Piece("") : values.making(of: type).shown(by: showing, among: objects)
    let reached = reach.members(of: type)
    let isService = type.inherits.contains { LocationReach.services.contains($0) }
    let all = type.methods.filter {
      !$0.isHidden && !$0.isCallback && ($0.isStatic || !isNamespace)
        && (isService || !$0.isOverride)
        && (showing == nil || values.entries.isTapped($0, of: type))
        && !$0.name.isOperator && $0.result != "Self" && $0.result != type.name
    }
    let calledBack = values.entries.methodsCalledBack(of: type)
    let open = all.filter { call in !calledBack.contains { $0.names(call) } }
    // What gives values over time is fed by callbacks, which no name leads to.
    let isSource = reached.contains("init")
    func reaches(_ name: String, _ result: String?) -> Bool {
      isService || reached.contains(name)
        || isSource && (result.map { $0.isPublisher || $0.isAsyncSequence } ?? false)
    }
    func actions(of calls: [EntryCall], isHeld: Bool) -> [ExploredAction] {
      calls.filter { reaches($0.name, $0.result) }.flatMap {
        ExploredAction.all(of: $0, on: type, values: values, isHeld: isHeld)
      }
        + type.properties.compactMap { property in
          guard !property.isHidden, !isNamespace, reaches(property.name, property.type)
          else { return nil }
          return ExploredAction(property, of: type, isHeld: isHeld)
        }
    }
    var tapped = open
    let buttons = showing == .hosted ? values.buttons : []
    var plain = actions(of: tapped, isHeld: type.kind == .struct)
    if showing == .hosted {
      plain = ExploredAction.taps(on: buttons, of: type)
    } else if plain.isEmpty {
      tapped = all
      plain = actions(of: tapped, isHeld: type.kind == .struct)
    }
    // What one action has to keep, the object has to be held for, and then for all of them.
    self.actions = plain.contains(where: \.isKept) ? actions(of: tapped, isHeld: true) : plain
    leftOut = Self.names(of: tapped.filter { !reaches($0.name, $0.result) }, of: type)
    let keeps = tapped.count > open.count
    keepsCalledBack = keeps
    self.calledBack = Self.names(
      of: all.filter { call in
        calledBack.contains { $0.names(call) }
          && (!keeps || reaches(call.name, call.result))
      }, of: type)
  }

  /// The names of methods; of those that share one, with the labels and, if need be, the results.
  private static func names(of calls: [EntryCall], of type: EntryType) -> [String] {
    calls.map { call in
      let namesakes = type.methods.filter { $0.name == call.name }
      guard namesakes.count > 1 else { return call.name }
      let alike = namesakes.filter { $0.labelled == call.labelled }
      return call.labelled + (alike.count > 1 ? " -> \(call.result ?? "Void")" : "")
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether objects have to be held by another, because they are values or there are none.
  var needsHolder: Bool {
    type.kind == .struct && type.showing == nil || making.code.isEmpty
      || actions.contains { $0.isKept }
  }

  /// The name of what holds them.
  var holder: String { type.plainName + "Holder" }

  /// The properties of which it is said that they end: `isLoading`.
  var endings: [String] {
    let names: Set = [
      "isLoading", "loading", "isRequesting", "isFetching", "isWaiting", "isBusy", "isAsking",
      "inProgress", "isInProgress", "isLocating", "isRequestingLocation", "isLoadingLocation",
    ]
    return visible.filter { $0.type == "Bool" && names.contains($0.name) }.map(\.name)
  }

  /// The flags that say that it has Always and nothing else: `hasAlwaysPermission`.
  var alwaysClaims: [String] {
    visible.filter { $0.type == "Bool" && $0.name.claimsAlways }.map(\.name)
  }

  /// The properties that say how things are.
  var shown: [String] {
    visible.filter { property in
      property.closure == nil && !isHearing(property) && !property.hasEffects
        && !(property.type.map { LocationReach.services.contains($0) } ?? false)
        && !LocationReach.services.contains(property.maker ?? "")
    }.map(\.name)
  }

  /// The properties by which others hear of it, and that nothing sets: delegates and closures.
  var hearing: [EntryProperty] {
    visible.filter { isHearing($0) && !$0.isReadOnly }
  }

  private var visible: [EntryProperty] {
    making.code.isEmpty || type.showing == .hosted
      ? [] : type.properties.filter { !$0.isHidden && !$0.isStatic }
  }

  private func isHearing(_ property: EntryProperty) -> Bool {
    property.closure != nil && property.hasValue && !isGiven(property.name)
      || property.name.hasSuffix("elegate") && property.type?.hasSuffix("Delegate?") == true
  }

  /// Whether a call that takes a closure uses the property, and so sets it, as far as names say.
  private func isGiven(_ name: String) -> Bool {
    type.methods.contains { call in
      call.uses.contains(name) && call.parameters.contains { $0.closure != nil }
    }
  }
}

extension EntryCall {
  /// The name with its labels: `find(_:in:)`.
  fileprivate var labelled: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension String {
  /// Whether the name of a flag says that Always is there, not that it is wanted, asked for or
  /// denied.
  fileprivate var claimsAlways: Bool {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    let others: Set = [
      "has", "is", "location", "access", "permission", "authorization", "authorized", "authorised",
      "granted", "allowed", "enabled",
    ]
    return words.contains("always") && words.count > 1
      && words.allSatisfy { $0 == "always" || others.contains($0) }
  }

  fileprivate var isOperator: Bool { first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? true }
}
