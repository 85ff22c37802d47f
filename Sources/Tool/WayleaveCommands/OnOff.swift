/// A switch on the command line; both positions are meant where it is not given.
enum OnOff: String, WordChoice {
  case on
  case off

  /// The positions that a question covers.
  static func covered(_ position: OnOff?) -> [Bool] {
    position.map { [$0 == .on] } ?? [false, true]
  }
}
