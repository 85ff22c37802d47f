// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that no one who uses the library builds it. Linux only: the programs
/// run on a virtual phone. They are those of the tests.
let package = Package(
  name: "Explorations",
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Explorations",
      dependencies: [
        .product(name: "WayleaveTesting", package: "wayleave"),
        .product(name: "LocationAuthorization", package: "wayleave"),
        .product(name: "DeviceFrameworks", package: "wayleave"),
        .product(name: "AppFrameworks", package: "wayleave"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
