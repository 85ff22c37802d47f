// swift-tools-version: 5.9
import PackageDescription

// A package of its own, for apps: a client of the libraries does not fetch it, and it does not fetch them.
let package = Package(
  name: "WayleavePlugins",
  products: [
    .plugin(name: "WayleaveBuild", targets: ["WayleaveBuild"]),
    .plugin(name: "WayleaveCheck", targets: ["WayleaveCheck"]),
  ],
  targets: [
    // Checks with each build.
    .plugin(name: "WayleaveBuild", capability: .buildTool(), dependencies: ["wayleave"]),
    // `swift package wayleave-check [PATH] [OPTIONS]`.
    .plugin(
      name: "WayleaveCheck",
      capability: .command(
        intent: .custom(
          verb: "wayleave-check",
          description: "Check how the app asks for location, motion and Bluetooth")),
      dependencies: ["wayleave"]),
    // `Scripts/release` puts the bundle here, or an address with its checksum.
    .binaryTarget(name: "wayleave", path: "wayleave.artifactbundle.zip"),
  ]
)
