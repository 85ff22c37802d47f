import PlatformModel
import TransitionSystem

extension IOS.State {
  /// A phone on which an app was just installed: never asked, not running, nothing registered.
  public init(_ build: IOS.Build) {
    self[.locationServicesOn] = 1
    self[.locationServicesPrompts] = 2
    self[.process] = IOS.AppProcess.terminated.rawValue
    self[.inUse] = IOS.Presence.notInUse.rawValue
    declare(build)
  }

  /// The same state with another build's declarations, before the engine checks the update.
  public func declaring(_ build: IOS.Build) -> IOS.State {
    var copy = self
    copy.declare(build)
    return copy
  }

  mutating func declare(_ build: IOS.Build) {
    for field in [.whenInUseKey, .alwaysKey, .alwaysAndWhenInUseKey, .motionKey, .bluetoothKey]
      as [IOS.Field]
    {
      self[field] = 0
    }
    // Few strings are declared, and comparing one costs less than looking for it.
    for key in build.purposeStrings {
      switch key {
      case .whenInUse: self[.whenInUseKey] = 1
      case .always: self[.alwaysKey] = 1
      case .alwaysAndWhenInUse: self[.alwaysAndWhenInUseKey] = 1
      case .motion: self[.motionKey] = 1
      case .bluetoothAlways: self[.bluetoothKey] = 1
      default: break
      }
    }
    self[.backgroundMode] = build.hasLocationBackgroundMode ? 1 : 0
    self[.defaultReduced] = build.defaultAccuracyReduced ? 1 : 0
    self[.explicitSession] = build.requiresExplicitServiceSession ? 1 : 0
    self[.kind] = UInt8(IOS.Build.Kind.allCases.firstIndex(of: build.kind) ?? 0)
    self[.linkedBefore11] = build.linkedSDK < .iOS(11) ? 1 : 0
  }

  /// The same state with the phone's own variables as another state has them.
  func onPhone(of other: IOS.State) -> IOS.State {
    var copy = self
    copy.words = words & ~Self.ofPhone | other.words & Self.ofPhone
    return copy
  }

  private static let ofPhone = IOS.Field.mask(of: [.device])
}
