import Foundation

/// What Foundation on Linux lacks: timers that call a method.
///
/// They hold their object until the last call or `invalidate()`; one that is made by `init` and
/// repeats holds it for good, for Foundation on Linux never lets go of what a timer runs. They
/// carry nothing: Foundation sets `userInfo` of its own timers alone.
extension Timer {
  /// Calls a method of an object on this thread's run loop, once or again and again.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?,
    repeats: Bool
  ) -> Timer {
    let target = TimerTarget(target, selector: selector, isCalledOnce: !repeats)
    // `init(timeInterval:repeats:block:)` is due at once on Linux.
    let timer = TargetTimer(
      fire: Date(timeIntervalSinceNow: max(interval, 0.0001)), interval: interval, repeats: repeats
    ) { target.call(from: $0) }
    timer.target = target
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer for a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?,
    repeats: Bool
  ) {
    let target = TimerTarget(target, selector: selector, isCalledOnce: !repeats)
    self.init(timeInterval: interval, repeats: repeats) { target.call(from: $0) }
  }
}

/// A timer that lets go of its object where it ends.
private final class TargetTimer: Timer {
  var target: TimerTarget?

  override func invalidate() {
    super.invalidate()
    target?.letGo()
  }
}

/// The object of a timer, while it is held. Unchecked: the timer calls and ends on one thread.
private final class TimerTarget: @unchecked Sendable {
  private var object: AnyObject?
  private let selector: Selector
  private let isCalledOnce: Bool

  init(_ object: Any, selector: Selector, isCalledOnce: Bool) {
    self.object = object as AnyObject
    self.selector = selector
    self.isCalledOnce = isCalledOnce
  }

  func call(from timer: Timer) {
    guard let object else { return }
    if isCalledOnce { letGo() }
    selector.send(to: object, from: timer)
  }

  func letGo() { object = nil }
}
