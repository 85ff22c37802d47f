import PhoneSimulator

/// What a process keeps of a receiver. It is not the receiver itself, so that nothing of it is weak:
/// objects with weak references are counted more slowly, all of the time.
final class Ear: Sendable {
  let place: any WorkPlace
  /// What is done there about something noticed, if anything.
  private let take: @Sendable (Noticed) -> (@Sendable () -> Void)?

  init(place: any WorkPlace, take: @escaping @Sendable (Noticed) -> (@Sendable () -> Void)?) {
    self.place = place
    self.take = take
  }

  func hear(_ noticed: Noticed) {
    if let work = take(noticed) { place.perform(work) }
  }
}
