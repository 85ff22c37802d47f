// swift-tools-version: 6.2
import PackageDescription

/// `traits: []` leaves out the command-line tool, and with it every package that only it needs.
let package = Package(
  name: "LibraryClient",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "LibraryClient",
      dependencies: [.product(name: "AuthorizationEngine", package: "wayleave")])
  ],
  swiftLanguageModes: [.v6]
)
