import AuthorizationEngine
import PhoneSimulator
import PlatformModel

extension Android.Event {
  /// The event in a few words, for a line that tells a way: "“Only this time”", "app asks for …".
  ///
  /// - Parameter prompt: The dialog on the screen before it, which says what its buttons are called.
  public func brief(under prompt: Android.Prompt?, on level: APILevel) -> String {
    switch self {
    case .open: "open"
    case .leave: "leave"
    case .back: "back"
    case .answer(let button):
      "“\(button.label(on: level, of: prompt ?? .locationOnce))”"
    case .chooseAccuracy(let isPrecise): isPrecise ? "choose Precise" : "choose Approximate"
    case .choose(.location, let choice): "Settings: \(choice.label)"
    case .setPrecise(let isOn): "Settings: Use precise location \(isOn ? "on" : "off")"
    case .setSwitch(.location, let isOn): "Settings: Location \(isOn ? "on" : "off")"
    case .tapLocationButton: "tap the location button"
    case .request(let names):
      "app asks for " + names.inWords
    case .oneTimeExpires: "the grant for one time ends"
    case .unusedFor90Days: "90 days unused"
    case .processDies: "the system ends the app"
    default: spelled
    }
  }
}

extension Android.Permissions {
  /// The names, as in a sentence: "ACCESS_FINE_LOCATION and ACCESS_COARSE_LOCATION".
  public var inWords: String {
    let names = list.map { $0.platform.name }
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
