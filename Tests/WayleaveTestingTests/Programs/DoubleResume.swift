import CoreLocation
import UIKit

/// Keeps a continuation that it has resumed, and resumes it again with the next change.
@MainActor final class DoubleResume: Asker {
  private let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  override func changed() {
    guard !isMended, manager.authorizationStatus != .notDetermined else { return super.changed() }
    for one in waiting { one.resume(returning: manager.authorizationStatus) }
  }

  override func becameActive() {
    if isMended || manager.authorizationStatus == .notDetermined { answer() }
  }
}
