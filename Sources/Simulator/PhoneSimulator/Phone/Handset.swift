import AuthorizationEngine
import PlatformModel

/// The phone itself, whatever is installed: its model, its release and the switches of its own.
struct Handset: Sendable {
  /// What the person sees of the hardware.
  let model: PhoneModel
  /// The release that the phone ran when it was new.
  let initialVersion: OSVersion
  /// The release and the choices where sources disagree.
  var system: IOS.System
  /// What the permission system knows of the phone without an app.
  var state = bare
  /// Whether Wi-Fi is on; iOS never lets an app scan it, on or off.
  var isWiFiOn = true
  /// Whether Airplane Mode is on; it leaves the satellites to be heard.
  var isInAirplaneMode = false
  /// Whether prompts show a map; a switch in Settings for all apps (IOS-PROMPT-004).
  var showsMapInPrompts = true

  /// A new phone, unlocked, as it comes with a release.
  init(_ system: IOS.System, model: PhoneModel) {
    self.model = model
    initialVersion = system.version
    self.system = system
  }

  /// The phone without an app.
  private static let bare = IOS.AppState(IOS.Build())
}
