/// The lanes that pieces have taken and not left yet.
struct TakenLanes {
  /// In the order in which they were taken; a lane is there as often as it was taken.
  private(set) var busy: [Lane] = []
  /// How often the main thread was taken for a piece that ran.
  private(set) var mainPieces: UInt64 = 0

  /// Has a lane block its other pieces.
  mutating func take(_ lane: Lane) {
    guard lane != .pool else { return }
    busy.append(lane)
    if lane == .main { mainPieces &+= 1 }
  }

  /// Has a lane run its next piece.
  mutating func leave(_ lane: Lane) {
    if let place = busy.lastIndex(of: lane) { busy.remove(at: place) }
  }

  /// As ``leave(_:)``, for a piece that did not run.
  mutating func giveBack(_ lane: Lane) {
    if lane == .main { mainPieces &-= 1 }
    leave(lane)
  }
}
