import PhoneSimulator

/// Takes part in what an app notices, for as long as somebody holds it.
///
/// A framework object keeps its receiver; let go, it hears nothing more.
package final class Receiver: Sendable {
  /// What is done about something noticed, if anything.
  package typealias Take = @Sendable (Noticed) -> (@Sendable () -> Void)?

  let ear: Ear
  private let process: HostedProcess

  init(_ ear: Ear, of process: HostedProcess) {
    self.ear = ear
    self.process = process
  }

  deinit { process.forget(ear) }
}

/// What a process keeps of a receiver. It is not the receiver itself, so that nothing of it is weak:
/// objects with weak references are counted more slowly, all of the time.
final class Ear: Sendable {
  let place: any WorkPlace
  private let take: Receiver.Take

  init(place: any WorkPlace, take: @escaping Receiver.Take) {
    self.place = place
    self.take = take
  }

  func hear(_ noticed: Noticed) {
    if let work = take(noticed) { place.perform(work) }
  }
}
