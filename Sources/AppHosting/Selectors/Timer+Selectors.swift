import Foundation

/// What Foundation on Linux lacks: timers that call a method. They hold their object until they end.
///
/// They carry nothing: Foundation sets `userInfo` of its own timers alone.
extension Timer {
  /// Calls a method of an object on this thread's run loop, once or again and again.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: nil, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer for a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?,
    repeats: Bool
  ) {
    let target = Unchecked(value: target as AnyObject)
    self.init(timeInterval: interval, repeats: repeats) { timer in
      selector.send(to: target.value, from: timer)
    }
  }
}

/// Unchecked: the timer calls on the thread of its run loop.
private struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}
