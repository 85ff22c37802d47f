import Foundation

/// A beacon, or those of a major or a UUID; the phone hears it as "UUID/major/minor".
struct BeaconIdentity: Hashable, Codable, Sendable {
  var uuid: UUID
  var major: CLBeaconMajorValue?
  var minor: CLBeaconMinorValue?

  init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  /// Reads the name under which the phone hears it; nil if it is not such a name.
  init?(heard: String) {
    let parts = heard.split(separator: "/", omittingEmptySubsequences: false)
    guard let uuid = parts.first.flatMap({ UUID(uuidString: String($0)) }), parts.count <= 3 else {
      return nil
    }
    let numbers = parts.dropFirst().map { UInt16($0) }
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    self.init(
      uuid: uuid, major: numbers.first ?? nil, minor: numbers.count > 1 ? numbers[1] : nil)
  }

  /// The name under which the phone hears it.
  var heard: String {
    uuid.uuidString + (major.map { "/\($0)" } ?? "") + (minor.map { "/\($0)" } ?? "")
  }

  /// Whether a beacon that is heard is meant.
  func includes(_ beacon: BeaconIdentity) -> Bool {
    beacon.uuid == uuid && (major == nil || major == beacon.major)
      && (minor == nil || minor == beacon.minor)
  }
}
