import AppHosting
import Foundation

/// A name of 16, 32 or 128 bits for services, characteristics and descriptors.
open class CBUUID: NSObject, NSCopying {
  /// Its bytes as they were given: two, four or sixteen.
  open var data: Data { bytes }
  private let bytes: Data

  /// A name from its text; another text raises an exception, as Core Bluetooth does.
  public init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    let values = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
    let isUUID = UUID(uuidString: theString) != nil || [4, 8].contains(theString.count)
    if !isUUID || values.count * 2 != digits.count {
      HostedProcess.current?.raise(
        reason: "String \(theString) does not represent a valid UUID")
    }
    bytes = Data(values)
  }

  /// A name from its bytes.
  public init(data theData: Data) { bytes = theData }

  /// A name of 128 bits.
  public init(nsuuid theUUID: UUID) {
    bytes = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
  }

  /// Its text, as short as it was given.
  open var uuidString: String {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    guard digits.count == 16 else { return digits.joined() }
    return [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
      .map { $0.joined() }.joined(separator: "-")
  }

  /// All 128 bits: a short name stands for one of Bluetooth's own.
  private var whole: Data {
    guard bytes.count < 16 else { return bytes }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return Data(repeating: 0, count: max(0, 4 - bytes.count)) + bytes + Data(base)
  }

  /// Whether both stand for the same name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }

  /// Hashes the name that it stands for.
  open override var hash: Int { whole.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Its text.
  open override var description: String { uuidString }
}
