/// A lock around a value, behind a pointer, iOS 16+.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    var lock = os_unfair_lock()

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a value that is not sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// A lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a body with the value.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(&storage.lock)
    defer { os_unfair_lock_unlock(&storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a body with the value.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs a body with the value, unless another has the lock.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(&storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(&storage.lock) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock.
  public func lock() { os_unfair_lock_lock(&storage.lock) }
  /// Gives the lock back.
  public func unlock() { os_unfair_lock_unlock(&storage.lock) }
  /// Takes the lock, or says that another has it.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(&storage.lock) }

  /// Runs a body under the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
