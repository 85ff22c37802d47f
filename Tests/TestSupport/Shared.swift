import Foundation

/// A value that several threads of a test share. `Mutex` would keep the tests from macOS 13 and 14.
///
/// Unchecked: the value is touched under the lock only.
public final class Shared<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// A value that is shared from now on.
  public init(_ value: sending Value) { self.value = value }

  /// Runs work with the value, while no other thread has it.
  public func withLock<Result>(_ work: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try work(&value) }
  }
}
