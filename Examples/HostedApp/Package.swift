// swift-tools-version: 6.2
import PackageDescription

/// `traits: []` fetches this package alone; write `["AppFrameworks"]` for code that imports Combine.
let package = Package(
  name: "HostedApp",
  products: [.library(name: "Trail", targets: ["Trail"])],
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .target(
      name: "Trail",
      dependencies: [
        .product(
          name: "DeviceFrameworks", package: "wayleave", condition: .when(platforms: [.linux])),
        .product(
          name: "AppFrameworks", package: "wayleave", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(name: "TrailTests", dependencies: ["Trail"]),
    .testTarget(
      name: "ExploreTests",
      dependencies: ["Trail", .product(name: "WayleaveTesting", package: "wayleave")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ],
  swiftLanguageModes: [.v6]
)
