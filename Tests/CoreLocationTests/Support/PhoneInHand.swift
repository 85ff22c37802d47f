import AppHosting
import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

/// A phone with one app that is open, and code that runs as the app's.
struct PhoneInHand {
  let phone: VirtualPhone
  let app: VirtualApp
  let turns = Turns()

  /// The purpose strings of an app that may ask for everything.
  static let strings: [InfoPlistKey: String] = [
    .whenInUse: "Shows the trail around you.",
    .always: "Records the trail.",
    .alwaysAndWhenInUse: "Records the trail with the app closed.",
  ]

  init(
    _ version: OSVersion, strings: [InfoPlistKey: String] = strings,
    modes: [String] = ["location"], accuracy: [String: String] = [:],
    switches: IOS.Switches = IOS.Switches(), requiresSession: Bool = false, open: Bool = true
  ) throws {
    phone = VirtualPhone(system: IOS.System(version, switches: switches))
    phone.welcome(AppHost(scheduler: turns))
    app = try phone.install(
      AppPackage(
        name: "Trail", purposeStrings: strings, temporaryAccuracy: accuracy,
        backgroundModes: modes, requiresExplicitServiceSession: requiresSession))
    phone.stand(in: try #require(City.named("Melbourne")))
    if open { try phone.open(app) }
  }

  /// The app's process.
  var process: HostedProcess {
    get throws { try #require(AppHost.of(phone).process(of: app)) }
  }

  /// Runs code of the app on its main run loop, and everything that follows from it.
  @discardableResult
  func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    let done = Outcome<Value>()
    let work = Outcome<() throws -> Value>()
    work.value = .success(body)
    try process.main.perform {
      if case .success(let body) = work.value { done.value = Result { try body() } }
    }
    phone.advance(by: .zero)
    return try #require(done.value).get()
  }

  /// What a test and the app hand each other. Unchecked: they take turns.
  final class Outcome<Value>: @unchecked Sendable {
    var value: Result<Value, any Error>?
  }

  /// Presses whichever of some buttons the prompt offers.
  func answer(_ buttons: IOS.Button...) throws {
    let offered = try #require(phone.prompt, "no prompt").buttons
    try phone.answer(try #require(buttons.first { offered.contains($0) }, "offered: \(offered)"))
  }

  /// Has a manager ask for While Using, and allows it.
  func grantWhenInUse(to manager: CLLocationManager) throws {
    try run { manager.requestWhenInUseAuthorization() }
    try answer(.allow, .allowWhileUsing)
  }

  /// Gives the app Always: by the question before iOS 13, in Settings later.
  func grantAlways(to manager: CLLocationManager) throws {
    try run { manager.requestAlwaysAuthorization() }
    try answer(.alwaysAllow, .allowWhileUsing, .allow)
    guard phone.system.version >= .iOS(13) else { return }
    try phone.choose(.always, for: app)
    try phone.open(app)
  }

  /// The lines of the trace that say something.
  func trace(containing text: String) -> [String] {
    Timeline(phone.world).text.split(separator: "\n").map(String.init).filter {
      $0.contains(text)
    }
  }
}
