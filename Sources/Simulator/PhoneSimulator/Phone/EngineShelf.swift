import AuthorizationEngine

/// The engines that were compiled in this process: compiling one takes longer than a whole story.
package enum EngineShelf {
  private static let engines = Locked<[System: Engine]>.shared([:])

  /// The engines of a task that asks whether a story notices an altered row.
  @TaskLocal package static var altered: (@Sendable (Engine) -> Engine)?

  /// The engine of a system.
  package static func engine(for system: System) -> Engine {
    guard let altered else { return unaltered(for: system) }
    return altered(unaltered(for: system))
  }

  private static func unaltered(for system: System) -> Engine {
    if let known = engines.withLock({ $0[system] }) { return known }
    let compiled = Engine(system)
    engines.withLock { $0[system] = compiled }
    return compiled
  }
}
