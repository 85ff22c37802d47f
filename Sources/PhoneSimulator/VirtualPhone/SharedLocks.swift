#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The locks that are the whole program's and not one phone's.
///
/// Who copies the process takes them all before: in the copy nobody is left who would let them go.
package enum SharedLocks {
  /// A lock, by its address. Unchecked: it is made once, and never goes.
  private struct Mutex: @unchecked Sendable {
    var address: UnsafeMutablePointer<pthread_mutex_t>
  }

  private static let all = Locked<[Mutex]>([])

  fileprivate static func add(_ address: UnsafeMutablePointer<pthread_mutex_t>) {
    let mutex = Mutex(address: address)
    all.withLock { $0.append(mutex) }
  }

  /// Runs a body while nobody else holds one of them.
  package static func hold<Result: Sendable>(_ body: () -> Result) -> Result {
    all.withLock { mutexes in
      // Whoever holds one may want another, so nothing is held while one is waited for.
      while true {
        let free = mutexes.prefix { pthread_mutex_trylock($0.address) == 0 }
        defer { for mutex in free { pthread_mutex_unlock(mutex.address) } }
        if free.count == mutexes.count { return body() }
        sched_yield()
      }
    }
  }
}

extension PhoneLocked {
  /// Guards a value that the whole program shares, for as long as it runs.
  package static func shared(_ value: consuming Value) -> Self {
    let lock = Self(value)
    SharedLocks.add(lock.kept.withUnsafeMutablePointerToHeader { $0 })
    return lock
  }
}
