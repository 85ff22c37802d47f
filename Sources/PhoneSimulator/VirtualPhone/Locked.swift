#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name under which the package's own code knows it; nobody else gets a type named like this.
package typealias Locked = PhoneLocked

/// A value that one thread at a time may touch.
///
/// Public and inlinable, because it is what every step of hosted code passes through, and a generic
/// that other modules cannot see into costs ten times as much.
///
/// Lock and value lie behind pointers: a mutex must not move, and what a pointer leads to is read
/// without the checks of exclusive access that a stored property of a class costs each time.
/// Synchronization.Mutex would ask for macOS 15. Unchecked: the compiler cannot see that the mutex
/// guards the value.
public final class PhoneLocked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline let value: UnsafeMutablePointer<Value>

  /// Guards a value.
  @inlinable public init(_ value: consuming Value) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  @inlinable deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a body with the value; nothing that calls back may be called in it.
  @inlinable public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}
