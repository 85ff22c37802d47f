import AppHosting
import CDeterministicExecution
import Foundation
import PhoneSimulator

// What Foundation has once per program, and a phone once per process or per app: `Shared.c` asks
// for it, and gives what Foundation has outside of an app's code.

@_cdecl("wayleave_notification_center")
func notificationCenter() -> Pointer? {
  HostedProcess.onThisThread.map { process in
    let own = process.companion(OwnCenter.self) { OwnCenter() }
    return Unmanaged.passRetained(own.center).toOpaque()
  }
}

@_cdecl("wayleave_user_defaults")
func userDefaults() -> Pointer? {
  AppContainer.current?.defaults(nil).map { Unmanaged.passRetained($0).toOpaque() }
}

@_cdecl("wayleave_has_app")
func hasApp() -> Bool { HostedProcess.onThisThread?.phone != nil }

/// The defaults of a suite, such as that of an app group. Owned: as an initializer takes its arguments.
@_silgen_name("wayleave_suite_defaults")
func suiteDefaults(_ suite: __owned String?) -> UserDefaults? {
  AppContainer.current?.defaults(suite)
}
