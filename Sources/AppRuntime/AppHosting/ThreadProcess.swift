import CAppHosting

/// The process whose code runs on a thread.
@usableFromInline enum ThreadProcess {
  static var current: HostedProcess? {
    wayleave_process().map { Unmanaged<HostedProcess>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes a process the current one; gives what was there before.
  @usableFromInline static func enter(_ process: HostedProcess) -> UnsafeMutableRawPointer? {
    let before = wayleave_process()
    wayleave_set_process(Unmanaged.passUnretained(process).toOpaque())
    return before
  }

  @usableFromInline static func leave(to before: UnsafeMutableRawPointer?) {
    wayleave_set_process(before)
  }

  static func with(_ process: HostedProcess, _ body: () -> Void) { process.asCurrent(body) }
}
