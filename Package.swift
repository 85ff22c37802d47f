// swift-tools-version: 6.2
import PackageDescription

/// The house, floor by floor: a target uses what its row names and nothing else.
/// `Tests/ArchitectureTests` reads the sources and holds every import to this table.
struct Room {
  var name: String
  var uses: [String] = []
  var tool: [Target.Dependency] = []
  var resources: [Resource]?
}

/// Third-party packages belong to the command-line tool alone: the trait keeps them from clients.
func tool(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["CommandLine"]))
}

let rooms = [
  // 0: vocabulary
  Room(name: "PlatformModel"),
  Room(name: "Findings"),
  Room(name: "MarkupReading"),
  // 1: one subject each
  Room(name: "AuthorizationEngine", uses: ["PlatformModel"]),
  Room(
    name: "ServiceNeeds", uses: ["PlatformModel"], resources: [.embedInCode("Profiles/Shipped")]),
  Room(name: "AppArtifacts", uses: ["Findings", "MarkupReading"]),
  Room(name: "Reports", uses: ["Findings"]),
  // 2: two subjects meet
  Room(
    name: "SourceReaders", uses: ["AppArtifacts", "Findings"],
    tool: [tool("SwiftSyntax", "swift-syntax"), tool("SwiftParser", "swift-syntax")]),
  Room(name: "Abilities", uses: ["AuthorizationEngine", "PlatformModel", "Findings"]),
  Room(
    name: "PhoneSimulator", uses: ["AuthorizationEngine", "PlatformModel", "MarkupReading"]),
  // 3: judgement
  Room(
    name: "PermissionAudit",
    uses: [
      "AppArtifacts", "SourceReaders", "Abilities", "AuthorizationEngine", "Findings",
      "PlatformModel",
    ],
    resources: [.embedInCode("Pages")]),
  Room(name: "Explanations", uses: ["PermissionAudit", "Findings", "PlatformModel"]),
  // 7: the tool
  Room(
    name: "WayleaveCommands",
    uses: [
      "PhoneSimulator", "Explanations", "PermissionAudit", "Abilities", "AuthorizationEngine",
      "AppArtifacts",
      "SourceReaders", "Reports", "Findings", "PlatformModel", "MarkupReading",
    ],
    tool: [tool("ArgumentParser", "swift-argument-parser"), tool("Yams", "Yams")]),
]

/// A room with everything that it stands on: what its suite of tests may use.
func whole(_ name: String) -> [String] {
  let below = rooms.first { $0.name == name }?.uses.flatMap(whole) ?? []
  return rooms.map(\.name).filter { $0 == name || below.contains($0) }
}

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "wayleave",
  platforms: [.macOS(.v13), .iOS(.v15), .watchOS(.v8), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .executable(name: "wayleave", targets: ["wayleave"]),
    .library(name: "AuthorizationEngine", targets: ["AuthorizationEngine", "PlatformModel"]),
    .library(
      name: "PhoneSimulator",
      targets: ["PhoneSimulator", "AuthorizationEngine", "PlatformModel"]),
  ],
  traits: [
    .trait(name: "CommandLine", description: "The wayleave tool and the packages it needs."),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: rooms.map { room in
    .target(
      name: room.name,
      dependencies: room.uses.map { .target(name: $0) } + room.tool,
      resources: room.resources,
      swiftSettings: strict)
  } + [
    .executableTarget(name: "wayleave", dependencies: ["WayleaveCommands"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
    + rooms.map { room in
      .testTarget(
        name: room.name + "Tests",
        dependencies: whole(room.name).map { .target(name: $0) } + room.tool,
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)
