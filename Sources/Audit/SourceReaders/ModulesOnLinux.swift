extension EntryPoints {
  /// A product of this package, with the modules that code finds through it.
  public struct Product: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The modules, sorted.
    public var modules: [String]
  }

  /// The products that hold what an app's code is on; every written package names them.
  public static let frameworksOnLinux = [
    Product(
      name: "DeviceFrameworks",
      modules: [
        "AppHosting", "AuthorizationEngine", "CoreBluetooth", "CoreLocation", "CoreMotion",
        "DeterministicExecution", "DeviceFrameworks", "PhoneSimulator", "PlatformModel",
      ]),
    Product(
      name: "AppFrameworks",
      modules: [
        "AppHosting", "Combine", "DeterministicExecution", "OSLog", "SwiftUI", "UIKit", "os",
      ]),
  ]

  /// The product that an app ships; a package names it where its code imports it.
  public static let shippedProduct = Product(
    name: "LocationAuthorization",
    modules: ["LocationAuthorization", "PlatformModel", "ServiceNeeds"])

  /// The modules that code finds on Linux: the toolchain's, and those of this package.
  public static let modulesOnLinux = Set(
    (frameworksOnLinux + [shippedProduct]).flatMap(\.modules)
  ).union([
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
  ])

  /// The modules that have another one in their place on Linux. An empty `Darwin` would make
  /// SwiftPM's own test runner think that it is on a Mac.
  public static let replacedOnLinux = ["Darwin": "Glibc"]

  /// Whether a module, or another one in its place, is there on Linux.
  public static func isOnLinux(_ module: String) -> Bool {
    modulesOnLinux.contains(module) || replacedOnLinux[module] != nil
  }

  /// The products that the imports need beside the frameworks.
  public var shippedProducts: [String] {
    let own = Set(Self.shippedProduct.modules)
      .subtracting(Self.frameworksOnLinux.flatMap(\.modules))
    return imports.contains { own.contains($0.name) } ? [Self.shippedProduct.name] : []
  }
}
