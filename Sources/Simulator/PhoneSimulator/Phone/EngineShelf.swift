import AuthorizationEngine

/// The engines that were compiled in this process: compiling one takes longer than a whole story.
package enum EngineShelf {
  private static let engines = Locked<[IOS.System: IOS.Engine]>.shared([:])
  private static let androidEngines = Locked<[Android.System: Android.Engine]>.shared([:])

  #if hasFeature(Embedded)
    /// Embedded Swift has no task-locals, and nothing there alters rows.
    private static var mutant: RowMutant? { nil }
  #else
    /// The altered row of a task that asks whether a story notices it.
    @TaskLocal package static var mutant: RowMutant?
  #endif

  /// The engine of a system.
  package static func engine(for system: IOS.System) -> IOS.Engine {
    let engine = unaltered(for: system)
    return mutant.map(engine.altered) ?? engine
  }

  /// The engine of an Android phone.
  package static func engine(for system: Android.System) -> Android.Engine {
    let engine = unaltered(for: system)
    return mutant.map(engine.altered) ?? engine
  }

  private static func unaltered(for system: Android.System) -> Android.Engine {
    if let known = androidEngines.withLock({ $0[system] }) { return known }
    let compiled = Android.Engine(system)
    androidEngines.withLock { $0[system] = compiled }
    return compiled
  }

  private static func unaltered(for system: IOS.System) -> IOS.Engine {
    if let known = engines.withLock({ $0[system] }) { return known }
    let compiled = IOS.Engine(system)
    engines.withLock { $0[system] = compiled }
    return compiled
  }
}
