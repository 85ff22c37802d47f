/// Where the pieces of code that are ready at the same time run in another order than that of asking.
///
/// Nothing in it says that they must not: what Swift, Dispatch and run loops keep in order stays so.
package struct Order: Hashable, Sendable {
  /// One piece that runs out of its turn.
  package struct Turn: Hashable, Sendable {
    /// What is done instead of running the oldest.
    package enum Choice: Hashable, Sendable {
      /// The oldest waits until nothing else is ready.
      case late
      /// Another of those that could run is taken, by its place; 2 is the second oldest.
      case takes(Int)
    }

    /// Which of the moments at which several pieces could run, the first is 1.
    package var place: Int
    package var choice: Choice
  }

  package var turns: [Turn]

  package init(_ turns: [Turn]) { self.turns = turns }

  /// What could have been done with one piece more, where so many could run at each place.
  package func others(open: [UInt8]) -> [Order] {
    let last = turns.last?.place ?? 0
    return open.indices.dropFirst(last).flatMap { index in
      let choices = [Turn.Choice.late] + (2...max(2, Int(open[index]))).map(Turn.Choice.takes)
      return choices.map { Order(turns + [Turn(place: index + 1, choice: $0)]) }
    }
  }
}

extension Order: CustomStringConvertible {
  /// "turn 2 late", "turn 1 takes 3, turn 4 late".
  package var description: String {
    turns.map { turn in
      switch turn.choice {
      case .late: "turn \(turn.place) late"
      case .takes(let number): "turn \(turn.place) takes \(number)"
      }
    }.joined(separator: ", ")
  }

  /// Reads what ``description`` writes; nil for anything else.
  package init?(_ text: some StringProtocol) {
    turns = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count >= 3, words[0] == "turn", let place = Int(words[1]), place > 0 else {
        return nil
      }
      switch (words[2], words.count) {
      case ("late", 3): turns.append(Turn(place: place, choice: .late))
      case ("takes", 4):
        guard let number = Int(words[3]), number > 1 else { return nil }
        turns.append(Turn(place: place, choice: .takes(number)))
      default: return nil
      }
    }
    if turns.isEmpty { return nil }
  }
}
