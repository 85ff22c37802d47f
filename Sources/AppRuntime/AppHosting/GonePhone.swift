import AuthorizationEngine
import PhoneSimulator

/// A phone for code that outlives its own: nothing is granted on it, and no app of it ever runs.
enum GonePhone {
  private static let phones = Locked<[VirtualPhone]>.shared([])

  /// One that has an app of a number.
  static func with(_ app: AppID) -> VirtualPhone {
    Misuse(
      "an object of a framework was asked for something and its virtual phone is gone: it does "
        + "nothing. Hold the phone for as long as the app's code is used."
    ).sayOnce()
    return phones.withLock { phones in
      if let known = phones.first { return known.holding(app) }
      let made = VirtualPhone(system: IOS.System(.newestIOS))
      phones.append(made)
      return made.holding(app)
    }
  }
}

extension VirtualPhone {
  fileprivate func holding(_ app: AppID) -> VirtualPhone {
    while world.apps.count <= app.rawValue, (try? install(AppPackage(name: "Gone"))) != nil {}
    return self
  }
}
