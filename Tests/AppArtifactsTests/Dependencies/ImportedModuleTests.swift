import Findings
import Testing

@testable import AppArtifacts

@Suite struct `The modules that a project's sources import` {
  private func libraries(
    _ files: [String: String], sources: [String], links: [String] = [], settings: [String] = [],
    _ change: (inout ProjectText) -> Void = { _ in }
  ) -> [String] {
    var project = ProjectText(
      TargetText(
        "App", settings: ["INFOPLIST_FILE = Info.plist;"] + settings, sources: sources,
        links: links),
      TargetText("Core", "framework", sources: ["Core/c.swift"]))
    change(&project)
    let tree = [
      "App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist(), "Core/c.swift": "",
    ]
    return AppReader.read(.memory(files.merging(tree) { old, _ in old }), root: ".")
      .targets[0].libraries.map { "\($0.name) \($0.origin)" }
  }

  @Test(
    "are libraries of the target where no step of its build names them",
    arguments: [
      ("a.swift", "import UIKit\nimport DolphinMoveSDK\n"),
      ("a.swift", "#if DEBUG\npublic import DolphinMoveSDK\n#endif\n"),
      ("a.m", "#import <DolphinMoveSDK/DolphinMoveSDK.h>\n"),
      ("a.m", "@import DolphinMoveSDK;\n"),
    ])
  func unexplained(_ name: String, _ text: String) {
    let found = libraries(
      ["App/" + name: text, "App/DolphinMoveSDK/b.txt": ""], sources: ["App/" + name])
    #expect(found == ["DolphinMoveSDK imported"])
  }

  @Test func `are listed if a framework target or a bridging header imports them`() {
    let framework = libraries(
      ["a.swift": "import Core\n", "Core/c.swift": "import DolphinMoveSDK\n"],
      sources: ["a.swift"], links: ["product:Core"])
    #expect(framework == ["DolphinMoveSDK imported"])
    let header = libraries(
      ["a.swift": "", "App/Bridge.h": "#import <DolphinMoveSDK/Move.h>\n"],
      sources: ["a.swift"], settings: ["SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/App/Bridge.h\";"])
    #expect(header == ["DolphinMoveSDK imported"])
  }

  @Test(
    "are not listed if the tree provides them",
    arguments: [
      "import Core\nimport CoreLocation\nimport os.log\nimport SQLite3",
      "import CShim", "/* The\n  import DolphinMoveSDK\n*/", "let a = \"\"\"\nimport data\n\"\"\"",
      "#if canImport(DolphinMoveSDK)\nimport DolphinMoveSDK\n#endif",
    ])
  func explained(_ text: String) {
    let found = libraries(
      ["a.swift": text, "Shim/module.modulemap": "module CShim {\n  header \"a.h\"\n}\n"],
      sources: ["a.swift"])
    #expect(found == [])
  }

  @Test func `are not listed again beside their header, product, package or pod`() {
    let header = libraries(
      ["a.m": "#import <AFKit/AFKit.h>\n", "Vendor/AFKit/AFKit.h": ""], sources: ["a.m"])
    #expect(header == [])
    let pod = libraries(
      [
        "a.swift": "import Lottie\nimport A\n",
        "Podfile": "target 'App' do\n  pod 'lottie-ios'\n  pod 'A'\nend\n",
      ], sources: ["a.swift"])
    #expect(pod == ["A pod", "lottie-ios pod"])
    let package = libraries(
      ["a.swift": "import Move\n"], sources: ["a.swift"], links: ["package:Move"]
    ) {
      $0.packages = [
        "PACKAGE0 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.org/sdk.git\"; };"
      ]
      $0.more = [
        "\"D Move\" = {isa = XCSwiftPackageProductDependency; productName = Move; package = PACKAGE0; };"
      ]
    }
    #expect(package == ["sdk swiftPackage"])
  }
}

@Suite struct `The libraries of a tree without a project` {
  private let info = plist(entry("CFBundlePackageType", "APPL"))

  private func libraries(_ files: [String: String]) -> [LinkedLibrary] {
    AppReader.read(
      .memory(files.merging(["App/Info.plist": info]) { $1 }), root: "."
    ).targets[0].libraries
  }

  @Test(
    "are the modules that its sources import",
    arguments: [
      ("a.swift", "import UIKit\n  import SitumSDK\n"), ("a.swift", "@testable import SitumSDK"),
      ("a.swift", "import class SitumSDK.SITManager"), ("a.m", "@import SitumSDK;"),
      ("a.m", "#import <SitumSDK/SitumSDK.h>\n#include <sys/stat.h>"),
    ])
  func imported(_ name: String, _ text: String) {
    let found = libraries(["App/" + name: text])
    #expect(found.map(\.name) == ["SitumSDK"])
    #expect(found.map(\.origin) == [.imported])
    #expect(found.map(\.isVisible) == [false])
  }

  @Test func `are no modules of Apple and none that the tree itself holds`() {
    let found = libraries([
      "App/a.swift": "import Foundation\nimport CoreLocation\nimport Core\n// import SitumSDK\n",
      "Modules/Core/b.swift": "",
    ])
    #expect(found == [])
  }

  @Test func `are the pods of the nearest Podfile, and what a Package.swift fetches`() {
    let found = libraries([
      "Podfile": "target 'Other' do\n  pod 'SitumSDK', '2.84.0'\nend\n",
      "App/Package.swift":
        "let package = Package(dependencies: [.package(url: \"https://x.org/Far.git\", exact: \"1.2.0\")])",
    ])
    #expect(
      found.map { "\($0.name) \($0.versions?.exactVersion ?? "")" } == [
        "SitumSDK 2.84.0", "Far 1.2.0",
      ])
  }
}
