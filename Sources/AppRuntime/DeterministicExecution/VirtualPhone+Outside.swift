import AppHosting
import PhoneSimulator

extension VirtualPhone {
  /// Runs work by the machine's clock while the phone's stands still: the network, files, programs.
  ///
  /// Code of an app that awaits it goes on at the same moment of the phone. The verb that lets it
  /// begin returns once it is back, so a trace does not depend on how fast the machine was. Several
  /// run side by side and come back in the order of asking. Work that stays away for two minutes ends
  /// the app as hung. Outside of an app's code the work runs as it is.
  public static func outside<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let loop = VirtualLoop.current else { return try await work() }
    let errand = OutsideErrand(of: HostedProcess.onThisThread)
    return try await withTaskCancellationHandler {
      // Unchecked: of a process that has ended nothing is ever resumed.
      try await withUnsafeThrowingContinuation { waiting in
        loop.send(errand) {
          let result: Result<Value, any Error>
          do { result = .success(try await work()) } catch { result = .failure(error) }
          return { waiting.resume(with: result) }
        }
      }
    } onCancel: {
      errand.cancel()
    }
  }
}
