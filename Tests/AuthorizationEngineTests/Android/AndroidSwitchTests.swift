import PlatformModel
import Testing

@testable import AuthorizationEngine

/// The switches of the phone: each is turned off and on, and nothing else with it.
@Suite(.holdingRows) struct AndroidSwitchTests {
  private func phone(_ level: Int) -> AndroidPhone {
    AndroidPhone(level, declares: [.camera])
  }

  @Test(
    arguments: [
      (Android.Toggle.location, Android.Variable.location), (.wifi, .wifi),
      (.wifiScanning, .wifiScanning), (.bluetooth, .bluetooth),
      (.bluetoothScanning, .bluetoothScanning), (.screen, .screen), (.idle, .idle),
    ])
  func
    `a switch that is already so is refused, and a change changes nothing else (AND-TOG-001, AND-TOG-005, AND-TOG-008, AND-TOG-012)`(
      toggle: Android.Toggle, variable: Android.Variable
    )
  {
    for level in 19...37 {
      var phone = phone(level)
      phone.situation = phone.situation.with(variable, 1)
      phone.expect(.setSwitch(toggle, true), isRefused: .noChange)
      phone.expect(.setSwitch(toggle, false)) { $0.with(variable, 0) }
      phone.expect(.setSwitch(toggle, false), isRefused: .noChange)
      phone.expect(.setSwitch(toggle, true)) { $0.with(variable, 1) }
    }
  }

  @Test(arguments: 19...37)
  func `Bluetooth off ends the scan (AND-TOG-009)`(level: Int) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.bluetoothScan, 1)
    phone.expect(.setSwitch(.bluetooth, false)) {
      $0.with(.bluetooth, 0).with(.bluetoothScan, 0)
    }
  }

  @Test(arguments: 19...37)
  func `airplane mode switches both radios off, and they come back (AND-TOG-010)`(level: Int) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.bluetoothScan, 2)
    phone.expect(.setSwitch(.airplane, false), isRefused: .noChange)
    phone.expect(.setSwitch(.airplane, true)) {
      $0.with(.airplane, 1).with(.wifi, 0).with(.bluetooth, 0).with(.bluetoothScan, 0)
    }
    phone.expect(.setSwitch(.airplane, true), isRefused: .noChange)
    phone.expect(.setSwitch(.airplane, false)) {
      $0.with(.airplane, 0).with(.wifi, 1).with(.bluetooth, 1)
    }
  }

  @Test(arguments: 19...37)
  func `Wi-Fi can be on in airplane mode (AND-TOG-010)`(level: Int) {
    var phone = phone(level)
    phone.does(.setSwitch(.airplane, true))
    phone.situation = phone.situation.with(.wifiScanning, 0).with(.wifiLeft, 4)
    phone.expect(.setSwitch(.wifi, true)) { $0.with(.wifi, 1) }
  }

  @Test(arguments: 19...37, [false, true])
  func `switching Wi-Fi resets the scan budgets on Android 9 to 11 (AND-WIFI-019)`(
    level: Int, isOn: Bool
  ) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.wifi, isOn ? 0 : 1).with(.wifiLeft, 1)
      .with(.wifiBackgroundUsed, 1)
    phone.expect(.setSwitch(.wifi, isOn)) {
      let next = $0.with(.wifi, isOn ? 1 : 0)
      return (28...30).contains(level)
        ? next.with(.wifiLeft, 4).with(.wifiBackgroundUsed, 0) : next
    }
  }

  @Test(arguments: 28...37)
  func
    `airplane mode resets the scan budgets, and switching Wi-Fi on then changes nothing (AND-WIFI-019)`(
      level: Int
    )
  {
    var phone = phone(level)
    phone.situation = phone.situation.with(.wifiLeft, 1).with(.wifiBackgroundUsed, 1)
    phone.expect(.setSwitch(.airplane, true)) {
      $0.with(.airplane, 1).with(.wifi, 0).with(.bluetooth, 0).with(.wifiLeft, 4)
        .with(.wifiBackgroundUsed, 0)
    }
    phone.expect(.setSwitch(.wifi, true)) { $0.with(.wifi, 1) }
  }

  @Test(arguments: 19...37)
  func `the battery saver stops location with the screen off, or in the background (AND-TOG-011)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.expect(.setSwitch(.batterySaver, true)) { $0.with(.saver, level <= 28 ? 2 : 3) }
    phone.expect(.setSwitch(.batterySaver, false)) { $0.with(.saver, 0) }
  }

  @Test(arguments: 19...37)
  func `from Android 10 the limit on scans can be switched off (AND-WIFI-013)`(level: Int) {
    expect(.scanThrottling, from: 29, sets: .noThrottle, on: level)
  }

  @Test(arguments: 19...37)
  func `from Android 11 an app can be spared the reset (AND-RUN-053)`(level: Int) {
    expect(.pauseIfUnused, from: 30, sets: .unusedExempt, on: level)
  }

  /// A switch that phones offer from a level on; while it is off, the field is set.
  private func expect(
    _ toggle: Android.Toggle, from first: Int, sets field: Android.Variable, on level: Int
  ) {
    var phone = phone(level)
    guard level >= first else {
      for isOn in [false, true] {
        phone.expect(.setSwitch(toggle, isOn), isRefused: .notOffered)
      }
      return
    }
    phone.expect(.setSwitch(toggle, false)) { $0.with(field, 1) }
    phone.expect(.setSwitch(toggle, true)) { $0.with(field, 0) }
  }
}
