import CoreBluetooth
import CoreLocation
import Foundation
import Testing

@Suite struct ErrorTests {
  @Test func `an error of Core Location is an NSError of its domain`() {
    let error = CLError(.denied) as NSError
    #expect(error.domain == kCLErrorDomain)
    #expect(error.code == 1)
  }

  @Test(arguments: [(0, CLError.Code.locationUnknown), (1, .denied), (2, .network)])
  func `an NSError of the domain is cast to CLError`(code: Int, name: CLError.Code) {
    let error: any Error = NSError(domain: kCLErrorDomain, code: code)
    #expect((error as? CLError)?.code == name)
  }

  @Test func `an NSError of another domain is not`() {
    let error: any Error = NSError(domain: NSCocoaErrorDomain, code: 1)
    #expect(error as? CLError == nil)
    #expect(error as? CBError == nil)
  }

  @Test func `an error is caught by its name`() {
    func isDenied(_ error: any Error) -> Bool {
      do { throw error } catch CLError.denied { return true } catch { return false }
    }
    #expect(isDenied(CLError(.denied)))
    #expect(!isDenied(CLError(.network)))
  }

  @Test func `an error of Core Bluetooth is an NSError of its domain`() {
    let error = CBError(.notConnected) as NSError
    #expect(error.domain == CBErrorDomain)
    #expect(error.code == 3)
    #expect((CBATTError(.insufficientAuthentication) as NSError).domain == CBATTErrorDomain)
  }
}
