// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that no one who uses the library builds it.
let package = Package(
  name: "PhoneSteps",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "PhoneSteps",
      dependencies: [.product(name: "PhoneSimulator", package: "wayleave")])
  ],
  swiftLanguageModes: [.v6]
)
