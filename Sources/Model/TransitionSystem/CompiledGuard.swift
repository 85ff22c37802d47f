/// A guard for one device, as tests that jump.
public struct CompiledGuard<Words: StateWords>: Sendable {
  @usableFromInline let tests: [FlatTest]
  @usableFromInline let entry: Int32
  @usableFromInline let need: FlatProgram<Words>.Need

  /// Compiles a guard.
  @inlinable
  public init<Platform: PermissionSystem>(
    _ condition: Guard<Platform>, on device: Platform.Device
  ) where Platform.Words == Words {
    var tests: [FlatTest] = []
    entry = tests.append(condition, on: device)
    self.tests = tests
    var need = FlatProgram<Words>.Need()
    if entry >= 0 { need.require(condition) }
    self.need = need
  }

  /// Whether it holds in a state.
  @inlinable @inline(__always)
  public func holds(in words: Words) -> Bool {
    words & need.mask == need.wanted && tests.pass(from: entry, words)
  }
}
