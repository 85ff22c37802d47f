import AppHosting
import Dispatch
import PhoneSimulator

/// Whether this toolchain still lets a program own its executors, queues and clock: tried once.
///
/// Where it does not, apps are called back on the platform's run loops, and `app.run` refuses.
enum SelfCheck {
  static let sentence =
    "Virtual time is not available: this toolchain or this way of linking does not let the program "
    + "replace its executors and queues. It is known to work with Swift 6.3 on Linux, linked "
    + "dynamically."

  static let isPassed: Bool = {
    let phone = VirtualPhone(system: .iOS(17, 4))
    let loop = VirtualLoop()
    let owned = Locked<Set<String>>([])
    // What the platform got runs on a thread without a loop, and is not counted.
    let note = { @Sendable (work: String) in
      if VirtualLoop.current === loop { _ = owned.withLock { $0.insert(work) } }
    }
    let clockStands = loop.enter(phone, isMain: true, queue: nil) {
      Task { @MainActor in note("main actor") }
      Task.detached { note("global pool") }
      DispatchQueue.main.async { note("main queue") }
      return ContinuousClock.now.duration(to: .now) == .zero
    }
    while loop.runNext(on: phone) {}
    return clockStands && owned.withLock { $0.count } == 3
  }()
}

extension HostedProcess {
  /// The loop that runs its code, where there is one.
  var loop: VirtualLoop? { scheduler as? VirtualLoop }
}
