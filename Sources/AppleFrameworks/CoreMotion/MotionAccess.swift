import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import Synchronization

/// One object's way to the phone's motion: it asks, and hands on the phone's answer.
///
/// A question that iOS does not answer, because its prompt was dismissed, stays without an answer.
final class MotionAccess: Sendable {
  /// What the phone says to a question.
  enum Answer: Sendable {
    case granted
    case refused(Int)
  }

  /// What an object asks the phone for.
  enum Question: Sendable {
    case query, updates, rawSensors
  }

  private struct State: Sendable {
    var waiting: [@Sendable (Answer) -> Void] = []
    var receiver: Receiver?
  }

  private let process = HostedProcess.current
  private let state = Mutex(State())

  /// The app whose code made the object; nil if no phone runs it.
  var app: VirtualApp? { process?.app }

  /// Asks; the answer, if one comes, is performed where the object was made.
  func ask(_ question: Question, _ take: @escaping @Sendable (Answer) -> Void) {
    guard let process, process.isAlive else { return }
    listen(to: process, raw: question == .rawSensors)
    state.withLock { $0.waiting.append(take) }
    switch question {
    case .query: try? process.app.queryMotion()
    case .updates: try? process.app.startMotionUpdates()
    case .rawSensors: try? process.app.readRawMotion()
    }
  }

  /// Forgets every question that has no answer yet.
  func forget() { state.withLock { $0.waiting = [] } }

  /// Runs a handler on a queue, if the process lives by then.
  ///
  /// The main queue of Foundation is one for all phones of a test's process: its work goes to the
  /// main run loop of the app, so that phones in parallel tests do not wait for one another.
  func hand(to queue: OperationQueue, _ work: @escaping @Sendable () -> Void) {
    if queue === OperationQueue.main, let process { return process.main.perform(work) }
    queue.addOperation { [process] in
      if process?.isAlive ?? false { work() }
    }
  }

  /// Runs a handler on a queue, if the process lives by then.
  func hand(to queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
    queue.async { [process] in
      if process?.isAlive ?? false { work() }
    }
  }

  /// The time that measurements carry.
  var timestamp: TimeInterval {
    let components = (app?.uptime ?? .zero).components
    return TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }

  private func listen(to process: HostedProcess, raw: Bool) {
    guard state.withLock({ $0.receiver == nil }) else { return }
    let receiver = process.receive { [weak self] (noticed: Noticed) -> (@Sendable () -> Void)? in
      guard let self, let answer = Self.answer(in: noticed.effect) else { return nil }
      // What another object reads raw says nothing about the permission.
      if !raw, case .granted = answer, process.app.motionAuthorization != .allowed { return nil }
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      if waiting.isEmpty { return nil }
      return { waiting.forEach { $0(answer) } }
    }
    state.withLock { $0.receiver = receiver }
  }

  private static func answer(in effect: IOS.Effect) -> Answer? {
    switch effect {
    case .motionDelivered: .granted
    case .motionError(let code): .refused(code)
    default: nil
    }
  }
}

/// A value that Apple's signatures do not mark as sendable, on its way to the queue that takes it.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension CMAuthorizationStatus {
  /// What the app of the running code reads.
  static var ofCurrentApp: CMAuthorizationStatus {
    switch HostedProcess.current?.app.motionAuthorization {
    case .allowed: .authorized
    case .denied: .denied
    case .restricted: .restricted
    case .notDetermined, nil: .notDetermined
    }
  }
}

extension MotionAccess.Answer {
  /// The error of a refusal, as Core Motion hands it out.
  var error: NSError? {
    if case .refused(let code) = self { NSError(domain: CMErrorDomain, code: code) } else { nil }
  }
}
