import SourceReaders

/// A tap of the test: a call of the code, with what could not be known of it.
struct ExploredAction {
  /// The name for people.
  var name: String
  /// Where it is declared.
  var place: EntryName
  /// The closure that makes the call, in lines; `$0` or `model` is the object or what holds it.
  var lines: [String]
  var missing: [String] = []
  /// What the call does with what it is given.
  var note: String?
  /// Whether what it gives has to be held.
  var isKept = false
  /// The stored stream that it iterates: two listeners at once end the program.
  var stream: String?

  /// The calls of a method: one for each value of its only parameter, the first twelve.
  static func all(
    of call: EntryCall, on type: EntryType, values: SampleValues, isHeld: Bool
  ) -> [ExploredAction] {
    let asked = call.parameters.filter {
      !$0.hasDefault && values.entries.closure(of: $0) == nil
    }
    let known =
      asked.count == 1 ? asked.flatMap { values.values(of: $0.type, inside: type.name) } : []
    let choices = known.prefix(mostValues)
    guard let asked = asked.first, let place = call.parameters.firstIndex(of: asked) else {
      return [ExploredAction(call, on: type, values: values, isHeld: isHeld)]
    }
    let rest =
      values.casesLeftOut(of: asked.type, inside: type.name)
      + known.dropFirst(mostValues).map {
        $0.code.hasPrefix(".") ? String($0.code.dropFirst()) : $0.code
      }
    guard choices.count > 1 || !choices.isEmpty && !rest.isEmpty else {
      return [ExploredAction(call, on: type, values: values, isHeld: isHeld)]
    }
    return choices.map {
      var action = ExploredAction(
        call, on: type, values: values, isHeld: isHeld, chosen: (place, $0))
      if !rest.isEmpty {
        let left = "not for " + rest.joined(separator: ", ")
        action.note = [action.note, left].compactMap(\.self).joined(separator: ", ")
      }
      return action
    }
  }

  /// Each is a step more that is tried from every state.
  private static let mostValues = 12

  private init(
    _ call: EntryCall, on type: EntryType, values: SampleValues, isHeld: Bool,
    chosen: (place: Int, value: Piece)? = nil
  ) {
    let labels = call.parameters.enumerated().map { place, parameter -> String in
      let value = chosen.flatMap { $0.place == place ? " " + $0.value.told : nil }
      return (parameter.label ?? "_") + ":" + (value ?? "")
    }
    let list = labels.joined(separator: chosen == nil ? "" : ", ")
    name = call.name + (labels.isEmpty ? "" : "(\(list))")
    place = EntryName(call.name, at: call.position)
    let waits = call.isAsync || type.isIsolatedElsewhere && !call.isNonisolated && !call.isStatic
    let awaited = waits || call.isThrowing ? nil : Self.awaited(in: call, values.entries)
    let given = chosen.map { [$0.place: $0.value] } ?? [:]
    let arguments = values.arguments(of: call, inside: type.name, given: given) { parameter in
      guard let answer = awaited, answer.names.contains(parameter.name) else { return nil }
      return answer.resuming(parameter)
    }
    missing = arguments.missing
    // A continuation is resumed by what is called where nothing can be thrown.
    if awaited != nil, arguments.mayThrow { missing.append("one whose making does not throw") }
    let isTried = call.isThrowing || arguments.mayThrow
    let effects = (isTried ? "try " : "") + (waits ? "await " : "")
    func receiver(_ object: String) -> String {
      call.isStatic ? type.name : object + (isHeld ? ".value" : "")
    }
    let result = call.result ?? ""
    if let awaited {
      note = "awaits \(awaited.names.joined(separator: " or "))"
      lines = [
        "{ model in",
        // The story of a continuation that is let go calls it by this name.
        "  await withCheckedContinuation(function: \(name.asSwift)) {",
        "    (answer: CheckedContinuation<\(awaited.answer), Never>) in",
        "    \(receiver("model")).\(call.name)\(arguments.code)", "  }", "}",
      ]
      if call.result != nil { lines[3] = "    _ = " + lines[3].drop { $0 == " " } }
    } else if result.isPublisher || result.isAsyncSequence {
      isKept = true
      let value = "\(effects)\(Self.held(call, type)).\(call.name)\(arguments.code)"
      // What differs in its result alone is distinguished by it.
      let alike = type.methods.filter {
        $0.name == call.name && $0.parameters.map(\.label) == call.parameters.map(\.label)
      }
      let whole = alike.count > 1 ? "(\(value)) as \(result)" : value
      stream = result.isPublisher ? nil : Self.stream(in: call.uses, of: type)
      lines =
        result.isPublisher
        ? Self.subscribing(whole, of: result) : Self.following(whole, of: result, once: stream)
      if stream != nil { note = "iterated once: a stream has one listener" }
    } else if call.isAsync, call.result == nil, Self.isWatching(call) {
      isKept = true
      lines = [
        "{ model in",
        "  model.kept.append(Task { \(effects)\(Self.held(call, type)).\(call.name)\(arguments.code) })",
        "}",
      ]
    } else {
      // A closure that takes an object says so where nothing of it is called.
      let head = call.isStatic ? "_ in " : ""
      lines = ["{ \(head)\(effects)\(receiver("$0")).\(call.name)\(arguments.code) }"]
    }
  }

  /// The taps on the buttons of hosted views.
  static func taps(on buttons: [String?], of type: EntryType) -> [ExploredAction] {
    let titles = buttons.compactMap(\.self).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let untitled = (0..<buttons.count { $0 == nil })
    let place = EntryName(type.name, at: type.position)
    return titles.map { title in
      ExploredAction(tap: title, "{ $0.tap(\(title.asSwift)) }", at: place)
    }
      + untitled.map { number in
        ExploredAction(
          tap: "button \(number + 1)", "{ $0.tap(untitled: \(number)) }", at: place)
      }
  }

  private init(tap name: String, _ line: String, at place: EntryName) {
    self.name = name
    self.place = place
    lines = [line]
  }

  /// A property that takes its time or gives values over time; nil for any other.
  init?(_ property: EntryProperty, of type: EntryType, isHeld: Bool) {
    let result = property.type ?? ""
    guard !property.isStatic else { return nil }
    if property.hasEffects, !result.isPublisher, !result.isAsyncSequence {
      name = property.name
      place = EntryName(property.name, at: property.position)
      lines = ["{ try await $0\(isHeld ? ".value" : "").\(property.name) }"]
      return
    }
    guard result.isPublisher || result.isAsyncSequence else { return nil }
    name = property.name
    place = EntryName(property.name, at: property.position)
    isKept = true
    let waits =
      property.hasEffects ? "try await " : type.isIsolatedElsewhere ? "await " : ""
    let value = "\(waits)model.value.\(property.name)"
    if !result.isPublisher {
      stream = property.isStored ? property.name : Self.stream(in: property.uses, of: type)
    }
    if stream != nil { note = "iterated once: a stream has one listener" }
    lines =
      result.isPublisher
      ? Self.subscribing(value, of: result) : Self.following(value, of: result, once: stream)
  }

  /// The stored stream of a type that code uses, by the names in it.
  private static func stream(in uses: Set<String>, of type: EntryType) -> String? {
    type.properties.first { property in
      property.isStored && uses.contains(property.name)
        && (property.type?.isAsyncSequence == true
          || ["AsyncStream", "AsyncThrowingStream"].contains(property.maker ?? ""))
    }?.name
  }

  private static func held(_ call: EntryCall, _ type: EntryType) -> String {
    call.isStatic ? type.name : "model.value"
  }

  /// The line that holds what gives values: nothing follows where it is nil.
  private static func holding(_ value: String, of type: String) -> String {
    type.hasSuffix("?")
      ? "  guard let values = \(value) else { return }" : "  let values = \(value)"
  }

  private static func subscribing(_ publisher: String, of type: String) -> [String] {
    [
      "{ model in", holding(publisher, of: type),
      "  model.kept.append(values.sink(receiveCompletion: { _ in }, receiveValue: { _ in }))", "}",
    ]
  }

  private static func following(
    _ sequence: String, of type: String, once stream: String?
  ) -> [String] {
    let guarding = stream.map {
      ["  guard model.followed.insert(\($0.asSwift)).inserted else { return }"]
    }
    return ["{ model in"] + (guarding ?? []) + [
      holding(sequence, of: type),
      "  model.kept.append(Task { for try await _ in values {} })", "}",
    ]
  }
}

extension ExploredAction {
  /// The closures of a call that receives the end of it, once.
  struct Awaited {
    /// The names of the parameters.
    var names: [String]
    /// The type of what they receive.
    var answer: String
    /// What resumes the wait with what a closure is given.
    var resuming: (EntryCall.Parameter) -> Piece
  }

  /// Whether a method goes on for as long as somebody watches, as its name says.
  private static func isWatching(_ call: EntryCall) -> Bool {
    let beginnings = [
      "start", "observe", "track", "monitor", "watch", "subscribe", "listen", "follow", "add",
      "set", "register", "on", "stream", "continuous", "begin",
    ]
    let name = call.name.lowercased()
    return beginnings.contains(where: name.hasPrefix) || call.name.contains("Updat")
  }

  private static func asks(_ call: EntryCall) -> Bool {
    ["request", "ask", "get", "fetch"].contains(where: call.name.lowercased().hasPrefix)
  }

  /// Whether a closure is called again and again, as its name says.
  private static func tellsMore(_ name: String) -> Bool {
    ["on", "did", "will"].contains(where: name.hasPrefix)
      || ["update", "change", "progress", "each"].contains(where: name.lowercased().contains)
  }

  /// Closures that are called once, as their names say; of a method that watches, there are none.
  private static func awaited(in call: EntryCall, _ entries: EntryPoints) -> Awaited? {
    guard !isWatching(call) else { return nil }
    let once: Set = [
      "completion", "completionhandler", "callback", "handler", "then", "done", "result",
      "success", "failure", "onsuccess", "onfailure", "onerror", "error", "response", "reply",
      "oncompletion", "completionblock", "finished", "resulthandler", "failed",
    ]
    var closures: [String: EntryCall.Closure] = [:]
    for parameter in call.parameters {
      guard let closure = entries.closure(of: parameter), closure.result == "Void" else { continue }
      closures[parameter.name] = closure
    }
    // The only one of a method that asks receives what it asks for where nothing else is said of
    // it.
    let isOnly = closures.count == 1 && asks(call)
    for parameter in call.parameters {
      let names = [parameter.name, parameter.label ?? ""].map { $0.lowercased() }
      guard once.isDisjoint(with: names) else { continue }
      let isPlain = parameter.label == nil && !parameter.hasDefault && !tellsMore(parameter.name)
      let changes = closures[parameter.name]?.parameters.contains { $0.hasPrefix("inout ") } == true
      if !isOnly || !isPlain || changes { closures[parameter.name] = nil }
    }
    let names = call.parameters.map(\.name).filter { closures[$0] != nil }
    guard let first = names.first, let only = closures[first] else { return nil }
    let told = Awaited(names: names, answer: "Void") { parameter in
      let count = closures[parameter.name]?.parameters.count ?? 0
      let head = Array(repeating: "_", count: count).joined(separator: ", ")
      return Piece(count == 0 ? "{ answer.resume() }" : "{ \(head) in answer.resume() }")
    }
    guard names.count == 1, !only.parameters.isEmpty else { return told }
    let types = only.parameters
    // Neither can be handed on as it is.
    guard !types.contains(where: { $0.hasPrefix("inout ") || $0.hasSuffix("...") }) else {
      return told
    }
    if types.count == 1 {
      return Awaited(names: names, answer: types[0]) { _ in
        Piece("{ answer.resume(returning: $0) }")
      }
    }
    let values = types.indices.map { "$\($0)" }.joined(separator: ", ")
    return Awaited(names: names, answer: "(\(types.joined(separator: ", ")))") { _ in
      Piece("{ answer.resume(returning: (\(values))) }")
    }
  }
}

extension String {
  /// Whether a type is a publisher of Combine's.
  var isPublisher: Bool {
    contains("Publisher") || hasPrefix("Future<") || contains("Subject<")
  }

  /// Whether a type is a sequence that is awaited.
  var isAsyncSequence: Bool {
    contains("AsyncStream<") || contains("AsyncThrowingStream<") || contains("AsyncSequence")
  }
}
