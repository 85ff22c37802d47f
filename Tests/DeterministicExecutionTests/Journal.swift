import AuthorizationEngine
import PhoneSimulator
import Synchronization

/// What code did, in order, with the moment on the phone's clock.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])
  private let phone: VirtualPhone?

  init(_ phone: VirtualPhone? = nil) { self.phone = phone }

  /// Writes a line; where the journal knows a phone, with its whole seconds before it.
  func write(_ line: String) {
    let time = phone.map { "\($0.now.components.seconds) s: " } ?? ""
    lines.withLock { $0.append(time + line) }
  }

  var all: [String] { lines.withLock { $0 } }
}

/// A phone with one app that is open.
struct OpenApp {
  let phone: VirtualPhone
  let app: VirtualApp
  let journal: Journal

  init(_ name: String = "Trail") throws {
    phone = VirtualPhone(system: .iOS(17, 4))
    app = try phone.install(AppPackage(name: name, purposeStrings: [.whenInUse: "For the trail."]))
    try phone.open(app)
    journal = Journal(phone)
  }
}
