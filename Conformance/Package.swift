// swift-tools-version: 6.2
import PackageDescription

/// The same tests against Apple's frameworks on a Mac, and against those of this repository on Linux.
let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [.testTarget(name: "ConformanceTests")],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.dependencies = [.package(name: "wayleave", path: "..", traits: [])]
  package.targets[0].dependencies = [.product(name: "DeviceFrameworks", package: "wayleave")]
#endif
