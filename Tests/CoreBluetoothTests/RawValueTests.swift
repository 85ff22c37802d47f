import CoreBluetooth
import Testing

/// Names and numbers as Apple's headers have them, read from the metadata of PyObjC 12.2.2.
@Suite("Core Bluetooth's raw values")
struct RawValueTests {
  @Test func `states and authorizations are Apple's (IOS-BT-001, IOS-BT-002)`() {
    let states: [CBManagerState] = [
      .unknown, .resetting, .unsupported, .unauthorized, .poweredOff, .poweredOn,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let authorizations: [CBManagerAuthorization] = [
      .notDetermined, .restricted, .denied, .allowedAlways,
    ]
    #expect(authorizations.map(\.rawValue) == [0, 1, 2, 3])
    #expect(CBManagerState(rawValue: 9)?.rawValue == 9)
  }

  @Test func `properties and permissions are Apple's bits`() {
    let properties: [CBCharacteristicProperties] = [
      .broadcast, .read, .writeWithoutResponse, .write, .notify, .indicate,
      .authenticatedSignedWrites, .extendedProperties, .notifyEncryptionRequired,
      .indicateEncryptionRequired,
    ]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    let permissions: [CBAttributePermissions] = [
      .readable, .writeable, .readEncryptionRequired, .writeEncryptionRequired,
    ]
    #expect(permissions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `errors are Apple's`() {
    #expect(CBError.Code.unknown.rawValue == 0)
    #expect(CBError.Code.connectionTimeout.rawValue == 6)
    #expect(CBError.Code.operationNotSupported.rawValue == 13)
    #expect(CBError.Code.leGattNearBackgroundNotificationLimit.rawValue == 18)
    #expect(CBATTError.Code.insufficientAuthentication.rawValue == 5)
    #expect(CBATTError.Code.insufficientResources.rawValue == 17)
    #expect(CBError(.notConnected).errorCode == 3)
  }

  @Test func `errors are caught by their names, and cast from an NSError of their domain`() {
    func name(_ error: any Error) -> String {
      do { throw error } catch CBError.notConnected { return "not connected" } catch let error
        as CBError
      { return "Bluetooth \(error.code.rawValue)" } catch let error as CBATTError {
        return "attribute \(error.code.rawValue)"
      } catch { return "other" }
    }
    #expect(name(CBError(.notConnected)) == "not connected")
    #expect(name(NSError(domain: CBErrorDomain, code: 3)) == "not connected")
    #expect(name(NSError(domain: CBErrorDomain, code: 6)) == "Bluetooth 6")
    #expect(name(NSError(domain: CBATTErrorDomain, code: 5)) == "attribute 5")
    #expect(name(NSError(domain: CBErrorDomain, code: 99)) == "other")
    #expect(name(NSError(domain: NSCocoaErrorDomain, code: 3)) == "other")
  }
}

@Suite("CBUUID")
struct CBUUIDTests {
  @Test func `a short name is the long one that it stands for`() {
    let short = CBUUID(string: "180D")
    #expect(short.isEqual(CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")))
    #expect(short.isEqual(CBUUID(data: Data([0, 0, 0x18, 0x0D]))))
    #expect(!short.isEqual(CBUUID(string: "180F")))
    #expect(short.uuidString == "180D")
  }

  @Test func `a long name is written as it was given`() throws {
    let text = "ABDD3056-28FA-441D-A470-55A75A52553A"
    #expect(CBUUID(string: text).uuidString == text)
    #expect(CBUUID(nsuuid: try #require(UUID(uuidString: text))).isEqual(CBUUID(string: text)))
  }
}
