import CoreLocation
import WayleaveTesting
import PlatformModel
import UIKit
import XCTest

#if AppFrameworks
  /// A search in a test case of XCTest, of a model as SwiftUI's apps have it.
  final class UnderXCTest: XCTestCase {
    func testABugIsFoundInAModelWithPublishedProperties() async throws {
      do {
        try await explore(.iOS(16...18), depth: 3) { phone in
          let app = phone.app(.trail) { MapModel() }
          app.action("Locate") { $0.locate() }
          app.eventually("it does not load") { !$0.isLoading }
        }
        XCTFail("nothing is found")
      } catch let failure as ExplorationFailure {
        let steps = failure.counterexamples.map(\.steps)
        XCTAssertEqual(steps, Array(repeating: ["tap Locate", "answer Don’t Allow"], count: 3))
      }
    }

    func testAPublishedPropertyTellsStatesApart() async throws {
      let exploration = try await explore(.iOS(17), depth: 9, environment: []) { phone in
        let app = phone.app(.trail) { Pages() }
        app.ignore(.emptyExploration)
        app.action("Next") { $0.page = min(3, $0.page + 1) }
      }
      XCTAssertEqual(exploration.states, 4)
      XCTAssertEqual(exploration.coverage.map(\.isFinished), [true])
    }
  }

  /// It loads until it receives a place, and forgets that it may never get one.
  @MainActor
  private final class MapModel: NSObject, ObservableObject,
    @preconcurrency CLLocationManagerDelegate
  {
    @Published var isLoading = false
    private let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func locate() {
      isLoading = true
      manager.requestWhenInUseAuthorization()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .authorizedWhenInUse { isLoading = false }
    }
  }

  @MainActor private final class Pages: ObservableObject {
    @Published var page = 0
  }
#endif
