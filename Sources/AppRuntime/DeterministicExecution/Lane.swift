/// What runs one piece of work at a time, in order; pieces without a lane are in no one's way.
enum Lane: Hashable {
  /// The main thread of an app.
  case main
  /// A serial queue, by its address.
  case queue(UnsafeMutableRawPointer)
  /// The global pool and concurrent queues.
  case pool
}

extension Lane: @unchecked Sendable {}
