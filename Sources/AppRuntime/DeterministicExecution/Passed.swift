/// Hands a value from one side to the other. Unchecked: both take turns.
@usableFromInline struct Passed<Value>: @unchecked Sendable {
  @usableFromInline var value: Value
  @inlinable init(_ value: Value) { self.value = value }
}
