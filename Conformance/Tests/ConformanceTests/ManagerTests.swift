import CoreLocation
import Foundation
import Testing

/// What a new manager is, and what its delegate hears without being asked.
@MainActor @Suite struct ManagerTests {
  let device: Device

  init() throws { device = try Device() }

  @Test func `a new manager filters nothing and wants the best`() throws {
    try device.run {
      let manager = CLLocationManager()
      #expect(manager.distanceFilter == kCLDistanceFilterNone)
      #expect(manager.desiredAccuracy == kCLLocationAccuracyBest)
      #expect(manager.activityType == .other)
      #expect(manager.delegate == nil)
      #expect(manager.monitoredRegions.isEmpty)
    }
  }

  #if !os(macOS)
    @Test func `a new manager on iOS pauses by itself, and neither shows nor goes on behind`()
      throws
    {
      try device.run {
        let manager = CLLocationManager()
        #expect(manager.pausesLocationUpdatesAutomatically)
        #expect(!manager.allowsBackgroundLocationUpdates)
        #expect(!manager.showsBackgroundLocationIndicator)
        #expect(manager.headingFilter == 1)
        #expect(manager.headingOrientation == .portrait)
        #expect(manager.rangedBeaconConstraints.isEmpty)
      }
    }
  #endif

  @Test func `a manager does not hold its delegate`() throws {
    try device.run {
      let manager = CLLocationManager()
      do {
        let listener = NewListener()
        manager.delegate = listener
        #expect(manager.delegate === listener)
      }
      #expect(manager.delegate == nil)
    }
  }

  @Test func `a delegate of iOS 14 hears once of the status when its manager is made`() throws {
    let listener = try device.run { NewListener() }
    device.wait { !listener.heard.isEmpty }
    #expect(listener.heard.count == 1)
    #expect(listener.heard.first == listener.manager.authorizationStatus)
  }

  @Test func `a delegate with the older method alone hears once too`() throws {
    let listener = try device.run { OldListener() }
    device.wait { !listener.heard.isEmpty }
    #expect(listener.heard.count == 1)
    #expect(listener.heard.first == listener.manager.authorizationStatus)
  }

  @Test func `of the two methods the newer one alone is called`() throws {
    let listener = try device.run { BothListener() }
    device.wait { !listener.heard.isEmpty }
    #expect(listener.heard == ["locationManagerDidChangeAuthorization"])
  }

  @Test func `the delegate is not called before the code that made the manager is through`() throws
  {
    let heard = try device.run {
      let listener = NewListener()
      return listener.heard
    }
    #expect(heard.isEmpty)
  }
}

/// Has the method of iOS 14.
private final class NewListener: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var heard: [CLAuthorizationStatus] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append(manager.authorizationStatus)
  }
}

/// Has the method of before.
private final class OldListener: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var heard: [CLAuthorizationStatus] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { heard.append(status) }
}

/// Has both.
private final class BothListener: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var heard: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("locationManagerDidChangeAuthorization")
  }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { heard.append("didChangeAuthorization") }
}
