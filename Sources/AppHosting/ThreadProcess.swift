import Foundation

/// The process whose code runs on a thread.
@usableFromInline enum ThreadProcess {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var current: HostedProcess? {
    pthread_getspecific(key).map { Unmanaged<HostedProcess>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes a process the current one; gives what was there before.
  @usableFromInline static func enter(_ process: HostedProcess) -> UnsafeMutableRawPointer? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(process).toOpaque())
    return before
  }

  @usableFromInline static func leave(to before: UnsafeMutableRawPointer?) {
    pthread_setspecific(key, before)
  }

  static func with(_ process: HostedProcess, _ body: () -> Void) { process.asCurrent(body) }
}
