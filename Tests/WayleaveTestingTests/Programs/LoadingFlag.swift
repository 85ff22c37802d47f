import CoreLocation

/// Shows that it is loading, and forgets to take it back where the person does not allow it.
@MainActor final class LoadingFlag: Asker {
  private let isMended: Bool
  private(set) var isLoading = false

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  func load() async {
    isLoading = true
    let status = await askWhenInUse()
    guard status == .authorizedWhenInUse || status == .authorizedAlways else {
      if isMended { isLoading = false }
      return
    }
    isLoading = false
  }
}
