import Foundation
import SourceReaders
import Testing

@Suite("The modules that code finds on Linux")
struct ModulesOnLinuxTests {
  /// The products of the manifest, each with its modules.
  private static let products: [String: [String]] = {
    let manifest = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let libraries = text.matches(of: /\.library\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]/)
    return Dictionary(
      uniqueKeysWithValues: libraries.map { library in
        (
          String(library.1),
          library.2.matches(of: /"(\w+)"/).map { String($0.1) }.sorted()
        )
      })
  }()

  @Test(arguments: EntryPoints.frameworksOnLinux + [EntryPoints.shippedProduct])
  func `a product of this package holds the modules of the manifest`(
    product: EntryPoints.Product
  ) {
    #expect(Self.products[product.name] == product.modules.sorted())
  }

  @Test(arguments: ["XCTest", "Testing", "FoundationEssentials", "Distributed", "Cxx"])
  func `a module of the toolchain has no stub`(module: String) {
    #expect(EntryPoints.modulesOnLinux.contains(module))
  }

  @Test(arguments: [
    ("import LocationAuthorization", ["LocationAuthorization"]), ("import CoreLocation", []),
    ("import PlatformModel", []),
  ])
  func `what an app ships is named where it is imported`(source: String, products: [String]) {
    let entries = SwiftEntryPoints.read(Array(source.utf8), file: "a.swift")
    #expect(entries?.shippedProducts == products)
  }
}
