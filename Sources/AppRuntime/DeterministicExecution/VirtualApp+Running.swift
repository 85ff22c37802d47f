import AppHosting
import PhoneSimulator

/// An app's own code, run by a test.
extension VirtualApp {
  /// Runs code of the app on its main thread, then everything that follows until nothing is ready.
  ///
  /// Time does not pass; `phone.advance(by:)` lets it. Throws what the code throws, and a refusal
  /// where the app does not run, has crashed, or virtual time is not to be had.
  @discardableResult
  @inlinable public func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    var outcome: Result<Passed<Value>, any Error>?
    try onMainThread {
      outcome = Result { try MainActor.assumeIsolated { Passed(try body()) } }
    }
    guard let outcome else { throw CancellationError() }
    return try outcome.get().value
  }

  /// Runs a body as code of the app on its main thread, then everything that follows.
  @usableFromInline func onMainThread(_ body: () -> Void) throws {
    _ = Availability.isSaid
    let process = try runningProcess()
    guard let loop = process.loop else { throw PhoneRefusal(.notRunning, SelfCheck.sentence) }
    if HostedProcess.onThisThread === process, !VirtualLoop.isOnOwnThread { return body() }
    try phone.asOneVerb {
      loop.take(.main)
      defer { loop.leave(.main) }
      loop.enter(phone, isMain: true, queue: nil) { process.asCurrent(body) }
    }
  }

  /// Runs asynchronous code of the app on its main actor, and returns as soon as nothing is ready.
  @discardableResult
  @inlinable public func begin<Value>(
    _ body: @escaping @MainActor () async throws -> Value
  ) throws -> Asking<Value> {
    let asking = Asking<Value>(app: self)
    let outcome = asking.outcome
    try run {
      _ = Task { @MainActor in
        do {
          outcome.result = .success(try await body())
        } catch {
          outcome.result = .failure(error)
        }
      }
    }
    return asking
  }

  /// As ``begin(_:)``, for code about whose outcome no one asks.
  package func start(_ body: @escaping @MainActor () async throws -> Void) throws {
    try run { _ = Task { @MainActor in try? await body() } }
  }

  /// Runs asynchronous code of the app on its main actor to its end.
  ///
  /// Throws where it waits for something that a later act has to bring: use ``begin(_:)`` then.
  /// Disfavoured, so that `try app.run { Model() }` stays synchronous in asynchronous tests too.
  @discardableResult
  @_disfavoredOverload
  public func run<Value>(
    _ body: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    try begin(body).value
  }

  /// Adds code that runs on the main thread at every launch from now on, also in the background.
  public func atLaunch(_ code: @escaping @MainActor @Sendable () -> Void) throws {
    let host = AppHost.of(phone)
    guard host.scheduler is VirtualLoop else {
      throw PhoneRefusal(.notRunning, SelfCheck.sentence)
    }
    host.atLaunch(of: self) { MainActor.assumeIsolated(code) }
  }

  /// Reads something of the app's on its main thread, also while it is suspended; nothing follows.
  ///
  /// Nil if the app has no process.
  package func look<Value>(_ body: @MainActor () throws -> Value) throws -> Value? {
    guard let process = AppHost.of(phone).process(of: self), let loop = process.loop else {
      return nil
    }
    return try loop.enter(phone, isMain: true, queue: nil) {
      try process.asCurrent { try MainActor.assumeIsolated { Passed(try body()) } }
    }.value
  }

  /// How it crashed last; nil if it did not. Asking keeps the next verb from throwing it.
  public var lastCrash: AppCrash? { AppHost.of(phone).lastCrash(of: self) }

  private func runningProcess() throws -> HostedProcess {
    let host = AppHost.of(phone)
    if let failure = host.takeFailure() { throw failure }
    guard let process = host.process(of: self) else {
      throw PhoneRefusal(
        .appNotRunning, "\(package.name) is not running.", possible: ["open \(package.name)"])
    }
    guard !process.isSuspended else {
      throw PhoneRefusal(
        .appNotRunning, "\(package.name) is suspended.", possible: ["open \(package.name)"])
    }
    return process
  }
}
