import AuthorizationEngine
import PlatformModel

/// What the person does with the phone.
extension VirtualPhone {
  /// Installs an app, and gives its own side of the phone.
  @discardableResult
  public func install(_ package: AppPackage) throws(PhoneRefusal) -> VirtualApp {
    let installed = guarded.withLock { guarded -> Result<AppID, PhoneRefusal> in
      if let app = guarded.world.install(package) { return .success(app) }
      return .failure(
        PhoneRefusal(
          .notOnThisSystem,
          "\(package.name) asks for \(package.deploymentTarget) or newer; "
            + "this phone runs \(guarded.world.system.version)."))
    }
    return VirtualApp(id: try installed.get(), phone: self)
  }

  /// Opens an app from the home screen; one in the foreground goes to the back.
  public func open(_ app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.open(app.id) }
  }

  /// Goes to the home screen.
  public func leave() throws(PhoneRefusal) { try act { $0.leave() } }

  /// Locks the phone; a prompt goes unanswered (IOS-AUTH-044).
  public func lock() throws(PhoneRefusal) { try act { $0.lock() } }

  /// Unlocks the phone; a question that waited may come up (T30).
  public func unlock() throws(PhoneRefusal) { try act { $0.unlock() } }

  /// Presses a button of the prompt on the screen.
  public func answer(_ button: IOS.Button) throws(PhoneRefusal) { try act { $0.answer(button) } }

  /// Flips the Precise toggle of the prompt on the screen, iOS 14+.
  public func togglePrecise() throws(PhoneRefusal) { try act { $0.togglePrecise() } }

  /// Taps the location button of the app in the foreground, iOS 15+.
  public func tapLocationButton() throws(PhoneRefusal) { try act { $0.tapLocationButton() } }

  /// Taps the location indicator, which leads back to the app.
  public func tapIndicator() throws(PhoneRefusal) { try act { $0.tapIndicator() } }

  /// Swipes an app away in the app switcher.
  public func forceQuit(_ app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.forceQuit(app.id) }
  }

  /// Installs another build over an app; what was granted stays if the build still supports it.
  public func update(_ app: VirtualApp, to package: AppPackage) throws(PhoneRefusal) {
    try act(about: app.id) { $0.update(app.id, to: package) }
  }

  /// Removes an app and installs it again.
  public func reinstall(_ app: VirtualApp) throws(PhoneRefusal) {
    try act(about: app.id) { $0.reinstall(app.id) }
  }

  /// Switches the phone off and on.
  public func restart() throws(PhoneRefusal) { try act { $0.restart() } }

  /// Installs a newer release of the system, which restarts the phone and keeps what was granted.
  public func update(to system: IOS.System) throws(PhoneRefusal) {
    try act { $0.updateSystem(to: system) }
  }
}
