import CoreLocation
import Testing

@Suite("CLError")
struct ErrorTests {
  private func name(_ error: any Error) -> String {
    do {
      throw error
    } catch CLError.denied {
      return "denied"
    } catch let error as CLError where error.code == .locationUnknown {
      return "no fix yet"
    } catch {
      return "other"
    }
  }

  @Test(arguments: [(1, "denied"), (0, "no fix yet"), (2, "other")])
  func `is caught by its codes, as on an iPhone`(code: Int, caught: String) throws {
    #expect(name(NSError(domain: kCLErrorDomain, code: code)) == caught)
    #expect(name(CLError(try #require(CLError.Code(rawValue: code)))) == caught)
  }

  @Test func `is an NSError of its domain, with what it was given`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(), radius: 100, identifier: "other")
    let error = CLError(
      .regionMonitoringResponseDelayed, userInfo: [kCLErrorUserInfoAlternateRegionKey: region])
    let plain = error as NSError
    #expect(plain.domain == "kCLErrorDomain")
    #expect(plain.code == 7 && error.errorCode == 7)
    #expect(error.alternateRegion === region)
    #expect(CLError(.denied).alternateRegion == nil)
  }

  @Test func `an error of another domain is none`() {
    #expect(NSError(domain: NSCocoaErrorDomain, code: 1) as? CLError == nil)
    #expect(name(NSError(domain: NSCocoaErrorDomain, code: 1)) == "other")
  }
}
