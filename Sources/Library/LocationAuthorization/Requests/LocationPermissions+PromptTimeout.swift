import Foundation

extension LocationPermissions {
  /// How long a request waits for a prompt to appear, and for an answer after the prompt has gone.
  ///
  /// iOS reports neither a prompt before iOS 18 nor an answer that changes nothing (IOS-AUTH-035).
  /// The time runs on the clock of the process; on a virtual phone, on the phone's clock.
  public nonisolated static var promptTimeout: Measurement<UnitDuration> {
    Measurement(value: Double(RequestQueue.promptTimeoutInNanoseconds), unit: .nanoseconds)
      .converted(to: .seconds)
  }
}
