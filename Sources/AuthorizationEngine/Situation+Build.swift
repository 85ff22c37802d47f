import PlatformModel

extension Situation {
  /// A phone on which an app was just installed: never asked, not running, nothing registered.
  public init(_ build: AppBuild) {
    self[.lsOn] = 1
    self[.lsPrompts] = 2
    self[.process] = AppProcess.terminated.rawValue
    self[.inUse] = Presence.notInUse.rawValue
    declare(build)
  }

  /// The same state with another build's declarations, before the engine judges the update.
  public func declaring(_ build: AppBuild) -> Situation {
    var copy = self
    copy.declare(build)
    return copy
  }

  mutating func declare(_ build: AppBuild) {
    func bit(_ key: InfoPlistKey) -> UInt8 { build.purposeStrings.contains(key) ? 1 : 0 }
    self[.whenInUseKey] = bit(.whenInUse)
    self[.alwaysKey] = bit(.always)
    self[.alwaysAndWhenInUseKey] = bit(.alwaysAndWhenInUse)
    self[.motionKey] = bit(.motion)
    self[.bluetoothKey] = bit(.bluetoothAlways)
    self[.bgMode] = build.hasLocationBackgroundMode ? 1 : 0
    self[.defaultReduced] = build.defaultAccuracyReduced ? 1 : 0
    self[.explicitSession] = build.requiresExplicitServiceSession ? 1 : 0
    self[.kind] = UInt8(AppBuild.Kind.allCases.firstIndex(of: build.kind) ?? 0)
    self[.linkedBefore11] = build.linkedSDK < .iOS(11) ? 1 : 0
  }
}
