import AppHosting
import CDeterministicExecution

// What `Threads.c` calls where code makes a thread of its own.

/// The process whose code makes the thread, retained; null outside of an app's code.
@_cdecl("wayleave_thread_process")
func threadProcess() -> Pointer? {
  HostedProcess.onThisThread.map { Unmanaged.passRetained($0).toOpaque() }
}

/// Runs a thread to its end as code of a process, which it lets go.
@_cdecl("wayleave_run_thread")
func runThread(
  process: Pointer, start: @convention(c) (Pointer?) -> Pointer?, context: Pointer?
) -> Pointer? {
  wayleave_here().pointee.is_own_thread = true
  return Unmanaged<HostedProcess>.fromOpaque(process).takeRetainedValue()
    .asCurrent { start(context) }
}

extension VirtualLoop {
  /// Whether this is a thread that an app's code made, which runs nothing for a phone.
  package static var isOnOwnThread: Bool {
    current == nil && wayleave_here().pointee.is_own_thread
  }
}
