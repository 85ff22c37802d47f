@testable import AppArtifacts

/// The project file of Xcode, and the graph of its objects.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let tree = FileTree.memory(["App.xcodeproj/project.pbxproj": bytes])
  _ = AppReader.read(tree, root: ".")
  return 0
}
