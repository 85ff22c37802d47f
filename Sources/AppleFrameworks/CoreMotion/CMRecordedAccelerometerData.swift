import Foundation

/// An acceleration that was recorded; the virtual phone records none.
open class CMRecordedAccelerometerData: CMAccelerometerData {
  /// Its number.
  open internal(set) var identifier: UInt64 = 0
  /// When.
  open internal(set) var startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// No measurement; what a fake begins with.
  public override init() { super.init() }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = UInt64(bitPattern: coder.decodeInt64(forKey: "identifier"))
    startDate = coder.date(named: "startDate")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int64(bitPattern: identifier), forKey: "identifier")
    coder.encode(startDate, named: "startDate")
  }
}
