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
  HostedProcess.onThisThread.map { process in
    let host = AppHost.of(process.app.phone)
    let own = host.belonging(of: process.app, OwnDefaults.self) { OwnDefaults() }
    return Unmanaged.passRetained(own.defaults).toOpaque()
  }
}

/// The defaults of one app on its phone. Unchecked: see ``PhoneDefaults``.
private final class OwnDefaults: @unchecked Sendable {
  let defaults: UserDefaults = PhoneDefaults(suiteName: "app.wayleave") ?? UserDefaults()
}
