import AppHosting

/// A timer source of Dispatch that fires by the phone's clock.
struct TimerSource: @unchecked Sendable {
  /// The process that made it; nil if that is unknown.
  var process: HostedProcess?
  var queue: DispatchObject
  var handler: Block?
  var cancelHandler: Block?
  var start: Duration?
  var interval: Duration = .zero
  var flows = false
  var alarm: UInt64?
}
