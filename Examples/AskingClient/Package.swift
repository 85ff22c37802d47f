// swift-tools-version: 6.2
import PackageDescription

/// An app's own package: `traits: []` fetches nothing but this one.
let package = Package(
  name: "AskingClient",
  platforms: [.macOS(.v13), .iOS(.v15)],
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "AskingClient",
      dependencies: [.product(name: "LocationAuthorization", package: "wayleave")])
  ],
  swiftLanguageModes: [.v6]
)
