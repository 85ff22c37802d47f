import AppArtifacts
import Findings
import PlatformModel
import SourceReaders
import TestSupport
import Testing

@testable import PermissionAudit

@Suite("Bundles: who answers for a call")
struct BundleTests {
  @Test func `an app answers for its frameworks, an extension does not`() {
    let app = Apps.app(frameworks: ["Shared"])
    let widget = Apps.app(
      "Widget", kind: .appExtension(point: nil), frameworks: ["Shared"], container: "App")
    let findings = Apps.findings([app, widget], ["Shared": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.target?.name) == ["App"])
    #expect(findings.map(\.rule) == ["purpose-string-missing"])
  }

  @Test(.facts("IOS-STORE-005")) func `an extension answers for the requests of its own binary`() {
    // IOS-STORE-005: each bundle of an upload is checked by itself.
    let widget = Apps.app("Widget", kind: .appExtension(point: nil))
    let findings = Apps.findings([widget], ["Widget": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.rule) == ["purpose-string-missing"])
  }

  @Test func `an extension may locate under the grant of its app`() {
    let widget = Apps.app("Widget", kind: .appExtension(point: nil))
    let calls: [PlatformAPI] = [.locationManager, .requestLocation, .liveUpdates]
    #expect(Apps.findings([widget], ["Widget": calls]) == [])
  }

  @Test func `a key of an extension is not superfluous while a framework uses location`() {
    let widget = Apps.app(
      "Widget", kind: .appExtension(point: nil),
      keys: ["NSLocationWhenInUseUsageDescription": .reason], frameworks: ["Shared"])
    #expect(Apps.findings([widget], ["Widget": [], "Shared": [.requestLocation]]) == [])
  }

  @Test(
    "targets for other systems are not checked by the rules of iOS",
    arguments: ["macosx", "appletvos", "xros"])
  func otherSystems(_ platform: String) {
    let app = Apps.app(platforms: [platform])
    let findings = Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.rule) == ["nothing-to-check"])
  }

  @Test func `a target for iPhone and Mac is checked as one for iPhone`() {
    let app = Apps.app(platforms: ["iphoneos", "iphonesimulator", "macosx"])
    let findings = Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.rule) == ["purpose-string-missing"])
  }

  @Test func `a watch app may carry the string itself or leave it to the app on the phone`() {
    let phone = Apps.app(keys: ["NSLocationWhenInUseUsageDescription": .reason])
    let bare = Apps.app("Watch", kind: .watchApp, platforms: ["watchos"], container: "App")
    let calls = ["Watch": [PlatformAPI.requestWhenInUseAuthorization], "App": [.requestLocation]]
    #expect(Apps.findings([phone, bare], calls) == [])
    let alone = Apps.findings([bare], calls)
    #expect(alone.map(\.rule) == ["purpose-string-missing"])
    #expect(alone.map(\.systems) == [nil])
  }

  @Test func `a report says that little of a watch app is checked`() {
    let watch = Apps.app("Watch", kind: .watchApp, platforms: ["watchos"])
    let report = Audit().report(
      on: AppArtifact(root: ".", targets: [Apps.app(), watch]), sources: [:])
    #expect(
      report.targets.map(\.unknowns) == [
        [], ["on watchOS, nearly everything except purpose strings"],
      ])
  }

  @Test func `a request in an App Clip needs no string for Always`() {
    let clip = Apps.app(
      "Clip", kind: .appClip, keys: ["NSLocationWhenInUseUsageDescription": .reason])
    let findings = Apps.findings([clip], ["Clip": [.requestAlwaysAuthorization]])
    #expect(findings.map(\.rule) == ["app-clip-requests-always"])
  }

  @Test(
    "a finding names the releases from the deployment target on",
    arguments: [
      ("15.0", "iOS 15-27"), ("13.4", "iOS 13.4-27"), ("7.0", "iOS 8-27"), ("12.6", "iOS 13-27"),
    ])
  func systems(deployment: String, expected: String) {
    let app = Apps.app(deployment: deployment)
    let findings = Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.systems) == [expected])
  }
}
