import AuthorizationEngine
import PlatformModel
import Testing

@testable import PhoneSimulator

/// Several apps on one Android phone.
@Suite("An Android phone with several apps")
struct AndroidAppsTests {
  private static let permissions: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .accessWifiState, .changeWifiState, .bluetoothScan,
  ]

  /// A phone with Trail and Maps, of which Trail is in focus.
  private static func phone(_ level: APILevel, target: APILevel = 28) -> AndroidPhone {
    let build = Android.Build(target: target, permissions: permissions)
    var phone = AndroidPhone(Android.System(level), appName: "Trail", build)
    phone.install("Maps", build)
    phone.turn(to: "Trail")
    return phone
  }

  @Test("each app is asked for itself, and one is in sight at a time")
  func grants() {
    var phone = Self.phone(34, target: 34)
    phone.perform(.open)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    #expect(phone.app.checkSelfPermission(.fineLocation))
    phone.turn(to: "Maps")
    #expect(!phone.app.checkSelfPermission(.fineLocation))
    #expect(phone.app.lastResult == nil)
    phone.perform(.open)
    #expect(phone.apps.map(\.situation.presence) == [.background, .visible])
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    #expect(phone.situation.prompt == .accuracyChoice)
  }

  @Test("an app that is opened over a dialog cancels the request of the other (AND-RUN-003)")
  func cancels() {
    var phone = Self.phone(34, target: 34)
    phone.perform(.open)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.turn(to: "Maps")
    phone.perform(.open)
    phone.turn(to: "Trail")
    #expect(phone.situation.prompt == nil)
    #expect(phone.app.lastResult?.isEmpty == true)
  }

  @Test(
    "a switch of the phone changes for every app, and is reported once",
    arguments: Android.Toggle.ofPhone.map(\.toggle))
  func switches(toggle: Android.Toggle) throws {
    var phone = Self.phone(34, target: 34)
    let row = try #require(Android.Toggle.ofPhone.first { $0.toggle == toggle })
    let isOn = (phone.situation[.of(row.variable)] != 0) != row.isInverted
    let lines = phone.trace.count
    #expect(phone.perform(.setSwitch(toggle, !isOn)) == nil)
    #expect(phone.trace.count == lines + 1)
    let values = phone.apps.map { $0.situation[.of(row.variable)] }
    #expect(values[0] == values[1])
    #expect(((values[0] != 0) != row.isInverted) == !isOn)
  }

  @Test("Bluetooth that is switched off ends the scans of every app (AND-TOG-008)")
  func scans() {
    var phone = Self.phone(29)
    for name in ["Trail", "Maps"] {
      phone.turn(to: name)
      phone.perform(.open)
      phone.app.requestPermissions([.fineLocation])
      phone.perform(.answer(.whileUsing))
      _ = phone.app.startBluetoothScan()
    }
    phone.perform(.setSwitch(.bluetooth, false))
    #expect(phone.apps.allSatisfy { $0.situation[.of(.bluetoothScan)] == 0 })
  }

  @Test("the scan in 30 minutes is one for all apps in the background (AND-WIFI-010)")
  func wifi() {
    var phone = Self.phone(28)
    for name in ["Maps", "Trail"] {
      phone.turn(to: name)
      phone.perform(.open)
      phone.app.requestPermissions([.fineLocation])
      phone.perform(.answer(.allow))
      phone.perform(.leave)
    }
    #expect(phone.app.startScan() == .scanStarted)
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed))
    phone.turn(to: "Maps")
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed), "Trail used it up")
    phone.advance(by: .seconds(1800))
    #expect(phone.app.startScan() == .scanStarted)
  }

  @Test("the budget of an app in sight is its own (AND-WIFI-011)")
  func ownBudget() {
    var phone = Self.phone(28)
    for name in ["Maps", "Trail"] {
      phone.turn(to: name)
      phone.perform(.open)
      phone.app.requestPermissions([.fineLocation])
      phone.perform(.answer(.allow))
    }
    for _ in 0..<4 { #expect(phone.app.startScan() == .scanStarted) }
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed))
    phone.turn(to: "Maps")
    phone.perform(.open)
    #expect(phone.app.startScan() == .scanStarted)
  }

  @Test("time passes for every app, and each line says which app it is about")
  func time() {
    var phone = Self.phone(34, target: 34)
    for name in ["Trail", "Maps"] {
      phone.turn(to: name)
      phone.perform(.open)
      phone.app.requestPermissions([.fineLocation, .coarseLocation])
      phone.perform(.answer(.onlyThisTime))
      _ = phone.app.requestLocationUpdates(.gps)
    }
    phone.advance(by: .seconds(70))
    #expect(phone.apps.map { $0.situation.check(.fineLocation) } == [false, true])
    #expect(phone.trace.contains { $0.app == "Maps" && $0.effect == .delivered(.preciseLocation) })
    #expect(phone.appName == "Maps")
  }

  @Test("a name is taken once")
  func names() {
    var phone = Self.phone(34)
    let count = phone.apps.count
    let isNew = phone.install("Maps", phone.build)
    let isThere = phone.turn(to: "Nobody")
    #expect(!isNew)
    #expect(!isThere)
    #expect(phone.apps.count == count)
  }
}

extension Android.State {
  fileprivate func check(_ permission: AndroidPermission) -> Bool {
    Android.Permission(permission).map { check($0) } ?? false
  }
}
