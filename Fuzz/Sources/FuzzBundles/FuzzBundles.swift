import MachOReading

@testable import AppArtifacts

/// Packages of built apps: the archive, the names in it, the bundles, and parts of compiled files.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = FileTree.memory(["A.ipa": bytes], focus: "A.ipa")
  for target in BuiltBundles.artifact(of: tree, root: "A.ipa")?.targets.prefix(4) ?? [] {
    for file in (target.sources + target.frameworkSources).prefix(4) {
      _ = try? tree.compiled(file.path, for: query)
    }
  }
  return 0
}

private let query = BinaryQuery(
  selectors: ["requestAlwaysAuthorization", "requestLocation"],
  symbols: ["_OBJC_CLASS_$_CLLocationManager"], literals: ["UIBackgroundModes"])
