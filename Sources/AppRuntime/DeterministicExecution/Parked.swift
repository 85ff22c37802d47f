import AppHosting

/// A worker that waits for something, and what it is.
struct Parked: @unchecked Sendable {
  var worker: Worker
  var process: HostedProcess
  var isDone: () -> Bool
  var deadline: Duration?
}
