import CoreLocation
import CoreLocation.CLLocation
import CoreLocation.CLLocationManager
import Testing

@Suite("import CoreLocation")
struct SubmoduleTests {
  @Observable final class Model { var count = 0 }

  #if AppFrameworks
    final class Older: ObservableObject { @Published var count = 0 }
  #endif

  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("place") == false)
  }

  @Test func `brings what Apple's Foundation brings: URLSession, Observation and Combine`() {
    #expect(Model().count == 0)
    #expect(URLSession.shared.configuration.allowsCellularAccess)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #if AppFrameworks
      #expect(Older().count == 0)
    #endif
  }

  @Test func `brings texts in the language of the person, which are themselves without a table`() {
    #expect(String(localized: "\(2) of \("three")", comment: "How far") == "2 of three")
    #expect(String(localized: "place.title", defaultValue: "Place \(1)") == "Place 1")
  }
}
