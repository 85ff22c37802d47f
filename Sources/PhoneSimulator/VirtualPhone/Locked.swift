#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name under which the package's own code knows it; nobody else gets a type named like this.
package typealias Locked = PhoneLocked

/// A value that one thread at a time may touch; a copy is the same lock over the same value.
///
/// Public and inlinable, because it is what every step of hosted code passes through, and a generic
/// that other modules cannot see into costs ten times as much.
///
/// Lock and value lie behind pointers into one piece of memory: a mutex must not move, and what a
/// pointer leads to is read without the checks of exclusive access that a stored property of a class
/// costs each time. Synchronization.Mutex would ask for macOS 15. Unchecked: the compiler cannot see
/// that the mutex guards the value.
public struct PhoneLocked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let kept: ManagedBuffer<pthread_mutex_t, Value>

  /// Guards a value.
  @inlinable public init(_ value: consuming Value) {
    kept = PhoneLockedStore<Value>.create(minimumCapacity: 1) { _ in pthread_mutex_t() }
    let places = kept.withUnsafeMutablePointers { ($0, $1) }
    pthread_mutex_init(places.0, nil)
    places.1.initialize(to: value)
  }

  /// Runs a body with the value; nothing that calls back may be called in it.
  @inlinable public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (mutex, value) = kept.withUnsafeMutablePointers { ($0, $1) }
    pthread_mutex_lock(mutex)
    defer {
      pthread_mutex_unlock(mutex)
      withExtendedLifetime(kept) {}
    }
    return try body(&value.pointee)
  }
}

/// The memory of a lock and its value.
@usableFromInline final class PhoneLockedStore<Value>: ManagedBuffer<pthread_mutex_t, Value> {
  @inlinable deinit {
    withUnsafeMutablePointers { mutex, value in
      value.deinitialize(count: 1)
      pthread_mutex_destroy(mutex)
    }
  }
}
