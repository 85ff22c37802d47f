import Foundation
import PlatformModel
import Testing

@testable import ServiceNeeds

/// The profiles that come with the package, read by Foundation's decoder as an app would.
enum Shipped {
  static func profile(_ name: String) throws -> NeedsProfile {
    let file = try #require(ShippedProfiles.files.first { $0.name == name })
    return try JSONDecoder().decode(NeedsProfile.self, from: Data(file.json))
  }

  static func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

/// A phone on which everything is granted and switched on.
extension PermissionSnapshot {
  static var healthy: PermissionSnapshot {
    var phone = PermissionSnapshot(.iOS(17, 4))
    phone.locationServices = true
    phone.authorization = .authorizedAlways
    phone.accuracy = .fullAccuracy
    phone.motion = .authorized
    phone.bluetooth = .allowedAlways
    phone.radio = .on
    phone.backgroundModes = ["location"]
    phone.allowsBackgroundUpdates = true
    phone.parts = [.gyroscope: true, .accelerometer: true]
    return phone
  }

  /// The healthy phone without one capability.
  static func lacking(_ capability: Capability) -> PermissionSnapshot {
    var phone = healthy
    switch capability {
    case .location: phone.authorization = .denied
    case .preciseLocation, .temporaryFullAccuracy: phone.accuracy = .reducedAccuracy
    case .backgroundLocation: phone.authorization = .authorizedWhenInUse
    case .motion: phone.motion = .denied
    case .bluetooth: phone.bluetooth = .denied
    case .bluetoothPower, .beacons: phone.radio = .offInSettings
    case .gyroscope, .accelerometer: phone.parts[capability] = false
    }
    return phone
  }
}
