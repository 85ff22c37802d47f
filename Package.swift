// swift-tools-version: 6.2
import PackageDescription

/// The house, floor by floor: a target uses what its row names and nothing else.
/// `Tests/ArchitectureTests` reads the sources and holds every import to this table.
struct Room {
  var name: String
  var uses: [String] = []
  var tool: [Target.Dependency] = []
  var resources: [Resource]?
  /// A target of C that stands below: what makes `import CoreLocation.CLLocation` possible.
  var below: String?
  /// What only Linux needs, because Apple's systems have the like.
  var onLinux: [String] = []
  /// What only its tests use.
  var provenBy: [String] = []
}

/// Third-party packages belong to the command-line tool alone: the trait keeps them from clients.
func tool(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["CommandLine"]))
}

/// OpenCombine belongs to `import Combine` alone, under a trait of its own.
func frameworks(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["AppFrameworks"]))
}

let model = [
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
    name: "PhoneSimulator", uses: ["AuthorizationEngine", "PlatformModel", "MarkupReading"],
    below: "CPhoneSimulator"),
  // 3: judgement
  Room(
    name: "PermissionAudit",
    uses: [
      "AppArtifacts", "SourceReaders", "Abilities", "AuthorizationEngine", "Findings",
      "PlatformModel", "ServiceNeeds",
    ],
    resources: [.embedInCode("Pages")]),
  Room(
    name: "Explanations",
    uses: [
      "PermissionAudit", "ServiceNeeds", "AuthorizationEngine", "Findings", "PlatformModel",
    ]),
  Room(
    name: "StateExploration", uses: ["PhoneSimulator", "AuthorizationEngine", "PlatformModel"]),
  // 7: the tool
  Room(
    name: "WayleaveCommands",
    uses: [
      "StateExploration", "PhoneSimulator", "Explanations", "PermissionAudit", "Abilities",
      "AuthorizationEngine",
      "ServiceNeeds", "AppArtifacts", "SourceReaders", "Reports", "Findings", "PlatformModel",
      "MarkupReading",
    ],
    tool: [tool("ArgumentParser", "swift-argument-parser"), tool("Yams", "Yams")]),
]

/// What an app's own code stands on where Apple's frameworks are not; the tool links none of it.
let hosting = [
  // 3: an app's own code on this machine
  Room(
    name: "AppHosting", uses: ["PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CAppHosting"),
  // 4: Apple's names; Combine first, for Apple's Foundation brings it along
  Room(
    name: "Combine", uses: ["AppHosting", "PhoneSimulator"],
    tool: [
      frameworks("OpenCombine", "OpenCombine"), frameworks("OpenCombineDispatch", "OpenCombine"),
      frameworks("OpenCombineFoundation", "OpenCombine"),
    ],
    below: "CCombine"),
  Room(
    name: "CoreLocation",
    uses: ["Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CCoreLocation"),
  Room(
    name: "CoreMotion",
    uses: ["Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CCoreMotion"),
  Room(
    name: "CoreBluetooth",
    uses: ["Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CCoreBluetooth"),
  Room(
    name: "UIKit",
    uses: ["Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CUIKit"),
  Room(
    name: "SwiftUI", uses: ["Combine", "UIKit", "AppHosting", "PhoneSimulator"],
    below: "CSwiftUI"),
  Room(name: "os", uses: ["AppHosting", "PhoneSimulator"], below: "Cos"),
  Room(name: "OSLog", uses: ["os"]),
  // 5: time and order
  Room(
    name: "DeterministicExecution",
    uses: ["AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
    below: "CDeterministicExecution"),
  Room(name: "DeviceFrameworks", uses: ["CoreLocation", "CoreMotion", "CoreBluetooth"]),
]

/// What an app ships: the same source on Apple's systems and on Linux.
let shipped = [
  // 6: asking, and knowing why not
  Room(
    name: "LocationAuthorization", uses: ["ServiceNeeds", "PlatformModel"],
    onLinux: [
      "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit", "AppHosting", "PhoneSimulator",
    ], provenBy: ["AuthorizationEngine", "DeterministicExecution"])
]

/// What an app's tests use, where its own code runs.
let testing = [
  // 6: everything that the person holding the phone can do
  Room(
    name: "LocationAuthorizationTesting",
    uses: [
      "DeterministicExecution", "AppHosting", "PhoneSimulator", "AuthorizationEngine",
      "PlatformModel",
    ],
    below: "CLocationAuthorizationTesting",
    provenBy: ["LocationAuthorization", "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit"])
]

let modelProducts: [Product] = [
  .executable(name: "wayleave", targets: ["wayleave"]),
  .library(name: "AuthorizationEngine", targets: ["AuthorizationEngine", "PlatformModel"]),
  .library(
    name: "PhoneSimulator", targets: ["PhoneSimulator", "AuthorizationEngine", "PlatformModel"]),
  .library(
    name: "StateExploration",
    targets: ["StateExploration", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"]),
  .library(
    name: "LocationAuthorization",
    targets: ["LocationAuthorization", "ServiceNeeds", "PlatformModel"]),
]

let hostingProducts: [Product] = [
  .library(
    name: "DeviceFrameworks",
    targets: [
      "DeviceFrameworks", "CoreLocation", "CoreMotion", "CoreBluetooth", "DeterministicExecution",
      "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel",
    ]),
  .library(
    name: "AppFrameworks",
    targets: ["Combine", "UIKit", "SwiftUI", "os", "OSLog", "DeterministicExecution", "AppHosting"]),
  .library(
    name: "LocationAuthorizationTesting",
    targets: [
      "LocationAuthorizationTesting", "DeterministicExecution", "PhoneSimulator",
      "AuthorizationEngine", "PlatformModel",
    ]),
]

#if os(Linux)
  let isLinux = true
  let rooms = model + hosting + shipped + testing
  let products = modelProducts + hostingProducts
#else
  let isLinux = false
  let rooms = model + shipped
  let products = modelProducts
#endif

extension Room {
  /// The rooms that it stands on here.
  var stands: [String] { uses + (isLinux ? onLinux : []) }

  /// The room with everything that it stands on.
  var whole: [String] {
    let below = rooms.filter { (stands + provenBy).contains($0.name) }.flatMap(\.whole)
    return rooms.map(\.name).filter { $0 == name || below.contains($0) }
  }

  /// What its suite of tests may use: the whole room, and what runs the code of an app if it hosts one.
  var tested: [String] {
    guard isLinux, hosting.contains(where: { $0.name == name }) else { return whole }
    let used = rooms.filter { $0.name == "DeterministicExecution" }.flatMap(\.whole) + whole
    return rooms.map(\.name).filter(used.contains)
  }
}

/// What the tool is linked with on Linux, so that it starts sooner: Documentation/Architecture.md.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    ["-use-ld=lld", "-Xlinker", "--no-pie", "-Xlinker", "--no-export-dynamic"],
    .when(platforms: [.linux], configuration: .release))
]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "wayleave",
  platforms: [.macOS(.v13), .iOS(.v15), .watchOS(.v8), .tvOS(.v15), .visionOS(.v1)],
  products: products,
  traits: [
    .trait(name: "CommandLine", description: "The wayleave tool and the packages it needs."),
    .trait(name: "AppFrameworks", description: "Combine on Linux, through OpenCombine."),
    .default(enabledTraits: ["CommandLine", "AppFrameworks"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: rooms.map { room in
    .target(
      name: room.name,
      dependencies: (room.stands + [room.below].compactMap(\.self)).map { .target(name: $0) }
        + room.tool,
      resources: room.resources,
      swiftSettings: strict)
  } + rooms.compactMap(\.below).map { .target(name: $0) } + [
    .target(name: "CAllocation"),
    .executableTarget(
      name: "wayleave", dependencies: ["WayleaveCommands", "CAllocation"], swiftSettings: strict,
      linkerSettings: quickStart),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
    + rooms.map { room in
      .testTarget(
        name: room.name + "Tests",
        dependencies: room.tested.map { .target(name: $0) } + room.tool,
        swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)
