import PhoneSimulator

/// Where the person moves the phone: 10 km away, and back to the very place.
struct Movement {
  /// Whether the phone is away.
  private(set) var isAway = false
  /// Where the phone stood when it was taken away.
  private var home: Coordinate?

  /// The next place: on, or back, because a way back of as many metres would end beside the first.
  mutating func next(on phone: VirtualPhone) -> Coordinate? {
    isAway.toggle()
    if isAway { home = phone.look { $0.fix?.coordinate } }
    return isAway ? home?.moved(by: 10_000, course: 90) : home
  }
}
