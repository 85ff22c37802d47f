// swift-tools-version: 6.2
import PackageDescription

/// The screen is the same source everywhere; the phone in the terminal and its tests are for Linux.
let package = Package(
  name: "AirQuality",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "AirQuality", targets: ["AirQuality"])],
  dependencies: [.package(name: "wayleave", path: "../..", traits: [])],
  targets: [
    .target(
      name: "AirQuality",
      dependencies: [
        .product(name: "LocationAuthorization", package: "wayleave"),
        .product(
          name: "DeviceFrameworks", package: "wayleave", condition: .when(platforms: [.linux])),
        .product(
          name: "AppFrameworks", package: "wayleave", condition: .when(platforms: [.linux])),
      ])
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.targets += [
    .target(name: "SampleServer"),
    .target(
      name: "PhoneInTerminal",
      dependencies: [
        "AirQuality", "SampleServer",
        .product(name: "DeviceFrameworks", package: "wayleave"),
      ]),
    .executableTarget(name: "air", dependencies: ["PhoneInTerminal"]),
    .testTarget(
      name: "AirQualityTests", dependencies: ["AirQuality", "PhoneInTerminal", "SampleServer"]),
  ]
#endif
