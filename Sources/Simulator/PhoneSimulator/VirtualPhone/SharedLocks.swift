import CPhoneSimulator

/// The locks that are the whole program's and not one phone's.
///
/// Who copies the process takes them all before: in the copy no one is left who would let them go.
package enum SharedLocks {
  /// A lock, by its address. Unchecked: it is made once, and never goes.
  private struct Word: @unchecked Sendable {
    var address: UnsafeMutablePointer<UInt32>
  }

  private static let all = Locked<[Word]>([])

  fileprivate static func add(_ address: UnsafeMutablePointer<UInt32>) {
    let word = Word(address: address)
    all.withLock { $0.append(word) }
  }

  /// Runs a body while nothing else holds one of them.
  package static func hold<Result: Sendable>(_ body: () -> Result) -> Result {
    all.withLock { words in
      // Whoever holds one may want another, so nothing is held while one is waited for.
      while true {
        let free = words.prefix { wayleave_try_lock($0.address) }
        defer { for word in free { wayleave_unlock(word.address) } }
        if free.count == words.count { return body() }
        wayleave_give_way()
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
