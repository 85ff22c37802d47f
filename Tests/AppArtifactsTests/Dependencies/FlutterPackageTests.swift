import Findings
import Testing

@testable import AppArtifacts

@Suite struct `The packages of a Flutter app` {
  private func libraries(_ files: [String: String]) -> [LinkedLibrary] {
    let project = ProjectText(TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]))
    let tree = ["ios/App.xcodeproj/project.pbxproj": project.text, "ios/Info.plist": plist()]
    return AppReader.read(.memory(files.merging(tree) { old, _ in old }), root: ".")
      .targets[0].libraries
  }

  private static let lock = """
    packages:
      core:
        dependency: "direct main"
        description:
          path: "packages/core"
          relative: true
        source: path
        version: "0.0.1"
      far:
        dependency: "direct main"
        description:
          path: "."
          url: "https://example.org/far"
        source: git
        version: "1.0.0"
    """
  private static let named =
    "dependencies:\n  core:\n    path: packages/core\n  far:\n    git:\n      url: x\n      path: ios\n"

  @Test(
    "are read from the tree, with the plugins that they depend on",
    arguments: [["pubspec.lock": Self.lock], ["pubspec.yaml": Self.named]])
  func beside(_ files: [String: String]) {
    let inner = "name: core\ndependencies:\n  geolocator: ^10.1.0\n  base:\n    path: ../base\n"
    let dart = libraries(
      files.merging(
        [
          "packages/core/pubspec.yaml": inner, "packages/core/lib/a.dart": "",
          "packages/base/lib/b.dart": "",
        ]) { $1 })
    #expect(dart.map(\.name) == ["far", "geolocator"])
    let native = libraries(files.merging(["packages/core/ios/Classes/a.m": ""]) { $1 })
    #expect(native.map(\.name) == ["core", "far"])
    #expect(native.map(\.isVisible) == [true, false])
  }

  @Test func `leave out development dependencies`() {
    let list = """
      {"plugins": {"ios": [
        {"name": "geolocator_apple", "path": "/c/geolocator_apple-2.3.7/", "dev_dependency": false},
        {"name": "integration_test", "path": "/c/integration_test/", "dev_dependency": true}]}}
      """
    #expect(libraries([".flutter-plugins-dependencies": list]).map(\.name) == ["geolocator_apple"])
  }
}
