import AuthorizationEngine
import CoreLocation
import Foundation
import PhoneSimulator
import PlatformModel
import ServiceNeeds
import Testing

@testable import LocationAuthorization

@Suite("Snapshots from the field")
struct SnapshotTests {
  @Test(arguments: OSVersion.ends)
  func `one call tells what the app sees, and diagnosis reads it`(release: OSVersion) throws {
    let trail = try Trail(release)
    _ = try trail.outcome(of: .whenInUse, .dontAllow)
    let snapshot = try trail.app.run { trail.permissions.snapshot(of: CLLocationManager()) }
    #expect(snapshot.system == release)
    #expect(snapshot.authorization == .denied)
    #expect(snapshot.locationServices == true)
    #expect(snapshot.backgroundModes == ["location"])
    #expect(snapshot.purposeKeys?.isSuperset(of: Trail.texts.keys.map(\.rawValue)) == true)
    #expect(Diagnosis(snapshot).causes.first == .locationDenied)
    #expect((snapshot.accuracy != nil) == (release >= .iOS(14)))
  }

  @Test func `it goes through a file without coordinates and identifiers`() throws {
    let trail = try Trail(.newestIOS)
    let snapshot = try trail.app.run { trail.permissions.snapshot() }
    let file = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(PermissionSnapshot.self, from: file) == snapshot)
    let text = String(decoding: file, as: UTF8.self)
    #expect(!text.contains("latitude"))
    #expect(!text.contains(trail.app.package.bundleIdentifier))
  }

  /// The state of the radio is no one's business before Bluetooth was asked for.
  @Test func `Bluetooth's radio is reported once the app has asked`() throws {
    let trail = try Trail(.newestIOS, before: { try $0.turn(.bluetooth, on: false) })
    #expect(try trail.app.run { trail.permissions.snapshot().radio } == nil)
    _ = try trail.outcome(of: .bluetooth, .allow)
    #expect(try trail.app.run { trail.permissions.snapshot().radio } == .off)
  }
}
