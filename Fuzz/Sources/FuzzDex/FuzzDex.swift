@testable import AppArtifacts

/// Compiled code of packages: Dalvik code, and classes of Java by their own mark.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  if count > 0, bytes[0] == 0xCA {
    _ = ClassFile(bytes)?.findings(named: "input", query)
  } else {
    _ = PackageCodeReader.search(bytes, named: "input", query)
  }
  return 0
}

private let query = CodeQuery(
  methods: [
    "requestLocationUpdates": ["android.location.LocationManager"],
    "startForeground": ["android.app.Service"],
  ],
  families: ["android.net.wifi."], texts: ["android.permission."], checks: ["checkSelfPermission"])
