import CoreLocation

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

  func show() { precondition(count < 2, "no more than one is shown") }

  func ask() { manager.requestWhenInUseAuthorization() }
}
