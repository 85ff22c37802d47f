/// What `#selector` names, as far as it goes without Objective-C: a method of a class, of one argument
/// at most.
///
/// `wayleave explore init` writes `Selector("tap", Screen.tap)` for `#selector(tap)`. Unchecked: a
/// method taken from its type holds nothing.
public struct Selector: Hashable, @unchecked Sendable {
  /// The name as Objective-C writes it, `tap` or `tap:`, without the labels.
  private let name: String
  private let call: (AnyObject, Any?) -> Bool

  private init(name: String, call: @escaping (AnyObject, Any?) -> Bool) {
    self.name = name
    self.call = call
  }

  /// A method that takes nothing.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name: name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method that takes what sends it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name: name + ":") { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method of the main actor that takes nothing.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name: name) { target, _ in
      guard let target = target as? Target else { return false }
      let method = Unchecked(value: method(target))
      MainActor.assumeIsolated { _ = method.value() }
      return true
    }
  }

  /// A method of the main actor that takes what sends it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name: name + ":") { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      let sent = Unchecked(value: (method(target), sender))
      MainActor.assumeIsolated { _ = sent.value.0(sent.value.1) }
      return true
    }
  }

  /// Whether both name the same.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Mixes in the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of an object; one that has no such method ends the process of the app.
  package func send(to target: AnyObject, from sender: Any?) {
    guard !call(target, sender) else { return }
    HostedProcess.current?.raise(
      "NSInvalidArgumentException",
      reason: "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    var value: Value
  }
}

extension Selector: CustomStringConvertible {
  /// The name as Objective-C writes it, without the labels.
  public var description: String { name }
}
