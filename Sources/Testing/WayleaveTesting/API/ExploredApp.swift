import PhoneSimulator

/// An app on an explored phone: its actions, and its properties.
///
/// Unchecked: as the phone, it belongs to one run.
public final class ExploredApp<Model: AnyObject>: @unchecked Sendable {
  /// The app on the virtual phone, for properties to read; nil if it could not be installed.
  public internal(set) var virtualApp: VirtualApp?
  let life = Life()
  let declared = Declared()

  /// What the app made at its last launch. An object of its own, which what was declared holds:
  /// nothing is weak here, for objects with weak references are counted more slowly.
  final class Life: @unchecked Sendable {
    private(set) var model: Model?
    /// Makes it where that was left to the first tap.
    var make: (@MainActor () throws -> Model)?
    /// What was thrown where nothing had ever been made.
    private(set) var failure: (any Error)?
    /// Those of processes that have ended: on a phone nothing of them is released before the end.
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
        if ended.isEmpty { failure = ModelCreationError(error: error) }
      }
    }
  }

  init() {}

  /// The app's page in Settings.
  public var settings: SettingsPage? { virtualApp.flatMap { $0.phone.settings(of: $0) } }

  /// An action that the user can take while the app is in the foreground and no prompt covers it.
  public func action<Value>(_ name: String, _ body: @escaping @MainActor (Model) throws -> Value) {
    add(name) { model, _ in try body(model) }
  }

  /// An action that takes time. It has to return or throw.
  ///
  /// A returned value counts as the answer, which must not come before the user has decided.
  public func action<Value>(
    _ name: String, _ body: @escaping @MainActor (Model) async throws -> Value
  ) {
    add(name) { model, _ in try await body(model) }
  }

  /// One action for each value, named by the name and the value: “Open 2”.
  ///
  /// They cost no more to declare than one, because each is made when it is taken.
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

  /// One action that takes time for each value: “Load 2”.
  ///
  /// A returned value counts as the answer.
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
        [life] member, app, pendingAction in
        guard life.isThere else { return }
        try app.start {
          do {
            if let model = life.tapped() { _ = try await body(model, member) }
            pendingAction.finish()
          } catch {
            pendingAction.finish(byThrowing: error)
            throw error
          }
        }
        pendingAction.begin()
      })
  }
}

extension RandomAccessCollection {
  /// An element by how many come before it.
  fileprivate subscript(at place: Int) -> Element { self[index(startIndex, offsetBy: place)] }
}

extension ExploredApp {
  /// A property that holds after every step.
  public func always(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.always, name, holds)
  }

  /// A property that holds after no step.
  public func never(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.never, name, holds)
  }

  /// A property that becomes true again from every state, if the user returns to the app and waits.
  public func eventually(_ name: String, _ holds: @escaping @MainActor (Model) -> Bool) {
    add(.eventually, name, holds)
  }

  /// Whether the app shows or stores that it has Always, which it must not while Settings says
  /// less.
  ///
  /// Provisional Always looks to code as Always does, and Settings says While Using (IOS-REQ-012).
  public func claimsAlways(_ claims: @escaping @MainActor (Model) -> Bool) {
    never("the app claims Always, and Settings does not say so") { [weak self] model in
      claims(model) && self?.settings?.row != "Always"
    }
  }

  /// Makes two states of the app different only by a value, instead of by all that its objects
  /// store.
  ///
  /// States with the same value count as one, so a difference that is left out here is not
  /// searched. Values are compared by what they hold, not by their descriptions.
  public func compareStates<Shown: Hashable>(by shown: @escaping @MainActor (Model) -> Shown) {
    declared.shown = { [life] app in
      guard let model = life.model else { return nil }
      return try app.look { shown(model) }
    }
  }

  /// Does not report known issues, so the search goes on behind them.
  public func ignore(_ knownIssues: KnownIssues) {
    declared.knownIssues.formUnion(knownIssues)
  }

  /// Requires that an action reaches a framework of the phone.
  ///
  /// An exploration in which none does is empty, even if the test declares properties or calls
  /// `compareStates(by:)`. Tests that `wayleave explore init` writes call it, because their
  /// properties are derived from the code and not written by its author.
  public func requiresFrameworkCalls() { declared.requiresFrameworkCalls = true }

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
