import AppHosting
import Foundation
import PhoneSimulator

// What `Files.c` asks on a thread that runs an app's code.

/// The path of the app's container, as its code sees it: the same in every run; nil on other threads.
@_cdecl("wayleave_home")
func home() -> UnsafePointer<CChar>? {
  guard let process = HostedProcess.onThisThread else { return nil }
  let path = "/var/mobile/Containers/Data/Application/" + process.app.package.bundleIdentifier
  return Homes.texts.withLock { UnsafePointer(bitPattern: $0.address(of: path)) }
}

/// Paths as C reads them. They are kept: there is one for each identifier of an app.
private struct Homes {
  static let texts = Locked<Homes>.shared(Homes())

  private var addresses: [String: UInt] = [:]

  mutating func address(of path: String) -> UInt {
    if let known = addresses[path] { return known }
    let made = UInt(bitPattern: strdup(path))
    addresses[path] = made
    return made
  }
}

/// Writes the folder on this machine that is the container of this thread's app; false without one.
@_cdecl("wayleave_container")
func container(_ room: UnsafeMutablePointer<CChar>, _ size: Int) -> Bool {
  guard let folder = AppContainer.current?.folder, folder.utf8.count < size else { return false }
  strcpy(room, folder)
  return true
}

/// Notes that the app of this thread writes a file that is not in its container.
@_cdecl("wayleave_note_outside")
func noteOutside(_ path: UnsafePointer<CChar>) {
  AppContainer.current?.noteOutside(String(cString: path))
}
