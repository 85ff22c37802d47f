import PhoneSimulator

/// An app on a phone that is explored: what can be tapped in it, and what has to be so.
///
/// Unchecked: as the phone, it belongs to one run.
public final class ExploredApp<Model: AnyObject>: @unchecked Sendable {
  /// The app's side of the phone, for properties to read; nil where it could not be installed.
  public internal(set) var virtual: VirtualApp?
  let life = Life()
  let declared = Declared()

  /// What the app made at its last launch. An object of its own, which what was declared holds: nothing
  /// is weak here, for objects with weak references are counted more slowly.
  final class Life: @unchecked Sendable {
    private(set) var model: Model?
    /// Makes it where that was left to the first tap.
    var make: (@MainActor () throws -> Model)?
    /// What was thrown where nothing had ever been made.
    private(set) var failure: (any Error)?
    /// Those of processes that have ended: on a phone nothing of them is let go, only at an end.
    private var ended: [Model] = []

    func end() {
      if let model { ended.append(model) }
      (model, make) = (nil, nil)
    }

    /// Whether there is something to tap.
    var isThere: Bool { model != nil || make != nil }

    /// What a tap goes to.
    @MainActor func tapped() -> Model? {
      if model == nil, let make { take(make) }
      return model
    }

    /// Makes it; a later launch at which that throws has nothing to tap.
    @MainActor func take(_ make: @MainActor () throws -> Model) {
      do { model = try make() } catch {
        if ended.isEmpty { failure = NothingMade(error: error) }
      }
    }
  }

  init() {}

  /// What Settings shows of the app.
  public var settings: SettingsPage? { virtual.flatMap { $0.phone.settings(of: $0) } }

  /// Something that can be tapped in the app while it is in front and no prompt covers it.
  public func action<Value>(_ name: String, _ body: @escaping @MainActor (Model) throws -> Value) {
    add(name) { model, _ in try body(model) }
  }

  /// Something that can be tapped and takes its time; it is followed until it returns or throws.
  ///
  /// Where it returns a value, that is an answer: it may not come before the person has decided.
  public func action<Value>(
    _ name: String, _ body: @escaping @MainActor (Model) async throws -> Value
  ) {
    add(name) { model, _ in try await body(model) }
  }

  /// Actions that differ in a value alone, each called by the name and the value: “Open 2”.
  ///
  /// As many single ones would do the same; these are declared at once, and made when they are tapped.
  public func action<Values: RandomAccessCollection & Sendable, Value>(
    _ name: String, for values: Values,
    _ body: @escaping @MainActor (Model, Values.Element) throws -> Value
  ) where Values.Element: Sendable {
    add(name, of: values.count) {
      "\(values[at: $0])"
    } _: {
      try body($0, values[at: $1])
    }
  }

  /// Actions that take their time and differ in a value alone: “Load 2”.
  ///
  /// As with a single one, what they return is an answer.
  public func action<Values: RandomAccessCollection & Sendable, Value>(
    _ name: String, for values: Values,
    _ body: @escaping @MainActor (Model, Values.Element) async throws -> Value
  ) where Values.Element: Sendable {
    add(name, of: values.count) {
      "\(values[at: $0])"
    } _: {
      try await body($0, values[at: $1])
    }
  }

  /// Adds a family, each member of which is done with when it returns.
  private func add<Value>(
    _ name: String, of count: Int = 1, value: ((Int) -> String)? = nil,
    _ body: @escaping @MainActor (Model, Int) throws -> Value
  ) {
    declared.actions.append(
      Actions.Family(name: name, value: value, count: count) { [life] member, app, _ in
        guard life.isThere else { return }
        try app.run { _ = try life.tapped().map { try body($0, member) } }
      })
  }

  /// Adds a family whose members take their time.
  private func add<Value>(
    _ name: String, of count: Int = 1, value: ((Int) -> String)? = nil,
    _ body: @escaping @MainActor (Model, Int) async throws -> Value
  ) {
    let answers = Value.self != Void.self
    declared.actions.append(
      Actions.Family(name: name, value: value, count: count, answers: answers) {
        [life] member, app, ticket in
        guard life.isThere else { return }
        try app.start {
          do {
            if let model = life.tapped() { _ = try await body(model, member) }
            ticket.finish()
          } catch {
            ticket.finish(byThrowing: error)
            throw error
          }
        }
        ticket.begin()
      })
  }
}

extension RandomAccessCollection {
  /// An element by how many come before it.
  fileprivate subscript(at place: Int) -> Element { self[index(startIndex, offsetBy: place)] }
}

extension ExploredApp {
  /// What holds after every step.
  public func always(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.always, name, holds)
  }

  /// What holds after no step.
  public func never(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.never, name, holds)
  }

  /// What comes to hold again, from wherever it does not, if the person comes back and waits.
  public func eventually(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.eventually, name, holds)
  }

  /// Says when the app shows or stores that it has Always: it may not while Settings says less.
  ///
  /// Provisional Always looks to code as Always does, and Settings says While Using (IOS-REQ-012).
  public func claimsAlways(_ claims: @escaping @MainActor (Model) -> Bool) {
    never("the app claims Always, and Settings does not say so") { [weak self] model in
      claims(model) && self?.settings?.row != "Always"
    }
  }

  /// What there is to tell two states of the app apart, instead of all that its objects store.
  ///
  /// States that show the same count as one, so what is left out here is not searched. Told apart is
  /// what is shown by what it holds, and not by how it is described.
  public func shows<Shown: Hashable>(_ shown: @escaping @MainActor (Model) -> Shown) {
    declared.shown = { [life] app in
      guard let model = life.model else { return nil }
      return try app.look { shown(model) }
    }
  }

  /// What is known of the app and is let pass, so that the search goes on where it would end.
  public func allows(_ allowances: Allowances) {
    declared.allowances.formUnion(allowances)
  }

  /// Requires that an action reaches a framework of the phone: a search in which none does is
  /// empty, even if the test declares properties or `shows`. Tests that `wayleave explore init`
  /// writes call it, because their properties are derived from the code and not written by its
  /// author.
  public func needsThePhone() { declared.needsThePhone = true }

  private func add(
    _ kind: Property.Kind, _ name: String, _ holds: @escaping @MainActor (Model) -> Bool
  ) {
    declared.properties.append(
      Property(kind: kind, name: name) { [life] app in
        guard let model = life.model else { return nil }
        return try app.look { holds(model) }
      })
  }
}
