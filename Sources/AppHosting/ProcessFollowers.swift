import PhoneSimulator

/// Frameworks that follow every process from its launch on, such as the one that tells its life.
public enum ProcessFollowers {
  /// What is done at the main place of a process about something it noticed, if anything.
  public typealias Follow = @Sendable (HostedProcess, Noticed) -> (@Sendable () -> Void)?

  private static let all = Locked<[Follow]>.shared([])

  /// Adds a follower for all processes of all phones.
  public static func add(_ follow: @escaping Follow) { all.withLock { $0.append(follow) } }

  static func tell(_ process: HostedProcess, _ noticed: Noticed) {
    guard let followers = all.withLock({ $0.isEmpty ? nil : $0 }) else { return }
    for follow in followers {
      if let work = follow(process, noticed) { process.main.perform(work) }
    }
  }
}
