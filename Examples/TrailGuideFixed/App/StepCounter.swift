import Combine
import CoreMotion
import Foundation

/// Counts the steps of a hike.
final class StepCounter: ObservableObject {
  @Published private(set) var count = 0

  private let pedometer = CMPedometer()

  func start() {
    guard CMPedometer.isStepCountingAvailable() else { return }
    pedometer.startUpdates(from: Date()) { data, _ in
      guard let data else { return }
      DispatchQueue.main.async { self.count = data.numberOfSteps.intValue }
    }
  }

  func stop() {
    pedometer.stopUpdates()
  }
}
