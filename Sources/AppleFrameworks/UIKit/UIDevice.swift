import AppHosting
import Foundation
import PhoneSimulator
import PlatformModel

/// The phone, as apps see it.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The one that runs the app.
  public static let current = UIDevice()

  nonisolated private override init() { super.init() }

  private var system: OSVersion? { HostedProcess.current?.app.phone.system.version }

  /// "iOS".
  open var systemName: String { "iOS" }
  /// The release of the phone, "17.4": the one thing that tells code on Linux how old it is.
  open var systemVersion: String { system.map(\.number) ?? "0" }
  /// "iPhone": what any app reads from iOS 16 on.
  open var name: String { "iPhone" }
  /// "iPhone".
  open var model: String { "iPhone" }
  /// "iPhone".
  open var localizedModel: String { "iPhone" }
  /// The same for an app on a phone, as the order of installation gives it.
  open var identifierForVendor: UUID? { HostedProcess.current.map { $0.app.vendorIdentifier } }
  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How full it is; -1 where it is not watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether it is charged.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  /// How the phone is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether it can do several things at once.
  open var isMultitaskingSupported: Bool { true }

  /// Whether the battery is charged, with Apple's raw values.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The battery is fuller or emptier.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged or no more.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The phone is held differently.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// What kind of device, with Apple's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a phone is held, with Apple's raw values.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

extension VirtualApp {
  /// A UUID that distinguishes the vendors on one phone, and nothing else.
  var vendorIdentifier: UUID {
    let bytes = [UInt8](package.bundleIdentifier.utf8.suffix(16))
    var value: [UInt8] = Array(repeating: 0, count: 16 - bytes.count) + bytes
    value[6] = 0x40 | value[6] & 0x0F
    value[8] = 0x80 | value[8] & 0x3F
    return value.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
