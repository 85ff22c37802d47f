import AppHosting
import CDeterministicExecution
import Foundation
import PhoneSimulator

extension VirtualApp {
  /// Runs code of the app on its main thread, then everything that follows until nothing is ready.
  ///
  /// Throws what the code throws, or a refusal where the app does not run or has crashed.
  @discardableResult
  public func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    guard let process = AppHost.of(phone).process(of: self) else {
      throw PhoneRefusal(.appNotRunning, possible: ["open \(package.name)"])
    }
    return try process.asCurrent { try MainActor.assumeIsolated { Passed(try body()) } }.value
  }
}

/// Hands a value from the app's code to the test that asked for it. Unchecked: both take turns.
struct Passed<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
