import AppHosting
import CWayleaveTesting
import DeterministicExecution
import PhoneSimulator

/// Keeps an app's code from ending the program, on the threads of a search.
///
/// Swift ends a program at a failed check: a continuation that is resumed twice, a `fatalError`. The
/// two functions with which it does so are found here first, by their symbols; in a sandbox they stop
/// the thread, whose run is then a crash. A leaked continuation is only reported, and that
/// report is found here too.
enum Traps {
  /// The sandbox of a phone, for threads that run its code and are not a sandbox themselves.
  private static let stages = Locked<[ObjectIdentifier: CrashSandbox]>.shared([:])

  static func register(_ sandbox: CrashSandbox?, for phone: VirtualPhone) {
    stages.withLock { $0[ObjectIdentifier(phone)] = sandbox }
  }

  /// The sandbox on whose behalf this thread runs; none for one that the app made, which nothing stops
  /// while the sandbox is read.
  static var sandbox: CrashSandbox? { CrashSandbox.behind }

  /// The same for a thread that is not a sandbox.
  static var found: CrashSandbox? {
    guard !VirtualLoop.isOnOwnThread, let phone = HostedProcess.onThisThread?.app.phone else {
      return nil
    }
    return stages.withLock { $0[ObjectIdentifier(phone)] }
  }

  fileprivate static func fail(
    _ prefix: StaticString, _ message: String, _ file: StaticString, _ line: UInt
  ) -> Never {
    if let sandbox { sandbox.stop(because: message.isEmpty ? "\(prefix)" : message) }
    let words = "\(file):\(line): \(prefix)\(message.isEmpty ? "" : ": ")\(message)\n"
    wayleave_trap(words)
  }
}

@_silgen_name("$ss17_assertionFailure__4file4line5flagss5NeverOs12StaticStringV_SSAHSus6UInt32VtF")
@usableFromInline func fail(
  _ prefix: StaticString, _ message: String, file: StaticString, line: UInt, flags: UInt32
) -> Never { Traps.fail(prefix, message, file, line) }

@_silgen_name("$ss17_assertionFailure__4file4line5flagss5NeverOs12StaticStringV_A2HSus6UInt32VtF")
@usableFromInline func fail(
  _ prefix: StaticString, _ message: StaticString, file: StaticString, line: UInt, flags: UInt32
) -> Never { Traps.fail(prefix, "\(message)", file, line) }

@_cdecl("swift_reportError")
@usableFromInline func report(_ flags: UInt32, _ message: UnsafePointer<CChar>) {
  guard let sandbox = Traps.sandbox else {
    return wayleave_say(message)
  }
  sandbox.hear(String(cString: message))
}
