/// What distinguishes a scan that comes too early from one that waits for its manager.
enum EarlyScans {
  /// Names of code that lets time pass, or asks for the state.
  static let delays: Set<String> = [
    "state", "poweredOn", "sleep", "usleep", "sleepForTimeInterval", "wait", "RunLoop", "NSRunLoop",
    "CFRunLoopRun", "CFRunLoopRunInMode", "dispatch_semaphore_wait",
  ]
}
