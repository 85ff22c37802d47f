import Foundation
import PhoneSimulator

/// What Foundation on Linux lacks: a call of a method after a while.
extension NSObject {
  /// Calls a method of the object on this thread's run loop.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.current.add(
      DelayedCall(target: self, selector: selector, argument: argument, delay: delay))
  }

  /// Takes back calls that have not been made.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.current.end { $0.target === target as AnyObject }
  }

  /// Takes back calls of a method with an argument that have not been made.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCalls.current.end {
      $0.target === target as AnyObject && $0.selector == selector && $0.isSame(argument)
    }
  }
}

/// A call that waits for its timer. Unchecked: it is made and taken back on the thread that asked.
private final class DelayedCall: @unchecked Sendable {
  private(set) var target: NSObject?
  let selector: Selector
  private var argument: Any?
  private let delay: TimeInterval
  private var timer: Timer?

  init(target: NSObject, selector: Selector, argument: Any?, delay: TimeInterval) {
    self.target = target
    self.selector = selector
    self.argument = argument
    self.delay = delay
  }

  func begin(_ then: @escaping @Sendable (DelayedCall) -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      then(self)
      let (target, argument) = (self.target, self.argument)
      self.letGo()
      if let target { self.selector.send(to: target, from: argument) }
    }
  }

  func end() {
    timer?.invalidate()
    letGo()
  }

  /// Foundation on Linux never lets go of what a timer runs, and so of the call.
  private func letGo() {
    target = nil
    argument = nil
    timer = nil
  }

  func isSame(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let one = argument as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return argument as AnyObject === other as AnyObject
  }
}

/// The calls of one process that wait.
private final class DelayedCalls: Sendable {
  private let waiting = Locked<[DelayedCall]>([])
  private static let nobodys = DelayedCalls()

  static var current: DelayedCalls {
    HostedProcess.current?.companion(DelayedCalls.self) { DelayedCalls() } ?? nobodys
  }

  func add(_ call: DelayedCall) {
    waiting.withLock { $0.append(call) }
    call.begin { [weak self] made in self?.waiting.withLock { $0.removeAll { $0 === made } } }
  }

  func end(where isOver: (DelayedCall) -> Bool) {
    let over = waiting.withLock { waiting in
      let over = waiting.filter(isOver)
      waiting.removeAll(where: isOver)
      return over
    }
    for call in over { call.end() }
  }
}
