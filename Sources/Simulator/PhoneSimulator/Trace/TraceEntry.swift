import AuthorizationEngine
import PlatformModel

/// One line of what happened on a phone.
package struct TraceEntry: Hashable, Sendable, CountedLine {
  /// When, since the phone was switched on.
  package let time: Duration
  /// The app it is about; nil for the phone.
  package let app: AppID?
  /// What happened; of a run of the same, the last.
  package internal(set) var what: What
  /// How often it happened in a row.
  package internal(set) var count = 1
  /// When it happened last.
  package internal(set) var lastTime: Duration

  /// What can happen.
  package enum What: Hashable, Sendable {
    /// An app was installed.
    case installed
    /// An event took place, with the words that belong to it: a region, a purpose key.
    case event(IOS.Event, IOS.ManagerID?, words: String?)
    /// Something was noticed.
    case noticed(Noticed)
    /// A question came up.
    case prompt(PhonePrompt)
    /// A question went.
    case promptEnded(PhonePrompt)
    /// The phone was put somewhere or on its way.
    case moved(String)
    /// The phone was taken indoors or outdoors.
    case entered(Surroundings)
    /// The beacons that can be heard changed.
    case hears([String])
    /// A switch that no permission depends on was flipped.
    case flipped(PhoneSwitch, Bool)
    /// A newer release was installed.
    case systemUpdated(IOS.System)
    /// An app tried to scan for Wi-Fi, which iOS never allows.
    case wifiScanRefused
    /// The connection with the Bluetooth service was lost.
    case bluetoothReset
    /// A Bluetooth device came near or went.
    case peripheral(String, isNear: Bool)
    /// An app called its Bluetooth manager.
    case bluetoothCall(BluetoothCall)
    /// Code did what no phone would tell it is wrong.
    case complaint(String)
  }
}

extension TraceEntry {
  var comesInRuns: Bool {
    if case .noticed(let noticed) = what { noticed.effect.comesInRuns } else { false }
  }
}

extension IOS.Event {
  /// Whether the event is no news by itself: a clock's tick that only shows in what it brings.
  var isSilent: Bool {
    switch self {
    case .locationFix, .locationUnknown, .liveUpdateDue, .beaconSeen, .quietMoment: true
    default: false
    }
  }
}

extension IOS.Effect {
  /// Whether it comes again and again while a service runs.
  var comesInRuns: Bool {
    switch self {
    case .delivered(let delivery):
      switch delivery {
      case .preciseLocation, .reducedLocation, .livePrecise, .liveReduced, .beacons: true
      default: false
      }
    case .withheld, .locationError(.locationUnknown): true
    default: false
    }
  }
}
