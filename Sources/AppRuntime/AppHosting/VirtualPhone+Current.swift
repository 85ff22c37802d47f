import PhoneSimulator

extension VirtualPhone {
  /// The phone that code without a phone of its own speaks to, such as Apple's names on Linux.
  @TaskLocal public static var current: VirtualPhone?

  /// Runs code for which this phone is the ``current`` one.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs asynchronous code for which this phone is the ``current`` one.
  public func asCurrent<Result: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$current.withValue(self, operation: body, isolation: isolation)
  }
}
