import AppArtifacts
import Findings
import PlatformModel
import Testing

@testable import PermissionAudit

@Suite("What a target declares")
struct DeclaredBuildTests {
  private func configuration(_ name: String, modes: [String]) -> TargetConfiguration {
    let place = SourcePosition(file: "Info.plist")
    return TargetConfiguration(
      name: name,
      infoPlist: EffectiveInfoPlist(
        position: place, file: "Info.plist",
        entries: [
          .init("UIBackgroundModes", .array(modes.map { .init(.string($0)) }), at: place)
        ]),
      deploymentTarget: "15.0")
  }

  private func builds(
    _ configurations: [TargetConfiguration], of kind: AppTarget.Kind = .app
  ) -> [DeclaredBuild] {
    let target = AppTarget(
      name: "App", project: "A.xcodeproj", kind: kind, configurations: configurations)
    return DeclaredBuild.all(in: AppArtifact(root: ".", targets: [target]))
  }

  @Test func `is one build where its configurations declare the same`() {
    let found = builds([
      configuration("Debug", modes: ["location"]), configuration("Release", modes: ["location"]),
    ])
    #expect(found.map(\.configurations) == [["Debug", "Release"]])
    #expect(found.map(\.isEveryConfiguration) == [true])
    #expect(found.map(\.build.hasLocationBackgroundMode) == [true])
    #expect(found.map(\.deploymentTarget) == [.iOS(15)])
  }

  @Test func `is a build for each set of configurations that differ`() {
    let found = builds([
      configuration("Debug", modes: ["location"]), configuration("Beta", modes: []),
      configuration("Release", modes: []),
    ])
    #expect(found.map(\.configurations) == [["Debug"], ["Beta", "Release"]])
    #expect(found.map(\.isEveryConfiguration) == [false, false])
  }

  @Test func `is nothing where its Info.plist could not be resolved`() {
    #expect(builds([TargetConfiguration(name: "Debug", infoPlist: nil)]).isEmpty)
  }

  @Test(arguments: [AppTarget.Kind.watchApp, .test, .framework])
  func `is of no interest where no phone runs it`(kind: AppTarget.Kind) {
    #expect(builds([configuration("Debug", modes: [])], of: kind).isEmpty)
  }
}
