import Foundation

/// The process whose code runs on a thread.
enum ThreadProcess {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var current: HostedProcess? {
    pthread_getspecific(key).map { Unmanaged<HostedProcess>.fromOpaque($0).takeUnretainedValue() }
  }

  static func with<Result>(
    _ process: HostedProcess, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(process).toOpaque())
    defer { pthread_setspecific(key, before) }
    return try withExtendedLifetime(process, body)
  }
}
