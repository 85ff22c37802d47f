import PhoneSimulator

/// Frameworks that follow every process from its launch on, such as the one that tells its life.
package enum ProcessFollowers {
  /// What is done at the main place of a process about something it noticed, if anything.
  package typealias Follow = @Sendable (HostedProcess, Noticed) -> (@Sendable () -> Void)?

  /// Boxed: a closure that lies bare behind a generic lock gains a layer with every reading.
  struct Follower: Sendable {
    var follow: Follow
  }

  private static let all = Locked<[Follower]>.shared([])

  /// Adds a follower for all processes of all phones that get their host from now on.
  package static func add(_ follow: @escaping Follow) {
    all.withLock { $0.append(Follower(follow: follow)) }
  }

  /// Those that there are: a phone asks once, for what is the whole program's costs two threads dear.
  static var present: [Follower] { all.withLock { $0 } }
}
