import CoreLocation
import Foundation

/// Something to count with.
@MainActor final class Counter {
  var count = 0
  var isBusy = false
  var step = 1
  private let manager = CLLocationManager()

  func countLater() async {
    isBusy = true
    try? await Task.sleep(for: .seconds(3))
    count += 1
    isBusy = false
  }

  /// Counts ticks where no state of the app shows it, and does something at one of them.
  func tick(_ times: Int, then act: @escaping @Sendable () -> Void) {
    let ticks = Ticks()
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      ticks.count += 1
      if ticks.count == times { act() }
    }
  }

  func show() { precondition(count < 2, "no more than one is shown") }

  func ask() { manager.requestWhenInUseAuthorization() }
}

/// Unchecked: one piece of an app's code runs at a time.
private final class Ticks: @unchecked Sendable {
  var count = 0
}
