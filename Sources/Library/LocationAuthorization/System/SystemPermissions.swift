import CoreBluetooth
import CoreLocation
import Foundation
import PlatformModel

#if os(iOS) || os(Linux) || os(watchOS)
  import CoreMotion
#endif

/// The permissions as Apple's frameworks report them, and the calls that request them.
///
/// Making one requests nothing: a location manager does not, and Bluetooth's, which does, is made on
/// request.
@MainActor
final class SystemPermissions {
  let app: RunningApp
  private(set) var state = PermissionState()
  /// Receives what concerns a request, after ``state`` was updated.
  var onEvent: (RequestFlow.Event) -> Void = { _ in }
  /// Receives every new state.
  var onStateChange: (PermissionState) -> Void = { _ in }
  var activity: AppActivity { monitor?.activity ?? .active }

  private let manager = CLLocationManager()
  private var delegate: SystemDelegate?
  private var monitor: ActivityMonitor?
  private var central: CBCentralManager?
  private var session: AnyObject?
  private var diagnostics: Task<Void, Never>?
  #if os(iOS) || os(Linux) || os(watchOS)
    private var activities: CMMotionActivityManager?
  #endif

  init(_ app: RunningApp) {
    self.app = app
    let delegate = SystemDelegate(
      locationChanged: { [weak self] in self?.locationChanged() },
      bluetoothChanged: { [weak self] in self?.bluetoothChanged() })
    self.delegate = delegate
    manager.delegate = delegate
    monitor = ActivityMonitor { [weak self] in self?.activityChanged($0) }
    refresh()
  }

  deinit { diagnostics?.cancel() }

  /// Reads everything that is read at once, which is all but Location Services.
  ///
  /// Reading the accuracy may take time, so it is read only after a change (IOS-AUTH-027).
  func refresh(andAccuracy readsAccuracy: Bool = true) {
    var new = state
    new.authorization = authorization
    if readsAccuracy || new.authorization != state.authorization {
      new.accuracy =
        AccuracyAuthorization(rawValue: manager.accuracyAuthorization.rawValue) ?? .fullAccuracy
    }
    new.bluetooth = bluetooth
    new.bluetoothState = central.flatMap { BluetoothState(rawValue: $0.state.rawValue) }
    new.motion = motion
    update(to: new)
  }

  /// Reads the one thing that decides whether a request is granted already.
  func refresh(for request: PermissionRequest) {
    var new = state
    switch request.permission {
    case .whenInUse, .always, .temporaryFullAccuracy:
      new.authorization = authorization
      guard new.authorization == state.authorization else { return refresh() }
    case .bluetooth: new.bluetooth = bluetooth
    case .motion: new.motion = motion
    }
    update(to: new)
  }

  private var authorization: AuthorizationStatus {
    AuthorizationStatus(rawValue: manager.authorizationStatus.rawValue) ?? .notDetermined
  }

  private var bluetooth: BluetoothAuthorization {
    BluetoothAuthorization(rawValue: CBCentralManager.authorization.rawValue) ?? .notDetermined
  }

  private var motion: MotionAuthorization {
    #if os(iOS) || os(Linux) || os(watchOS)
      MotionAuthorization(rawValue: CMMotionActivityManager.authorizationStatus().rawValue)
        ?? .notDetermined
    #else
      .notDetermined
    #endif
  }

  var hasMotion: Bool {
    #if os(iOS) || os(Linux) || os(watchOS)
      CMMotionActivityManager.isActivityAvailable()
    #else
      false
    #endif
  }

  /// Reads the switch of Location Services, which blocks, off the main thread (IOS-AUTH-023).
  func readLocationServices(then done: RequestFlow.Event? = nil) {
    Task { [weak self] in
      let isOn = await Self.areLocationServicesOn()
      guard let self else { return }
      refresh(andAccuracy: false)
      var new = state
      new.locationServicesEnabled = isOn
      update(to: new)
      if let done { onEvent(done) }
    }
  }

  @concurrent private static func areLocationServicesOn() async -> Bool {
    CLLocationManager.locationServicesEnabled()
  }

  private func update(to new: PermissionState) {
    guard new != state else { return }
    state = new
    onStateChange(new)
  }

  private func locationChanged() {
    refresh()
    readLocationServices()
    onEvent(.changed)
  }

  private func bluetoothChanged() {
    refresh(andAccuracy: false)
    onEvent(.changed)
  }

  private func activityChanged(_ event: RequestFlow.Event) {
    if event == .becameActive { refresh(andAccuracy: false) }
    onEvent(event)
  }
}

// MARK: Requests

extension SystemPermissions {
  /// Calls what shows the prompt.
  func request(_ step: RequestFlow.Step) {
    switch step {
    case .whenInUse: manager.requestWhenInUseAuthorization()
    case .always: requestAlways()
    case .temporaryFullAccuracy(let purpose):
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose) {
        [weak self] error in
        let isError = error != nil
        Task { @MainActor in self?.completed(isError: isError) }
      }
    case .motion: queryMotion()
    case .bluetooth:
      central = CBCentralManager(
        delegate: delegate, queue: .main, options: [CBCentralManagerOptionShowPowerAlertKey: false])
    }
  }

  /// Whether the system has service sessions, which show prompts themselves, iOS 18+.
  var hasSessions: Bool {
    #if os(iOS) || os(Linux)
      if #available(iOS 18, *), app.system >= .iOS(18) { return true }
    #endif
    return false
  }

  /// Holds a service session, which shows the prompt and reports its end, iOS 18+.
  func beginSession(_ step: RequestFlow.Step) {
    #if os(iOS) || os(Linux)
      guard #available(iOS 18, *), app.system >= .iOS(18) else { return }
      let session = CLServiceSession(authorization: step == .whenInUse ? .whenInUse : .always)
      self.session = session
      diagnostics = Task { [weak self] in
        do {
          for try await diagnostic in session.diagnostics {
            guard !Task.isCancelled, let self, self.session === session else { return }
            refresh(andAccuracy: false)
            onEvent(.sessionReported(RequestFlow.SessionDiagnostic(diagnostic)))
          }
        } catch {
          // Without diagnostics, activity and the timeout decide, as before iOS 18.
        }
      }
    #endif
  }

  func endSession() {
    diagnostics?.cancel()
    diagnostics = nil
    #if os(iOS) || os(Linux)
      if #available(iOS 18, *), let session = session as? CLServiceSession { session.invalidate() }
    #endif
    session = nil
  }

  private func completed(isError: Bool) {
    refresh()
    onEvent(.completed(isError: isError))
  }

  private func requestAlways() {
    #if os(tvOS) || os(visionOS)
      manager.requestWhenInUseAuthorization()
    #else
      manager.requestAlwaysAuthorization()
    #endif
  }

  private func queryMotion() {
    #if os(iOS) || os(Linux) || os(watchOS)
      let activities = activities ?? CMMotionActivityManager()
      self.activities = activities
      let now = Date()
      activities.queryActivityStarting(from: now, to: now, to: .main) {
        @Sendable [weak self] _, error in
        let isError = error != nil
        Task { @MainActor in self?.completed(isError: isError) }
      }
    #endif
  }
}

#if os(iOS) || os(Linux)
  @available(iOS 18, *)
  extension RequestFlow.SessionDiagnostic {
    init(_ diagnostic: CLServiceSession.Diagnostic) {
      self.init(
        isInProgress: diagnostic.authorizationRequestInProgress,
        isDenied: diagnostic.authorizationDenied,
        isDeniedGlobally: diagnostic.authorizationDeniedGlobally,
        isRestricted: diagnostic.authorizationRestricted,
        isInsufficientlyInUse: diagnostic.insufficientlyInUse,
        isAlwaysDenied: diagnostic.alwaysAuthorizationDenied)
    }
  }
#endif
