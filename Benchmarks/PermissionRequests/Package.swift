// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that no one who uses the library builds it. Linux only: the requests
/// run on a virtual phone.
let package = Package(
  name: "PermissionRequests",
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "PermissionRequests",
      dependencies: [
        .product(name: "LocationAuthorization", package: "wayleave"),
        .product(name: "DeviceFrameworks", package: "wayleave"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
