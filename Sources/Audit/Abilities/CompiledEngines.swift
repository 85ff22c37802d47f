import AppArtifacts
import AuthorizationEngine

/// The engines that the tables of this process need: to compile one takes longer than a whole column.
enum CompiledEngines {
  private static let iOS = Locked<[IOS.System: IOS.Engine]>([:])
  private static let android = Locked<[Android.System: Android.Engine]>([:])

  /// The engine of a system.
  static func engine(for system: IOS.System) -> IOS.Engine {
    if let known = iOS.use({ $0[system] }) { return known }
    let compiled = IOS.Engine(system)
    iOS.use { $0[system] = compiled }
    return compiled
  }

  /// The engine of an Android phone.
  static func engine(for system: Android.System) -> Android.Engine {
    if let known = android.use({ $0[system] }) { return known }
    let compiled = Android.Engine(system)
    android.use { $0[system] = compiled }
    return compiled
  }
}
