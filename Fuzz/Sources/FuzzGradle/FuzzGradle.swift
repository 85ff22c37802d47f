@testable import AppArtifacts

/// Build scripts, as the only one of a build with a manifest beside it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = FileTree.memory([
    "build.gradle": bytes, "gradle/libs.versions.toml": bytes, "gradle.properties": bytes,
    "src/main/AndroidManifest.xml": Array("<manifest/>".utf8),
  ])
  _ = AppReader.androidApps(in: tree)
  return 0
}
