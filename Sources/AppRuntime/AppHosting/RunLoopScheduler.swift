import Foundation
import PhoneSimulator

/// Real time and real threads: callbacks come on the run loop of the thread that made the object.
package final class RunLoopScheduler: WorkScheduler {
  /// A scheduler; all of them are alike.
  package init() {}

  /// The run loop of this thread.
  package func here(in process: HostedProcess) -> any WorkPlace {
    let isRunning = RunLoop.current.currentMode != nil
    return RunLoopPlace(
      loop: .current, process: process, comesBack: Thread.isMainThread || isRunning)
  }

  /// The run loop of the main thread.
  package func main(of process: HostedProcess) -> any WorkPlace {
    RunLoopPlace(loop: .main, process: process, comesBack: true)
  }

  /// None: run loops wake themselves.
  package var nextDeadline: Duration? { nil }

  /// Runs nothing: run loops do.
  package func runNext(on phone: VirtualPhone) -> Bool { false }

  /// Nothing: what run loops hold of a process that has ended does nothing.
  package func stop() {}
}

/// A run loop of the platform. Unchecked: performing a block on one is safe from any thread.
private struct RunLoopPlace: WorkPlace, @unchecked Sendable {
  var loop: RunLoop
  var process: HostedProcess
  var comesBack: Bool

  func perform(_ work: @escaping @Sendable () -> Void) {
    loop.perform(inModes: [.common]) { process.enter(at: self, work) }
  }
}
