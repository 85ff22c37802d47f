import Foundation

#if os(Linux)
  import DeterministicExecution
  import PhoneSimulator
#endif

/// What a test runs on. The only file that names anything that is not Apple's, and on Linux alone.
@MainActor struct Device {
  #if os(Linux)
    private let phone = VirtualPhone(system: .iOS(17, 4))
    private let app: VirtualApp

    init() throws {
      app = try phone.install(
        AppPackage(
          name: "Conformance",
          purposeStrings: [
            .whenInUse: "Shows where you are.", .motion: "Counts your steps.",
            .bluetoothAlways: "Finds your sensors.",
          ]))
      try phone.open(app)
    }

    /// Runs code of an app.
    func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value { try app.run(body) }

    /// Lets everything come that comes by itself.
    func wait(until isSo: () -> Bool) { if !isSo() { phone.advance(by: .seconds(10)) } }
  #else
    init() throws {}

    /// Runs code of an app.
    func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value { try body() }

    /// Lets the main run loop run until something is so, for ten seconds at most.
    func wait(until isSo: () -> Bool) {
      let end = Date(timeIntervalSinceNow: 10)
      while !isSo(), Date() < end {
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
    }
  #endif
}
