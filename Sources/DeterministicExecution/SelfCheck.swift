import AppHosting
import Dispatch
import PhoneSimulator

/// Whether this toolchain still lets a program own its executors, queues and clock: tried once.
enum SelfCheck {
  static let sentence =
    "Virtual time is not available: this toolchain or this way of linking does not let the program "
    + "stand before its executors and queues. It is known to work with Swift 6.3 on Linux, linked "
    + "dynamically."

  static let isPassed: Bool = {
    let phone = VirtualPhone(system: .iOS(17, 4))
    guard let app = try? phone.install(AppPackage(name: "Self-check")),
      (try? phone.open(app)) != nil,
      let process = AppHost.of(phone).process(of: app), let loop = process.loop
    else { return false }
    let seen = Locked<Set<String>>([])
    let isOwned = loop.enter(phone, isMain: true, queue: nil) {
      Task { @MainActor in _ = seen.withLock { $0.insert("main actor") } }
      Task.detached { _ = seen.withLock { $0.insert("global pool") } }
      DispatchQueue.main.async { _ = seen.withLock { $0.insert("main queue") } }
      return ContinuousClock.now.duration(to: .now) == .zero
    }
    // Owned work waits; work that the platform got is not counted, even where it has run by now.
    let early = seen.withLock { $0 }
    while loop.runNext(on: phone) {}
    return isOwned && early.isEmpty && seen.withLock { $0.count } == 3
  }()
}

extension HostedProcess {
  /// The loop that runs its code, where there is one.
  var loop: VirtualLoop? { AppHost.of(app.phone).scheduler as? VirtualLoop }
}
