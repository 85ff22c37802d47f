import AuthorizationEngine
import DeterministicExecution
import Observation
import PhoneSimulator
import PlatformModel
import Testing

@testable import LocationAuthorization

#if AppFrameworks
  import Combine
#endif

@Suite("Knowing what is granted")
struct StateTests {
  @Test(arguments: OSVersion.ends.filter { $0 >= .iOS(14) })
  func `changes come with what was before, in order`(release: OSVersion) throws {
    let trail = try Trail(release)
    let permissions = trail.permissions
    let seen = try trail.app.begin { () -> [PermissionState.Change] in
      var seen: [PermissionState.Change] = []
      for await change in permissions.changes() {
        seen.append(change)
        if change.new.authorization == .denied { return seen }
      }
      return seen
    }
    let asking = try trail.ask(.whenInUse)
    try trail.phone.answer(.allowWhileUsing)
    trail.phone.advance(by: .seconds(1))
    _ = try asking.value
    try trail.phone.choose(.never, for: trail.app)
    try trail.phone.open(trail.app)
    trail.phone.advance(by: .seconds(1))
    let changes = try seen.value
    #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.new == $1.old })
    #expect(changes.allSatisfy { $0.new != $0.old })
    var told: [AuthorizationStatus] = []
    for change in changes where told.last != change.new.authorization {
      told.append(change.new.authorization)
    }
    #expect(told.suffix(2) == [.authorizedWhenInUse, .denied])
  }

  @Test func `whoever tracks the state is notified before it changes`() throws {
    let trail = try Trail(.newestIOS)
    let permissions = trail.permissions
    let told = Told()
    try trail.app.run {
      withObservationTracking {
        _ = permissions.state
      } onChange: {
        told.isTold = true
      }
    }
    let asking = try trail.ask(.whenInUse)
    try trail.phone.answer(.allowOnce)
    _ = try asking.value
    #expect(told.isTold)
  }

  #if AppFrameworks
    /// SwiftUI observes the permissions by this on iOS 15 and 16.
    @Test(arguments: [OSVersion.iOS(15), .iOS(16), .newestIOS])
    func `an observable object announces every change before it happens`(
      release: OSVersion
    ) throws {
      let trail = try Trail(release)
      let permissions = trail.permissions
      let seen = Seen()
      try trail.app.run {
        seen.subscription = permissions.objectWillChange.sink {
          let status = MainActor.assumeIsolated { permissions.state.authorization }
          seen.statuses.append(status)
        }
      }
      let asking = try trail.ask(.whenInUse)
      try trail.phone.answer(.allowWhileUsing)
      trail.phone.advance(by: .seconds(1))
      _ = try asking.value
      #expect(seen.statuses.first == .notDetermined)
      #expect(
        try trail.app.run { permissions.state.authorization } == .authorizedWhenInUse)
    }

    private final class Seen: @unchecked Sendable {
      var subscription: AnyCancellable?
      var statuses: [AuthorizationStatus] = []
    }
  #endif

  @Test func `two loops over the changes get every change each`() throws {
    let trail = try Trail(.newestIOS)
    let permissions = trail.permissions
    let loops = try (0..<2).map { _ in
      try trail.app.begin { () -> AuthorizationStatus? in
        for await change in permissions.changes()
        where change.new.authorization != change.old.authorization {
          return change.new.authorization
        }
        return nil
      }
    }
    let asking = try trail.ask(.whenInUse)
    try trail.phone.answer(.dontAllow)
    trail.phone.advance(by: .seconds(1))
    _ = try asking.value
    for loop in loops { #expect(try loop.value == .denied) }
  }

  /// IOS-AUTH-022 and IOS-AUTH-023.
  @Test(arguments: [OSVersion.iOS(15), .iOS(16), .newestIOS])
  func `Location Services are known, and were not read on the main thread`(
    release: OSVersion
  ) throws {
    let trail = try Trail(release, before: { try $0.turn(.locationServices, on: false) })
    #expect(try trail.app.run { trail.permissions.state.locationServicesEnabled } == false)
    #expect(
      try trail.app.run { trail.permissions.promptAvailability(for: .whenInUse) }
        == .unavailable(.locationServicesOff))
    try trail.phone.turn(.locationServices, on: true)
    trail.phone.advance(by: .seconds(1))
    #expect(try trail.app.run { trail.permissions.state.locationServicesEnabled } == true)
    #expect(!trail.phone.trace.contains { "\($0)".contains("UI unresponsiveness") })
  }

  /// IOS-AUTH-044: the lock takes the prompt away, and sends the app to the background.
  @Test(arguments: OSVersion.ends)
  func `an app under a prompt learns that the lock sends it to the background`(
    release: OSVersion
  ) throws {
    let trail = try Trail(release)
    let asking = try trail.ask(.whenInUse)
    #expect(try trail.app.run { trail.permissions.system.activity } == .inactive)
    try trail.phone.lock()
    #expect(try trail.app.run { trail.permissions.system.activity } == .background)
    try trail.phone.unlock()
    trail.phone.advance(by: .seconds(1))
    #expect(try trail.app.run { trail.permissions.system.activity } == .active)
    #expect(asking.isFinished)
  }

  @Test func `where no phone runs the code, nothing is granted and everything returns`() async {
    await MainActor.run {
      let permissions = LocationPermissions()
      #expect(permissions.state.authorization == .notDetermined)
      #expect(permissions.promptAvailability(for: .whenInUse) != .available)
    }
  }

  private final class Told: @unchecked Sendable { var isTold = false }
}
