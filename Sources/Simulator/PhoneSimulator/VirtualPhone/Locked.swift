import CPhoneSimulator

/// The name under which the package's own code knows it; no one else gets a type named like this.
package typealias Locked = PhoneLocked

/// A value that one thread at a time may touch; a copy is the same lock over the same value.
///
/// Public and inlinable, because it is what every step of hosted code passes through, and a generic
/// that other modules cannot see into costs ten times as much.
///
/// Lock and value lie behind pointers into one piece of memory: a lock must not move, and what a
/// pointer leads to is read without the checks of exclusive access that a stored property of a
/// class costs each time. Unchecked: the compiler cannot see that the lock guards the value.
@usableFromInline package struct PhoneLocked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let kept: ManagedBuffer<UInt32, Value>

  /// Guards a value.
  @inlinable package init(_ value: consuming Value) {
    kept = PhoneLockedStore<Value>.create(minimumCapacity: 1) { _ in 0 }
    kept.withUnsafeMutablePointerToElements { $0 }.initialize(to: value)
  }

  /// Runs a body with the value; nothing that calls back may be called in it.
  @inlinable package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (word, value) = kept.withUnsafeMutablePointers { ($0, $1) }
    wayleave_lock(word)
    defer {
      wayleave_unlock(word)
      withExtendedLifetime(kept) {}
    }
    return try body(&value.pointee)
  }
}

/// The memory of a lock and its value.
@usableFromInline final class PhoneLockedStore<Value>: ManagedBuffer<UInt32, Value> {
  @inlinable deinit {
    _ = withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) }
  }
}
