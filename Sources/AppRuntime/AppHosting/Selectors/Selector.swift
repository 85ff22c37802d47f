import Foundation
import PhoneSimulator

/// What `#selector` names, as far as it goes without Objective-C: a method of a class, of one
/// argument at most.
///
/// `wayleave explore init` writes `Selector("tap", Screen.tap)` for `#selector(tap)`. Unchecked: a
/// method taken from its type holds nothing. A method of the main actor that is called elsewhere is
/// called on the main thread instead, and the trace says so: here it is not known whether the code
/// is of Swift 6, which checks it on a phone, or older.
public struct Selector: Hashable, @unchecked Sendable {
  /// The name as Objective-C writes it, `tap` or `tap:`, without the labels.
  private let name: String
  private let call: (AnyObject, Any?) -> Outcome

  /// What became of a call.
  private enum Outcome {
    case called, noMethod, elsewhere
    /// It takes a type that is not the one of what is sent.
    case otherArgument(Any.Type)
  }

  private init(name: String, call: @escaping (AnyObject, Any?) -> Outcome) {
    self.name = name
    self.call = call
  }

  /// A method that takes nothing.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name: name) { target, _ in
      guard let target = target as? Target else { return .noMethod }
      _ = method(target)()
      return .called
    }
  }

  /// A method that takes what sends it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name: name + ":") { target, sender in
      guard let target = target as? Target else { return .noMethod }
      guard let sender = sender as? Sender else { return .otherArgument(Sender.self) }
      _ = method(target)(sender)
      return .called
    }
  }

  /// A method of the main actor that takes nothing.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name: name) { target, _ in
      guard let target = target as? Target else { return .noMethod }
      let method = Unchecked(value: method(target))
      return Self.onMain { _ = method.value() }
    }
  }

  /// A method of the main actor that takes what sends it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name: name + ":") { target, sender in
      guard let target = target as? Target else { return .noMethod }
      guard let sender = sender as? Sender else { return .otherArgument(Sender.self) }
      let sent = Unchecked(value: (method(target), sender))
      return Self.onMain { _ = sent.value.0(sent.value.1) }
    }
  }

  private static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) -> Outcome {
    guard !Thread.isMainThread else {
      MainActor.assumeIsolated(work)
      return .called
    }
    DispatchQueue.main.async { work() }
    return .elsewhere
  }

  /// Whether both name the same.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Mixes in the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of an object; one that has no such method ends the process of the app.
  ///
  /// An argument of another type than the method's is reported, and the method is not called.
  package func send(to target: AnyObject, from sender: Any?) {
    let method = "-[\(type(of: target)) \(name)]"
    switch call(target, sender) {
    case .called: break
    case .noMethod:
      HostedProcess.current?.raise(
        "NSInvalidArgumentException",
        reason: "\(method): unrecognized selector sent to instance")
    case .otherArgument(let type):
      let sent = sender.map { "\(Swift.type(of: $0))" } ?? "nil"
      HostedProcess.current?.complain(
        Misuse(
          "\(method) takes \(type) and is sent \(sent): it is not called, and on a phone it is"))
    case .elsewhere:
      HostedProcess.current?.complain(
        Misuse(
          "\(method) is of the main actor and called on another thread: it runs on the main "
            + "thread. On a phone it runs there at once, or crashes where it is compiled as Swift 6"
        ))
    }
  }
}

extension Selector: CustomStringConvertible {
  /// The name as Objective-C writes it, without the labels.
  public var description: String { name }
}

/// A value that goes to the thread that calls, and is used there alone.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}
