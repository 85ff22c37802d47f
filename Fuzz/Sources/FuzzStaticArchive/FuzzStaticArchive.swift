@testable import MachOReading

/// Archives of object files, with a mark put before what does not begin with one.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let archive = bytes.starts(with: StaticArchive.mark) ? bytes : StaticArchive.mark + bytes
  _ = try? BinaryReader.contents(of: BinaryBytes(archive), for: query)
  return 0
}

/// What is looked for: names of each kind.
let query = BinaryQuery(
  selectors: ["requestAlwaysAuthorization", "requestLocation", "startUpdatingLocation"],
  symbols: ["_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CMPedometer"],
  swiftParts: ["16CLLocationUpdate"], literals: ["UIBackgroundModes"])
