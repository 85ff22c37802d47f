import PlatformModel
import Testing

struct SensorVocabularyTests {
  @Test("IOS-MOT-001: the four values of motion authorization")
  func motionAuthorization() {
    #expect(MotionAuthorization.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(MotionAuthorization.denied.rawValue == 2)
    #expect(MotionAuthorization.authorized.rawValue == 3)
    #expect(Facts["IOS-MOT-001"]?.versions.contains(.iOS(10, 3)) == false)
  }

  @Test(
    "IOS-MOT-004: the codes of CMErrorDomain",
    arguments: [
      (MotionErrorCode.null, 100), (.unknown, 103), (.motionActivityNotAvailable, 104),
      (.motionActivityNotAuthorized, 105), (.motionActivityNotEntitled, 106), (.notAvailable, 109),
      (.notEntitled, 110), (.notAuthorized, 111),
    ])
  func motionErrors(code: MotionErrorCode, number: Int) {
    #expect(code.rawValue == number)
    #expect(MotionErrorCode.domain == "CMErrorDomain")
  }

  @Test("IOS-BT-001: the four values of Bluetooth authorization")
  func bluetoothAuthorization() {
    #expect(BluetoothAuthorization.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(BluetoothAuthorization.allowedAlways.rawValue == 3)
  }

  @Test("IOS-BT-002: the six states of a Bluetooth manager")
  func bluetoothState() {
    #expect(BluetoothState.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(BluetoothState.unauthorized.rawValue == 3)
  }

  @Test(
    "IOS-BT-002: a permission that is denied hides the radio",
    arguments: [
      (BluetoothAuthorization.denied, true, BluetoothState.unauthorized),
      (.denied, false, .unauthorized), (.restricted, true, .unauthorized),
      (.allowedAlways, true, .poweredOn), (.allowedAlways, false, .poweredOff),
      (.notDetermined, true, .unknown),
    ])
  func managerState(authorization: BluetoothAuthorization, radio: Bool, state: BluetoothState) {
    #expect(BluetoothState(authorization, radioIsOn: radio) == state)
  }

  @Test(
    "IOS-MOT-006, IOS-MOT-007: activity needs the key from iOS 10, raw sensors do not",
    arguments: MotionAPI.allCases)
  func motionKey(api: MotionAPI) {
    #expect(api.needsKey(on: .iOS(9, 3)) == false)
    #expect(api.needsKey(on: .iOS(10)) == (api != .motionManager))
    #expect(api.needsKey(on: .iOS(27, 1)) == (api != .motionManager))
  }

  @Test("IOS-27-004, IOS-MOT-008: from 27.2 it is not known what raw sensors need")
  func rawMotion() {
    #expect(MotionAPI.motionManager.needsKey(on: .iOS(27, 2)) == nil)
    #expect(MotionAPI.pedometer.needsKey(on: .iOS(27, 2)) == true)
  }
}
