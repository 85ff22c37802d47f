#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  import MachO.dyld
#endif

/// The file of the program that runs.
package enum ProgramFile {
  /// Its folder behind symbolic links; nil if the system does not say.
  package static var folder: String? {
    guard let path = path, let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else {
        return nil
      }
    #else
      guard let real = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(real) }
    return String(cString: real)
  }
}
