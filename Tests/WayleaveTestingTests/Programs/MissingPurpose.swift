import CoreLocation
import UIKit

/// Asks for full accuracy with a purpose that the Info.plist does not list, and waits for the change.
@MainActor final class MissingPurpose: Asker {
  private let isFixed: Bool
  private var precise: [CheckedContinuation<Void, Never>] = []

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  func startRoute() async -> Bool {
    guard await askWhenInUse() == .authorizedWhenInUse else { return false }
    guard manager.accuracyAuthorization == .reducedAccuracy else { return true }
    if isFixed {
      try? await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Guidance")
    } else {
      await withCheckedContinuation { continuation in
        precise.append(continuation)
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Guidance")
      }
    }
    return manager.accuracyAuthorization == .fullAccuracy
  }

  override func changed() {
    super.changed()
    let all = precise
    precise = []
    for one in all { one.resume() }
  }
}
