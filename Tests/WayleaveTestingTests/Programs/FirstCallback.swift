import CoreLocation
import UIKit

/// Takes the first callback for the answer: a new manager tells its delegate “not determined”.
@MainActor final class FirstCallback: Asker {
  private let isFixed: Bool
  private var own: CLLocationManager?

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  func locate() async -> CLAuthorizationStatus {
    guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
    return await request { _ in
      let own = CLLocationManager()
      own.delegate = self
      own.requestWhenInUseAuthorization()
      self.own = own
    }
  }

  override func changed() { if isFixed { super.changed() } else { answer() } }
}
