// swift-tools-version: 6.2
import PackageDescription

/// Tests that fail, on purpose: `swift test` shows how Swift Testing and XCTest report what `explore` finds.
let package = Package(
  name: "Counterexample",
  dependencies: [
    .package(path: "../HostedApp"), .package(name: "wayleave", path: "../..", traits: []),
  ],
  targets: [
    .testTarget(
      name: "AskTests",
      dependencies: [
        .product(name: "Trail", package: "HostedApp"),
        .product(name: "WayleaveTesting", package: "wayleave"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ],
  swiftLanguageModes: [.v6]
)
