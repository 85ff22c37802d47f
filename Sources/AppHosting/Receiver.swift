import PhoneSimulator

/// Takes part in what an app notices, for as long as somebody holds it.
///
/// A framework object keeps its receiver; let go, it hears nothing more.
public final class Receiver: Sendable {
  /// What is done about something noticed, if anything.
  public typealias Take = @Sendable (Noticed) -> (@Sendable () -> Void)?

  /// Where what is done is done.
  public let place: any WorkPlace
  private let take: Take

  init(place: any WorkPlace, take: @escaping Take) {
    self.place = place
    self.take = take
  }

  func hear(_ noticed: Noticed) {
    if let work = take(noticed) { place.perform(work) }
  }
}
