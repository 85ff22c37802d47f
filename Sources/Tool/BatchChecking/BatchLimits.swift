#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one input may cost.
package struct BatchLimits: Hashable, Sendable {
  /// The time of one check, in seconds.
  package var seconds: Int
  /// The memory of a worker, in MiB.
  package var mebibytes: Int
  /// How many inputs a worker checks before another one takes its place.
  package var inputsPerWorker: Int

  /// Limits on time and memory.
  package init(seconds: Int = 60, mebibytes: Int = 1024, inputsPerWorker: Int = 1000) {
    self.seconds = seconds
    self.mebibytes = mebibytes
    self.inputsPerWorker = inputsPerWorker
  }

  /// Bounds the memory of this process. Linux counts what is written; other systems may not bound it.
  func apply() {
    let bytes = rlim_t(mebibytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
  }
}
