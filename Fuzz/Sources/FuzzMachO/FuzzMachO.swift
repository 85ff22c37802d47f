@testable import MachOReading

/// Compiled files of every form: fat files, images, object files.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? BinaryReader.contents(of: BinaryBytes(bytes), for: query)
  return 0
}

/// What is looked for: names of each kind.
let query = BinaryQuery(
  selectors: ["requestAlwaysAuthorization", "requestLocation", "startUpdatingLocation"],
  symbols: ["_OBJC_CLASS_$_CLLocationManager", "_OBJC_CLASS_$_CMPedometer"],
  swiftParts: ["16CLLocationUpdate"], literals: ["UIBackgroundModes"])
