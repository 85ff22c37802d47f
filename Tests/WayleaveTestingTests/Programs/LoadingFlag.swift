import CoreLocation

/// Shows that it is loading, and forgets to take it back where the person does not allow it.
@MainActor final class LoadingFlag: Asker {
  private let isFixed: Bool
  private(set) var isLoading = false

  init(fixed: Bool) {
    isFixed = fixed
    super.init()
  }

  func load() async {
    isLoading = true
    let status = await askWhenInUse()
    guard status == .authorizedWhenInUse || status == .authorizedAlways else {
      if isFixed { isLoading = false }
      return
    }
    isLoading = false
  }
}
