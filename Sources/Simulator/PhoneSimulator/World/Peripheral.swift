/// A Bluetooth device near the phone: what it says of itself, and what it offers.
///
/// UUIDs are written as Core Bluetooth takes them: "180D", or all 128 bits.
public struct Peripheral: Hashable, Sendable {
  /// Its name, by which a phone knows it.
  public var name: String
  /// What it offers once it is connected.
  public var services: [Service]
  /// The services that it advertises: all that it offers, unless something else is said.
  public var advertised: [String]
  /// The manufacturer's data in its advertisement.
  public var manufacturerData: [UInt8]
  /// How strong it is heard, in dBm.
  public var rssi: Int
  /// Whether it lets a phone connect.
  public var isConnectable: Bool

  /// A device.
  public init(
    _ name: String, services: [Service] = [], advertised: [String]? = nil,
    manufacturerData: [UInt8] = [], rssi: Int = -60, isConnectable: Bool = true
  ) {
    self.name = name
    self.services = services
    self.advertised = advertised ?? services.map { $0.uuid }
    self.manufacturerData = manufacturerData
    self.rssi = rssi
    self.isConnectable = isConnectable
  }

  /// A service that it offers: `"180D"`, or with its characteristics.
  public struct Service: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Its name.
    public var uuid: String
    /// What can be read of it, or written.
    public var characteristics: [Characteristic]

    /// A service.
    public init(_ uuid: String, _ characteristics: [Characteristic] = []) {
      (self.uuid, self.characteristics) = (uuid, characteristics)
    }

    /// A service without characteristics.
    public init(stringLiteral uuid: String) { self.init(uuid) }
  }

  /// A value of a service.
  public struct Characteristic: Hashable, Sendable {
    /// Its name.
    public var uuid: String
    /// Its value at first.
    public var value: [UInt8]
    /// What can be done with it, by the bits of CBCharacteristicProperties; reading, writing and hearing of
    /// changes unless something else is said.
    public var properties: UInt

    /// A value.
    public init(_ uuid: String, value: [UInt8] = [], properties: UInt = 0x1A) {
      (self.uuid, self.value, self.properties) = (uuid, value, properties)
    }
  }
}
