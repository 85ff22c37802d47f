import AppHosting
import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

/// An app on a virtual phone, in the foreground, that asks by the library.
struct Trail {
  let phone: VirtualPhone
  let app: VirtualApp
  let permissions: LocationPermissions

  static let texts: [InfoPlistKey: String] = [
    .whenInUse: "Shows your place on the trail.", .always: "Records your trail.",
    .alwaysAndWhenInUse: "Records your trail.", .motion: "Counts your steps.",
    .bluetoothAlways: "Finds your sensor.",
  ]

  init(
    _ release: OSVersion, texts: [InfoPlistKey: String] = Trail.texts,
    purposes: [String: String] = ["Route": "Guides you along the route."],
    modes: [String] = ["location"], before: (VirtualPhone) throws -> Void = { _ in }
  ) throws {
    phone = VirtualPhone(system: IOS.System(release))
    app = try phone.install(
      AppPackage(
        name: "Trail", purposeStrings: texts, temporaryAccuracy: purposes,
        backgroundModes: modes))
    try before(phone)
    try phone.open(app)
    permissions = try app.run { LocationPermissions() }
  }

  /// Asks, up to where the person has to do something.
  func ask(_ request: PermissionRequest) throws -> Asking<PermissionRequest.Result> {
    let permissions = permissions
    return try app.begin { await permissions.request(request) }
  }

  /// Asks for While Using, or for Always, and is granted it.
  func grant(always: Bool) throws -> PermissionRequest.Outcome {
    let asking = try ask(always ? .always : .whenInUse)
    try phone.answer(phone.system.version.allowWhileUsing)
    if always { try phone.answer(phone.system.version.changeToAlways) }
    phone.advance(by: .seconds(2))
    return try asking.value.outcome
  }

  /// Asks, answers each prompt as it comes, and waits for the end.
  func outcome(
    of request: PermissionRequest, _ buttons: IOS.Button...
  ) throws -> PermissionRequest.Outcome {
    let asking = try ask(request)
    for button in buttons { try phone.answer(button) }
    phone.advance(by: .seconds(2))
    return try asking.value.outcome
  }
}

extension OSVersion {
  /// The button that grants While Using.
  var allowWhileUsing: IOS.Button { self < .iOS(13) ? .allow : .allowWhileUsing }

  /// The buttons of the prompt for Always under While Using.
  var changeToAlways: IOS.Button {
    self < .iOS(11) ? .allow : self < .iOS(13) ? .alwaysAllow : .changeToAlwaysAllow
  }
  var keepWhileUsing: IOS.Button {
    self < .iOS(11) ? .cancel : self < .iOS(13) ? .onlyWhileUsing : .keepOnlyWhileUsing
  }

  /// The first and the last minor version of each major version.
  static let ends: [OSVersion] = allIOS.filter { version in
    version.minor == 0 || version.next.map { $0.major != version.major } ?? true
  }
}
