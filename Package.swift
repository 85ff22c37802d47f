// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// A Swift module, in the folder of its area: it imports the modules that its row names and no others.
/// `Tests/ArchitectureTests` reads the sources and holds every import to these tables.
struct Module {
  var name: String
  var dependencies: [String] = []
  var packages: [Target.Dependency] = []
  var resources: [Resource]?
  /// Files in its folder that are not part of its target.
  var excluded: [String] = []
  /// The C target that it imports. A framework's has a module map, for `import CoreLocation.CLLocation`.
  ///
  /// Each framework has a C target of its own, because a module map makes `canImport` true for all
  /// that it names: with one target for all, a client of CoreLocation would seem to have UIKit. The C
  /// target of `DeterministicExecution` replaces functions of the C library in every program that it is
  /// linked into, so that of `AppHosting`, which programs without it use, is another.
  var cTarget: String?
  /// Dependencies on Linux only, because Apple's systems have the frameworks.
  var linuxDependencies: [String] = []
  /// Dependencies of its tests only.
  var testDependencies: [String] = []
  /// Whether it is also compiled as Embedded Swift, for WebAssembly, by `Scripts/wasm`.
  var isEmbeddable = false
}

/// An area of the house: a folder of `Sources`. A module's row names only modules above it.
struct Area {
  var folder: String
  var modules: [Module]

  init(_ folder: String, _ modules: [Module]) {
    self.folder = folder
    self.modules = modules
  }
}

/// A package that only the command-line tool needs: the trait keeps it from clients.
func commandLine(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["CommandLine"]))
}

/// OpenCombine, which only `import Combine` needs, under a trait of its own.
func appFrameworks(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["AppFrameworks"]))
}

/// The permission systems as rows, and the kernel that runs them. No Foundation, no dependencies.
let model = Area(
  "Model",
  [
    Module(name: "PlatformModel", isEmbeddable: true),
    Module(name: "TransitionSystem", isEmbeddable: true),
    Module(
      name: "AuthorizationEngine", dependencies: ["TransitionSystem", "PlatformModel"],
      isEmbeddable: true),
  ])

/// Reading an app, and saying what is wrong with it.
let audit = Area(
  "Audit",
  [
    Module(name: "Findings"),
    Module(name: "MarkupReading", isEmbeddable: true),
    Module(name: "MachOReading"),
    Module(
      name: "ServiceNeeds", dependencies: ["PlatformModel"],
      resources: [.embedInCode("Profiles/Shipped")]),
    Module(name: "AppArtifacts", dependencies: ["Findings", "MarkupReading", "MachOReading"]),
    Module(name: "FixEdits", dependencies: ["AppArtifacts", "MarkupReading", "Findings"]),
    Module(name: "Reports", dependencies: ["Findings", "PlatformModel"]),
    Module(
      name: "SourceReaders", dependencies: ["AppArtifacts", "Findings", "MachOReading"],
      packages: [
        commandLine("SwiftSyntax", "swift-syntax"), commandLine("SwiftParser", "swift-syntax"),
      ]),
    Module(
      name: "Abilities",
      dependencies: ["AppArtifacts", "AuthorizationEngine", "PlatformModel", "Findings"]),
    Module(
      name: "PermissionAudit",
      dependencies: [
        "AppArtifacts", "SourceReaders", "Abilities", "AuthorizationEngine", "Findings",
        "PlatformModel", "ServiceNeeds",
      ],
      resources: [.embedInCode("Libraries/Remedies")], excluded: ["Pages"],
      cTarget: "CRulePages", testDependencies: ["FixEdits"]),
    Module(
      name: "Explanations",
      dependencies: [
        "PermissionAudit", "ServiceNeeds", "AuthorizationEngine", "Findings", "PlatformModel",
      ]),
  ])

/// The virtual phone, and the search over all its states.
let simulator = Area(
  "Simulator",
  [
    Module(
      name: "PhoneSimulator",
      dependencies: ["AuthorizationEngine", "TransitionSystem", "PlatformModel", "MarkupReading"],
      cTarget: "CPhoneSimulator", isEmbeddable: true),
    Module(
      name: "StateExploration",
      dependencies: [
        "PhoneSimulator", "AuthorizationEngine", "TransitionSystem", "PlatformModel",
      ], isEmbeddable: true),
  ])

/// The virtual phones for a page, which `Scripts/wasm` compiles to WebAssembly, and the pages.
let page = Area(
  "Page",
  [
    Module(
      name: "PagePhone",
      dependencies: ["PhoneSimulator", "AuthorizationEngine", "TransitionSystem", "PlatformModel"],
      isEmbeddable: true),
    Module(
      name: "PageReports",
      dependencies: [
        "PagePhone", "PhoneSimulator", "AuthorizationEngine", "Reports", "Findings",
        "PlatformModel",
      ],
      resources: [.embedInCode("Templates")]),
  ])

/// The command line.
let tool = Area(
  "Tool",
  [
    Module(name: "FileAccess", dependencies: ["AppArtifacts"]),
    Module(
      name: "BatchChecking",
      dependencies: ["FileAccess", "PermissionAudit", "AppArtifacts", "Reports", "Findings"]),
    Module(name: "AssistantServer", dependencies: ["FileAccess", "Reports"]),
    Module(
      name: "ExplorationPackages",
      dependencies: [
        "FileAccess", "AppArtifacts", "SourceReaders", "Reports", "Findings", "PlatformModel",
      ]),
    Module(
      name: "WayleaveCommands",
      dependencies: [
        "FileAccess", "BatchChecking", "AssistantServer", "ExplorationPackages", "PageReports",
        "PagePhone", "StateExploration", "PhoneSimulator", "Explanations", "PermissionAudit",
        "FixEdits", "Abilities", "AuthorizationEngine", "TransitionSystem",
        "ServiceNeeds", "AppArtifacts", "SourceReaders", "Reports", "Findings", "PlatformModel",
        "MarkupReading",
      ],
      packages: [
        commandLine("ArgumentParser", "swift-argument-parser"), commandLine("Yams", "Yams"),
      ]),
  ])

/// Runs an app's own code on Linux, under the phone's clock and in its order.
let runtime = Area(
  "AppRuntime",
  [
    Module(
      name: "AppHosting", dependencies: ["PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
      cTarget: "CAppHosting"),
    Module(
      name: "DeterministicExecution",
      dependencies: ["AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel"],
      cTarget: "CDeterministicExecution"),
  ])

/// Apple's names over the virtual phone. Combine comes first, because Apple's Foundation exports it.
let frameworks = Area(
  "AppleFrameworks",
  [
    Module(
      name: "Combine", dependencies: ["AppHosting", "PhoneSimulator"],
      packages: [
        appFrameworks("OpenCombine", "OpenCombine"),
        appFrameworks("OpenCombineDispatch", "OpenCombine"),
        appFrameworks("OpenCombineFoundation", "OpenCombine"),
      ],
      cTarget: "CCombine"),
    Module(
      name: "CoreLocation",
      dependencies: [
        "Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel",
      ],
      cTarget: "CCoreLocation"),
    Module(
      name: "CoreMotion",
      dependencies: [
        "Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel",
      ],
      cTarget: "CCoreMotion"),
    Module(
      name: "CoreBluetooth",
      dependencies: [
        "Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel",
      ],
      cTarget: "CCoreBluetooth"),
    Module(
      name: "UIKit",
      dependencies: [
        "Combine", "AppHosting", "PhoneSimulator", "AuthorizationEngine", "PlatformModel",
      ],
      cTarget: "CUIKit"),
    Module(
      name: "SwiftUI", dependencies: ["Combine", "UIKit", "AppHosting", "PhoneSimulator"],
      cTarget: "CSwiftUI"),
    Module(name: "os", dependencies: ["AppHosting", "PhoneSimulator"], cTarget: "Cos"),
    Module(name: "OSLog", dependencies: ["os"]),
    Module(
      name: "DeviceFrameworks", dependencies: ["CoreLocation", "CoreMotion", "CoreBluetooth"]),
  ])

/// What an app ships: the same source on Apple's systems and on Linux.
let library = Area(
  "Library",
  [
    Module(
      name: "LocationAuthorization", dependencies: ["ServiceNeeds", "PlatformModel"],
      linuxDependencies: [
        "Combine", "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit", "AppHosting",
        "PhoneSimulator",
      ], testDependencies: ["AuthorizationEngine", "SwiftUI", "DeterministicExecution"])
  ])

/// What an app's tests use.
let testing = Area(
  "Testing",
  [
    Module(
      name: "WayleaveTesting",
      dependencies: [
        "DeterministicExecution", "AppHosting", "StateExploration", "PhoneSimulator",
        "AuthorizationEngine", "PlatformModel",
      ],
      cTarget: "CWayleaveTesting",
      testDependencies: [
        "LocationAuthorization", "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit",
      ])
  ])

/// No product for the tool: SwiftPM makes one in this package itself, and no client fetches a package
/// that only the tool needs, because SwiftPM leaves out what no product of a dependency reaches.
let modelProducts: [Product] = [
  .library(
    name: "AuthorizationEngine",
    targets: ["AuthorizationEngine", "TransitionSystem", "PlatformModel"]),
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
    name: "WayleaveTesting",
    targets: [
      "WayleaveTesting", "DeterministicExecution", "PhoneSimulator",
      "AuthorizationEngine", "PlatformModel",
    ]),
]

#if os(Linux)
  let isLinux = true
  let areas = [model, audit, simulator, page, tool, runtime, frameworks, library, testing]
  let products = modelProducts + hostingProducts
#else
  let isLinux = false
  let areas = [model, audit, simulator, page, tool, library]
  let products = modelProducts
#endif

let modules = areas.flatMap(\.modules)

/// Whether another package depends on this one by URL.
///
/// SwiftPM then reads the manifest from the repository, as if its folder were "/", and later from
/// its own checkouts, beside which it keeps its repositories.
let isFetched: Bool = {
  let folder = Context.packageDirectory
  #if canImport(Glibc)
    return folder == "/"
      || folder.contains("/checkouts/") && access(folder + "/../../repositories", F_OK) == 0
  #else
    return false
  #endif
}()

/// A client that writes nothing about traits gets no third-party package, on Linux as on a Mac, where
/// no product reaches one. This package's own tests need both traits.
let defaultTraits: Set<String> = isFetched ? [] : ["CommandLine", "AppFrameworks"]

extension Module {
  /// What its sources may import.
  var imports: [String] { dependencies + (isLinux ? linuxDependencies : []) }

  /// The module with all that it depends on, directly or not, its tests' dependencies included.
  var closure: [String] {
    let below = modules.filter { (imports + testDependencies).contains($0.name) }.flatMap(\.closure)
    return modules.map(\.name).filter { $0 == name || below.contains($0) }
  }

  /// What its tests may import: the closure, and what runs an app's code if the module does.
  var testImports: [String] {
    let runsApps = [runtime, frameworks].contains { $0.modules.contains { $0.name == name } }
    guard isLinux, runsApps else { return closure }
    let used = modules.filter { $0.name == "DeterministicExecution" }.flatMap(\.closure) + closure
    return modules.map(\.name).filter(used.contains)
  }

  /// Whether its tests run where the manifest is read: those of what apps ship run on the virtual phone.
  var isTestedHere: Bool { isLinux || linuxDependencies.isEmpty }

  func target(in area: Area) -> Target {
    .target(
      name: name,
      dependencies: (imports + [cTarget].compactMap(\.self)).map { .target(name: $0) } + packages,
      path: "Sources/\(area.folder)/\(name)", exclude: excluded, resources: resources,
      swiftSettings: strict + (isEmbeddable ? embeddable : [])
        + (searched.contains(name) ? optimized : []))
  }

  var testTarget: Target {
    .testTarget(
      name: name + "Tests",
      dependencies: (testImports + ["TestSupport"]).map { .target(name: $0) } + packages,
      swiftSettings: strict)
  }
}

/// Whether this is the build of `.ci/run`, which sets the variable to take less time.
let savesTime = Context.environment["WAYLEAVE_OPTIMIZED_SEARCH"] == "1"

/// Without debug information, the package takes less time to build. SwiftPM adds `-g` after these flags, so
/// `-gnone` is passed to the compiler's frontend.
let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error)]
  + (savesTime
    ? [.unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .debug))] : [])

/// Embedded Swift asks for every import; the build that everybody runs asks for them too.
let embeddable: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

/// The modules in which a search spends its time.
let searched: Set = ["TransitionSystem", "AuthorizationEngine", "StateExploration"]

/// The tests search millions of states, which takes four times as long without optimization.
/// Assertions stay.
let optimized: [SwiftSetting] =
  savesTime ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

extension Area {
  /// Its Swift modules, and the C targets beside them.
  var targets: [Target] {
    let cTargets = modules.compactMap(\.cTarget)
    return modules.map { $0.target(in: self) }
      + cTargets.map { .target(name: $0, path: "Sources/\(folder)/\($0)") }
  }
}

/// What is no module of an area.
let ownTargets: [Target] = [
  .target(name: "CAllocation", path: "Sources/Tool/CAllocation"),
  .executableTarget(
    name: "wayleave", dependencies: ["WayleaveCommands", "CAllocation"],
    path: "Sources/Tool/wayleave", swiftSettings: strict),
  .target(
    name: "TestSupport", dependencies: ["PlatformModel"], path: "Tests/TestSupport",
    swiftSettings: strict),
  .testTarget(
    name: "ArchitectureTests",
    dependencies: [
      commandLine("SwiftSyntax", "swift-syntax"), commandLine("SwiftParser", "swift-syntax"),
    ], swiftSettings: strict),
]

/// The oldest systems of `LocationAuthorization`, with the modules below it. The rest is for macOS and
/// Linux: `Duration`, which the virtual phones count time in, needs iOS 16, watchOS 9 and tvOS 16.
let package = Package(
  name: "wayleave",
  platforms: [.macOS(.v13), .iOS(.v15), .watchOS(.v8), .tvOS(.v15), .visionOS(.v1)],
  products: products,
  traits: [
    .trait(name: "CommandLine", description: "The wayleave tool and the packages it needs."),
    .trait(name: "AppFrameworks", description: "Combine on Linux, through OpenCombine."),
    .default(enabledTraits: defaultTraits),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: areas.flatMap(\.targets) + ownTargets + modules.filter(\.isTestedHere).map(\.testTarget),
  swiftLanguageModes: [.v6]
)
