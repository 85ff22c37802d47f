import AppHosting
import PhoneSimulator

/// Runs an app's work one piece after another, when the phone lets it: a run loop without time.
final class Turns: WorkScheduler {
  private let waiting = Locked<[@Sendable () -> Void]>([])
  let hasRunLoop = Locked(true)

  func here(in process: HostedProcess) -> any WorkPlace {
    Place(process: process, turns: self, comesBack: hasRunLoop.withLock { $0 })
  }

  func main(of process: HostedProcess) -> any WorkPlace {
    Place(process: process, turns: self, comesBack: true)
  }

  var nextDeadline: Duration? { waiting.withLock { $0.isEmpty } ? nil : .zero }

  func runNext(on phone: VirtualPhone) -> Bool {
    guard let next = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    next()
    return true
  }

  func stop() { waiting.withLock { $0 = [] } }

  private struct Place: WorkPlace {
    var process: HostedProcess
    var turns: Turns
    var comesBack: Bool

    func perform(_ work: @escaping @Sendable () -> Void) {
      guard comesBack else { return }
      turns.waiting.withLock { waiting in
        waiting.append { process.enter(at: self, work) }
      }
    }
  }
}
