import PlatformModel
import Testing

@testable import AuthorizationEngine

/// What a step tells the app and the person: all of it, in order.
@Suite(.holdingRows) struct AndroidEffectsTests {
  private typealias Effect = Android.Effect

  private func effects(
    _ level: Int, target: Int, _ permissions: [AndroidPermission],
    after before: [Android.Event] = [], of event: Android.Event
  ) -> [Effect] {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level)),
      Android.Build(target: APILevel(nearest: target), permissions: permissions))
    for step in [.open] + before { phone.does(step) }
    phone.effects = []
    phone.does(event)
    return phone.effects
  }

  private static let location: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .backgroundLocation,
  ]
  private static let foreground = Android.Event.request(.init([.fine, .coarse]))
  private static let background = Android.Event.request(.init([.background]))

  @Test(
    "a granted request names each permission, closes the dialog and has a result (AND-RUN-009)",
    arguments: [(23, Android.Button.allow), (30, .whileUsing), (34, .whileUsing)])
  func grants(level: Int, button: Android.Button) {
    let told = effects(
      level, target: 30, [.fineLocation, .coarseLocation], after: [Self.foreground],
      of: .answer(button))
    #expect(
      told == [
        .granted(.fine), .granted(.coarse), .promptClosed,
        .result(names: .init([.fine, .coarse]), granted: .init([.fine, .coarse])),
      ])
  }

  @Test(
    "so does the grant for the background (AND-RUN-029)",
    arguments: [(29, Android.Button.allow), (30, .whileUsing), (34, .whileUsing)])
  func grantsBackground(level: Int, button: Android.Button) {
    let told = effects(
      level, target: level, Self.location,
      after: [Self.foreground, .answer(level == 29 ? .whileUsing : button), Self.background],
      of: .answer(.allTheTime))
    #expect(told.contains(.granted(.background)), "\(told)")
    #expect(told.filter { $0 == .promptClosed }.count == 1)
  }

  @Test("so do nearby devices (AND-RUN-060)", arguments: 31...36)
  func grantsNearbyDevices(level: Int) {
    let told = effects(
      level, target: 31, [.bluetoothScan, .bluetoothConnect],
      after: [.request(.init([.scan, .connect]))], of: .answer(.allow))
    #expect(
      told == [
        .granted(.scan), .granted(.connect), .promptClosed,
        .result(names: .init([.scan, .connect]), granted: .init([.scan, .connect])),
      ])
  }

  @Test("and notifications (AND-RUN-062)", arguments: 33...36)
  func grantsNotifications(level: Int) {
    let told = effects(
      level, target: 33, [.postNotifications], after: [.request(.init([.notifications]))],
      of: .answer(.allow))
    #expect(
      told == [
        .granted(.notifications), .promptClosed,
        .result(names: .init([.notifications]), granted: .init([.notifications])),
      ])
  }

  @Test("back closes the dialog, and nothing is decided (AND-RUN-013)", arguments: 30...36)
  func back(level: Int) {
    let told = effects(
      level, target: 30, Self.location, after: [Self.foreground], of: .back)
    #expect(told == [.promptClosed, .result(names: .init([.fine, .coarse]), granted: .init([]))])
  }

  @Test("a grant for one time that ends is revoked by name (AND-RUN-038)", arguments: 31...36)
  func expires(level: Int) {
    let told = effects(
      level, target: 31, Self.location,
      after: [Self.foreground, .answer(.onlyThisTime), .leave], of: .oneTimeExpires)
    #expect(told.contains(.revoked(.fine)) && told.contains(.revoked(.coarse)), "\(told)")
  }

  @Test("a request after the last denial is ignored by name (AND-RUN-011)", arguments: 30...36)
  func finallyDenied(level: Int) {
    let told = effects(
      level, target: 30, Self.location,
      after: [Self.foreground, .answer(.deny), Self.foreground, .answer(.deny)],
      of: Self.foreground)
    #expect(
      told == [
        .ignored(.final), .ignored(.final),
        .result(names: .init([.fine, .coarse]), granted: .init([])),
      ])
  }

  @Test(
    "a channel of an app that targets Android 12 shows the dialog (AND-RUN-063)", arguments: 33...36
  )
  func channel(level: Int) {
    let told = effects(level, target: 32, [.postNotifications], of: .createNotificationChannel)
    #expect(told == [.promptShown(.notificationsBySystem)])
  }

  @Test("the request to switch Bluetooth on shows its dialog (AND-BLE-015)", arguments: 19...36)
  func bluetoothDialog(level: Int) {
    let told = effects(
      level, target: 30, [.bluetooth, .bluetoothAdmin],
      after: [.setSwitch(.bluetooth, false)], of: .requestBluetoothOn)
    #expect(told == [.promptShown(.bluetoothOn)])
  }

  @Test("an app switches Bluetooth on by itself (AND-BLE-014)", arguments: 19...36)
  func bluetoothOn(level: Int) {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level)),
      Android.Build(target: 30, permissions: [.bluetooth, .bluetoothAdmin]))
    phone.does(.setSwitch(.bluetooth, false), .open, .enableBluetooth)
    #expect(phone.effects.last == .returned(true))
    #expect(phone.situation.has(.bluetooth))
  }

  @Test("Location is off, and on again (AND-LOC-001)", arguments: [19, 28, 30, 36])
  func locationSwitch(level: Int) {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level)), Android.Build(target: 22, permissions: []))
    phone.does(.setSwitch(.location, false))
    #expect(!phone.situation.has(.location))
    phone.does(.setSwitch(.location, true))
    #expect(phone.situation.has(.location))
  }

  @Test(
    "a service that starts says whether it may use the location (AND-FGS-005)",
    arguments: [(true, Android.Service.eligible), (false, .limited)])
  func service(isVisible: Bool, service: Android.Service) {
    var phone = AndroidPhone(
      Android.System(30),
      Android.Build(
        target: 30, permissions: [.fineLocation, .coarseLocation, .foregroundService],
        hasLocationServiceType: true))
    phone.does(.open, Self.foreground, .answer(.whileUsing))
    if !isVisible { phone.does(.leave) }
    phone.effects = []
    phone.does(.startForegroundService(.ordinary))
    #expect(phone.effects == [.serviceStarted(service)])
  }

  @Test("up to Android 7.1 one name brings its group (AND-SPL-015)", arguments: 23...25)
  func group(level: Int) {
    let told = effects(
      level, target: 25, [.fineLocation, .coarseLocation],
      after: [.request(.init([.coarse]))], of: .answer(.allow))
    #expect(told.contains(.granted(.fine)) && told.contains(.granted(.coarse)), "\(told)")
  }
}
