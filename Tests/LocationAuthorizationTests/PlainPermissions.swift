import CoreBluetooth
import CoreLocation
import Foundation

/// Permission code as it is often written: a delegate, and one continuation for whoever waits.
@MainActor
final class PlainPermissions: NSObject, @preconcurrency CLLocationManagerDelegate,
  @preconcurrency CBCentralManagerDelegate
{
  /// What waits for an answer; the next caller takes its place.
  private var waiting: UnsafeContinuation<CLAuthorizationStatus, Never>?
  private var waitingForBluetooth: UnsafeContinuation<Bool, Never>?
  private var waitingForAccuracy: UnsafeContinuation<CLAccuracyAuthorization, Never>?
  private let manager = CLLocationManager()
  private var central: CBCentralManager?

  override init() {
    super.init()
    manager.delegate = self
  }

  func requestWhenInUse() async -> CLAuthorizationStatus {
    await withUnsafeContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  func requestAlways() async -> CLAuthorizationStatus {
    await withUnsafeContinuation { continuation in
      waiting = continuation
      manager.requestAlwaysAuthorization()
    }
  }

  /// The fix that libraries ship for a request that hangs: it tells what is so already.
  func requestAlwaysOrTellNow() async -> CLAuthorizationStatus {
    manager.requestAlwaysAuthorization()
    return manager.authorizationStatus
  }

  /// Waits for the change of accuracy, and leaves the completion to itself.
  func requestFullAccuracy() async -> CLAccuracyAuthorization {
    await withUnsafeContinuation { continuation in
      waitingForAccuracy = continuation
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route")
    }
  }

  func requestBluetooth() async -> Bool {
    await withUnsafeContinuation { continuation in
      waitingForBluetooth = continuation
      central = CBCentralManager(delegate: self, queue: .main)
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    waitingForAccuracy?.resume(returning: manager.accuracyAuthorization)
    waitingForAccuracy = nil
    guard manager.authorizationStatus != .notDetermined else { return }
    waiting?.resume(returning: manager.authorizationStatus)
    waiting = nil
  }

  /// Takes any state for the answer that has come.
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    guard central.state != .unknown else { return }
    waitingForBluetooth?.resume(returning: central.state == .poweredOn)
    waitingForBluetooth = nil
  }
}

/// The same, where the first callback is taken for the answer (IOS-AUTH-034).
@MainActor
final class HastyPermissions: NSObject, @preconcurrency CLLocationManagerDelegate {
  private var waiting: UnsafeContinuation<CLAuthorizationStatus, Never>?
  private var manager: CLLocationManager?

  func requestWhenInUse() async -> CLAuthorizationStatus {
    await withUnsafeContinuation { continuation in
      waiting = continuation
      let manager = CLLocationManager()
      self.manager = manager
      manager.delegate = self
      manager.requestWhenInUseAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    waiting?.resume(returning: manager.authorizationStatus)
    waiting = nil
  }
}
