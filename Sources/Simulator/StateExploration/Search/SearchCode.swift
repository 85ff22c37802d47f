import TransitionSystem

/// What a search steps with: the rows for one alphabet and one start, laid out flat over two words.
///
/// It knows no platform. ``CandidateTable`` names for each event the first row that may hold; most rows need no more than it
/// looks at. For the others guards become tests that jump, and that go on to the next row of the event
/// where they fail. What ``PossibleValues`` decides is left out.
struct SearchCode: Hashable, Sendable {
  /// A test of one variable; it goes on to one of two places.
  struct Test: Hashable, Sendable {
    var values: UInt32
    var ifTrue: Int16
    var ifFalse: Int16
    /// The lowest bit, from 64 on in the high word.
    var bit: UInt8
    var mask: UInt8
  }

  /// What a row does to the two words.
  struct Action: Hashable, Sendable {
    var keep = Words(low: .max, high: .max)
    var set = Words(low: 0, high: 0)
    var copies: Range<Int> = 0..<0
  }

  /// A variable that takes what another held before, or some more or less.
  struct Copy: Hashable, Sendable {
    var from: PackedPlace
    var to: PackedPlace
    var by = 0
    var most = Int.max
  }

  /// A word of the table of the rows that answer events.
  ///
  /// An event has a run of bits, a bit a row in their order, and a bit above that stays free.
  struct Answers: Hashable, Sendable {
    /// The first bit of each run.
    var first: UInt64 = 0
    /// The free bit of each run.
    var free: UInt64 = 0
    /// The rows at which there is something to do: not those that refuse and need nothing else.
    var open: UInt64 = 0
  }

  /// What a bit of a table stands for.
  struct Candidate: Hashable, Sendable {
    /// Where its program begins, or ends at once.
    var entry: Int16 = SearchCode.refused
    /// The place of its event in the alphabet.
    var event: UInt8 = 0
  }

  /// Places below zero end a program: ``refused``, or the number of an action.
  static let refused: Int16 = .min
  static func end(_ action: Int) -> Int16 { Int16(-1 - action) }
  @inline(__always)
  static func action(at place: Int16) -> Int { Int(-1 - place) }
  /// Words of answers that are looked at together.
  static let group = 4

  /// How many bytes of a packed state are in use.
  var byteCount = 1
  var tests: [Test] = []
  var actions: [Action] = []
  var copies: [Copy] = []
  /// By word of the table.
  var answers: [Answers] = []
  /// By bit of the table.
  var answering: [Candidate] = []
  var answerTable = CandidateTable([], bytes: 1)
  /// By bit of the table: where the program of each settling row begins.
  var settling: [Int16] = []
  var settlingTable = CandidateTable([], bytes: 1)
}
