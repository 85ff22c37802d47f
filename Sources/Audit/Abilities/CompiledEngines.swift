import AppArtifacts
import AuthorizationEngine

/// The engines that the tables of this process need: to compile one takes longer than a whole column.
///
/// `EngineShelf` does the same for the virtual phones, in a module that this one does not import.
enum CompiledEngines {
  private static let iOS = Locked<[IOS.System: IOS.Engine]>([:])
  private static let android = Locked<[Android.System: Android.Engine]>([:])

  /// The engine of a system.
  static func engine(for system: IOS.System) -> IOS.Engine {
    engine(for: system, among: iOS, compile: IOS.Engine.init)
  }

  /// The engine of an Android phone.
  static func engine(for system: Android.System) -> Android.Engine {
    engine(for: system, among: android, compile: Android.Engine.init)
  }

  private static func engine<System: Hashable, Engine>(
    for system: System, among known: Locked<[System: Engine]>, compile: (System) -> Engine
  ) -> Engine {
    if let found = known.use({ $0[system] }) { return found }
    let compiled = compile(system)
    known.use { $0[system] = compiled }
    return compiled
  }
}
