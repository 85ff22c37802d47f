#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with a stack that a parser can rely on, whatever the system's own size is.
package enum Threads {
  private static let stackSize = 8 << 20

  /// How many threads are worth starting: the processors, four at most to bound memory.
  package static var processors: Int { min(4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs the same work on a number of threads and returns when all are done.
  ///
  /// Where the system gives no thread, the work runs here: the work must share out what is to do.
  package static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let threads = (0..<max(0, count)).compactMap { _ in start(work) }
    if threads.isEmpty { work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// What some work gives for each of a number of things, in their order.
  ///
  /// `done` is called with how many are finished, by one thread at a time.
  package static func map<Result: Sendable>(
    _ count: Int, done: @escaping @Sendable (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let shares = Shares<Result>(count)
    run(min(processors, count)) {
      while let index = shares.next() { shares.store(work(index), at: index, done) }
    }
    return shares.results
  }

  /// Does the work of this thread while another does some beside it; returns when both are done.
  ///
  /// Where there is one processor only, nothing is done beside.
  package static func run<Result>(
    _ work: () -> Result, beside other: @escaping @Sendable () -> Void
  )
    -> Result
  {
    let thread = processors > 1 ? start(other) : nil
    let result = work()
    if let thread { pthread_join(thread, nil) }
    return result
  }

  /// Work on its way to a thread.
  private final class Parcel: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// The parcel as the system hands it on, to be opened once.
    var handle: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static func open(_ handle: UnsafeMutableRawPointer) -> Parcel {
      Unmanaged<Parcel>.fromOpaque(handle).takeRetainedValue()
    }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let handle = Parcel(work).handle
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, entry, handle) == 0 else {
      _ = Parcel.open(handle)
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { handle in
        Parcel.open(handle).work()
        return nil
      }
  #else
    private static let entry:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        { handle in
          if let handle { Parcel.open(handle).work() }
          return nil
        }
  #endif
}
