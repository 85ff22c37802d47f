import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension IOS.Event {
  /// The event in a few words, for a line that tells a way: "Allow Once", "app asks for Always".
  public func brief(on version: OSVersion) -> String {
    switch self {
    case .open: "open"
    case .leave: "leave"
    case .lock: "lock"
    case .unlock: "unlock"
    case .forceQuit: "swipe away"
    case .tapIndicator: "tap the indicator"
    case .answer(let button): "“\(button)”"
    case .togglePrecise: "flip Precise"
    case .tapLocationButton: "tap the location button"
    case .chooseInSettings(let choice): "Settings: \(choice.label(on: version))"
    case .setPrecise(let isOn): "Settings: Precise Location \(isOn ? "on" : "off")"
    case .setLocationServices(let isOn): "Settings: Location Services \(isOn ? "on" : "off")"
    case .createManager: "app makes a manager"
    case .requestWhenInUse: "app asks for When In Use"
    case .requestAlways: "app asks for Always"
    case .requestTemporaryFullAccuracy: "app asks for full accuracy"
    case .startUpdating: "app starts updates"
    case .startSignificantChanges, .startRegion, .startVisits: "app starts monitoring"
    case .setAllowsBackground: "app allows background updates"
    case .startLiveUpdates: "app iterates live updates"
    case .startMonitorEvents: "app iterates a monitor"
    case .beginBackgroundActivity: "app begins a background activity"
    case .beginSession(let kind): "app holds a session: \(kind)"
    case .graceElapsed: "some seconds pass"
    case .allowOnceLapses: "the grant for once ends"
    case .suspend: "the app is suspended"
    case .quietMoment: "a quiet moment"
    case .happens: "something monitored happens"
    default: spelled
    }
  }
}
