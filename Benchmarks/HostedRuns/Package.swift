// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that no one who uses the library builds it.
let package = Package(
  name: "HostedRuns",
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "HostedRuns",
      dependencies: [.product(name: "DeviceFrameworks", package: "wayleave")])
  ],
  swiftLanguageModes: [.v6]
)
