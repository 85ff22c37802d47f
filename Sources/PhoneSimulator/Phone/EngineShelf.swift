import AuthorizationEngine

/// The engines that were compiled in this process: compiling one takes longer than a whole story.
enum EngineShelf {
  private static let engines = Locked<[System: Engine]>([:])

  /// The engine of a system.
  static func engine(for system: System) -> Engine {
    if let known = engines.withLock({ $0[system] }) { return known }
    let compiled = Engine(system)
    engines.withLock { $0[system] = compiled }
    return compiled
  }
}
