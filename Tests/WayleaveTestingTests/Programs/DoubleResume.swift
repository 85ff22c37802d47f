import CoreLocation
import UIKit

/// Keeps a continuation that it has resumed, and resumes it again with the next change.
@MainActor final class DoubleResume: Asker {
  private let isFixed: Bool

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  override func changed() {
    guard !isFixed, manager.authorizationStatus != .notDetermined else { return super.changed() }
    for one in waiting { one.resume(returning: manager.authorizationStatus) }
  }

  override func becameActive() {
    if isFixed || manager.authorizationStatus == .notDetermined { answer() }
  }
}
