#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  import MachO.dyld
#endif

/// How this process starts others of its kind.
package enum WorkerCommand {
  /// The path of the running program; nil if the system does not tell.
  package static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(path) }
      return String(cString: path)
    #endif
  }

  /// How many workers keep this machine busy.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
