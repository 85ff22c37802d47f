import AuthorizationEngine
import PlatformModel

extension Timeline {
  /// What the screen shows after a line of the timeline, if it changed.
  public enum ScreenChange: Hashable, Sendable {
    /// An app, by its name.
    case app(String)
    /// The home screen.
    case home
    /// The home screen, if the app of this name was on the screen.
    case closed(String)
    /// The phone is locked, or its screen is off.
    case locked
    /// What was there before the phone was locked.
    case unlocked
    /// Settings, with the row that was changed.
    case settings(Setting?)
  }

  /// A row of Settings as the person leaves it.
  public struct Setting: Hashable, Sendable {
    /// The app whose page it is on; nil for a row about the whole phone.
    public var app: String?
    /// What the row is called.
    public var title: String
    /// What it says, or how its switch is.
    public var value: Value

    /// What a row says on its right.
    public enum Value: Hashable, Sendable {
      case choice(String)
      case isOn(Bool)
      /// Nothing: the row is a button.
      case none
    }
  }
}

extension IOS.Event {
  /// What the screen shows after it, by the name of the app that it is about.
  func screen(_ name: String, on version: OSVersion) -> Timeline.ScreenChange? {
    switch self {
    case .open, .tapIndicator: .app(name)
    case .leave, .forceQuit, .restart, .updateSystem, .reinstall: .home
    case .lock: .locked
    case .unlock: .unlocked
    case .crash: .closed(name)
    case .chooseInSettings(let choice):
      .settings(
        Timeline.Setting(
          app: name, title: "Location", value: .choice(choice.label(on: version))))
    case .setPrecise(let isOn): Self.toggled(name, "Precise Location", isOn)
    case .setMotion(let isOn): Self.toggled(name, "Motion & Fitness", isOn)
    case .setBluetoothPermission(let isOn): Self.toggled(name, "Bluetooth", isOn)
    case .setLocationServices(let isOn):
      Self.toggled(nil, PhoneSwitch.locationServices.title, isOn)
    case .setRestricted(let isOn): Self.toggled(nil, PhoneSwitch.restrictions.title, isOn)
    case .setFitnessTracking(let isOn): Self.toggled(nil, PhoneSwitch.fitnessTracking.title, isOn)
    case .setBluetoothInSettings(let isOn): Self.toggled(nil, PhoneSwitch.bluetooth.title, isOn)
    case .resetLocationAndPrivacy:
      .settings(Timeline.Setting(app: nil, title: "Reset Location & Privacy", value: .none))
    default: nil
    }
  }

  private static func toggled(_ app: String?, _ title: String, _ isOn: Bool)
    -> Timeline.ScreenChange
  {
    .settings(Timeline.Setting(app: app, title: title, value: .isOn(isOn)))
  }
}

extension IOS.Effect {
  /// What the screen shows after it, by the name of the app that it is about.
  func screen(_ name: String) -> Timeline.ScreenChange? {
    switch self {
    case .settingsOpened: .settings(nil)
    case .ended, .aborted, .killed: .closed(name)
    default: nil
    }
  }
}

extension PhoneSwitch {
  /// What the screen shows once the switch is flipped; nil for Control Center, which slides away.
  func screen(_ isOn: Bool) -> Timeline.ScreenChange? {
    isInControlCenter
      ? nil : .settings(Timeline.Setting(app: nil, title: title, value: .isOn(isOn)))
  }
}

extension AndroidTraceEntry {
  /// What the screen shows after it.
  var screen: Timeline.ScreenChange? {
    if case .killed = effect { return .closed(app) }
    switch event {
    case .open: return .app(app)
    case .leave: return .home
    case .choose(let group, let choice):
      return .settings(
        Timeline.Setting(app: app, title: group.platform.title, value: .choice(choice.label)))
    case .setPrecise(let isOn):
      return .settings(
        Timeline.Setting(app: app, title: "Use precise location", value: .isOn(isOn)))
    case .setSwitch(.screen, let isOn): return isOn ? .unlocked : .locked
    case .setSwitch(.idle, _): return nil
    case .setSwitch(.pauseIfUnused, let isOn):
      return .settings(
        Timeline.Setting(
          app: app, title: Android.Toggle.pauseIfUnused.title, value: .isOn(isOn)))
    case .setSwitch(let toggle, let isOn):
      return .settings(Timeline.Setting(app: nil, title: toggle.title, value: .isOn(isOn)))
    default: return nil
    }
  }
}
