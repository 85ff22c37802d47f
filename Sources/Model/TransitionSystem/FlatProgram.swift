/// The values that an event carries, in place: what rows that take them write.
@frozen public struct Payload<Words: StateWords>: Hashable, Sendable {
  /// The variables that it names.
  public var mask: Words
  /// Their values.
  public var values: Words

  /// Nothing.
  @inlinable @inline(__always)
  public init() {
    mask = Words()
    values = Words()
  }
}

/// The rows of one device as tests that jump and masks over words: numbers of events and rows
/// alone.
///
/// It knows no platform, so that it is compiled once for each number of words.
public struct FlatProgram<Words: StateWords>: Sendable {
  /// What single variables have to be, all of them together: checked at once, before the tests.
  @usableFromInline struct Need: Sendable {
    @usableFromInline var mask = Words()
    @usableFromInline var wanted = Words()

    @inlinable
    init() {}
  }

  /// What a row does, and where its tests begin.
  @usableFromInline struct Step: Sendable {
    @usableFromInline var entry: Int32
    @usableFromInline var refuses: Bool
    @usableFromInline var takesPayload = false
    @usableFromInline var hasMoves = false
    @usableFromInline var keep = ~Words()
    @usableFromInline var set = Words()
    @usableFromInline var moves: Range<Int32> = 0..<0

    @inlinable
    init(entry: Int32, refuses: Bool) {
      self.entry = entry
      self.refuses = refuses
    }
  }

  /// A variable that takes what another held before, and some more or less.
  @usableFromInline struct Move: Sendable {
    @usableFromInline var from: Placement
    @usableFromInline var to: Placement
    @usableFromInline var by: Int8
    @usableFromInline var most: UInt8

    @inlinable
    init(from: Placement, to: Placement, by: Int8, most: UInt8) {
      self.from = from
      self.to = to
      self.by = by
      self.most = most
    }
  }

  @usableFromInline var tests: [FlatTest] = []
  @usableFromInline var moves: [Move] = []
  /// By row, close together: most rows are passed over by them.
  @usableFromInline var needs: [Need] = []
  @usableFromInline var steps: [Step] = []
  /// The main rows of each kind of event, kind after kind.
  @usableFromInline var answering: [Int32] = []
  /// Where the rows of a kind begin, and, one on, where they end.
  @usableFromInline var starts: [Int32] = []
  /// The rows that settle consequences.
  @usableFromInline var settling: Range<Int> = 0..<0

  @inlinable
  init() {}

  /// Whether a row holds in a state.
  @inlinable @inline(__always)
  public func holds(_ row: Int, in words: Words) -> Bool {
    let need = needs[row]
    return words & need.mask == need.wanted && tests.pass(from: steps[row].entry, words)
  }

  /// Whether a row refuses its events.
  @inlinable @inline(__always)
  public func refuses(_ row: Int) -> Bool { steps[row].refuses }

  /// The row that answers an event: the first main row that holds; nil if none does.
  @inlinable
  public func answer(to event: Int, in words: Words) -> Int? {
    guard event >= 0, event &+ 1 < starts.count else { return nil }
    for place in Int(starts[event])..<Int(starts[event &+ 1]) {
      let row = Int(answering[place])
      if holds(row, in: words) { return row }
    }
    return nil
  }

  /// Makes the changes of a row.
  @inlinable @inline(__always)
  public func apply(_ row: Int, _ payload: Payload<Words> = Payload(), to words: inout Words) {
    let step = steps[row]
    let before = words
    words = before & step.keep | step.set
    if step.hasMoves { move(step.moves, from: before, to: &words) }
    if step.takesPayload { words = words & ~payload.mask | payload.values }
  }

  @usableFromInline
  func move(_ range: Range<Int32>, from before: Words, to words: inout Words) {
    for move in moves[Int(range.lowerBound)..<Int(range.upperBound)] {
      let value = Int(before[move.from]) + Int(move.by)
      words[move.to] = UInt8(max(0, min(Int(move.most), value)))
    }
  }

  /// Applies the consequences of a state, each row once.
  @inlinable
  public func settle(_ words: inout Words, fired: (_ row: Int, _ before: Words) -> Void) {
    for row in settling where holds(row, in: words) {
      fired(row, words)
      apply(row, to: &words)
    }
  }

  /// The next state, or nil if the event is refused.
  @inlinable
  public func next(
    after words: Words, on event: Int, _ payload: Payload<Words> = Payload()
  ) -> Words? {
    guard let row = answer(to: event, in: words), !steps[row].refuses else { return nil }
    var next = words
    apply(row, payload, to: &next)
    for row in settling where holds(row, in: next) { apply(row, to: &next) }
    return next
  }

  /// Answers an event in place, then settles; gives the row that refuses it, or nil if none does.
  ///
  /// - Parameters:
  ///   - event: The number of the event.
  ///   - payload: What the event carries.
  ///   - words: The packed state, which is changed in place.
  ///   - fired: Is called with each row that fires, and the state before it.
  @inlinable
  public func take(
    _ event: Int, _ payload: Payload<Words> = Payload(), in words: inout Words,
    fired: (_ row: Int, _ before: Words) -> Void
  ) -> Answer {
    guard let row = answer(to: event, in: words) else { return .none }
    fired(row, words)
    if steps[row].refuses { return .refused(row) }
    apply(row, payload, to: &words)
    settle(&words, fired: fired)
    return .moved
  }

  /// How an event was answered.
  @frozen public enum Answer: Sendable {
    /// The state moved.
    case moved
    /// A row refused it.
    case refused(Int)
    /// No row answers it.
    case none
  }
}

/// A test of one variable; it goes on to one of two places.
@usableFromInline struct FlatTest: Sendable {
  @usableFromInline var values: UInt64
  @usableFromInline var ifTrue: Int32
  @usableFromInline var ifFalse: Int32
  @usableFromInline var word: UInt8
  @usableFromInline var shift: UInt8
  @usableFromInline var mask: UInt8

  @inlinable
  init(
    values: UInt64, ifTrue: Int32, ifFalse: Int32, word: UInt8, shift: UInt8, mask: UInt8
  ) {
    self.values = values
    self.ifTrue = ifTrue
    self.ifFalse = ifFalse
    self.word = word
    self.shift = shift
    self.mask = mask
  }

  @usableFromInline static var yes: Int32 { -1 }
  @usableFromInline static var no: Int32 { -2 }
}

extension [FlatTest] {
  /// Whether the tests from a place on come to yes.
  @inlinable @inline(__always)
  func pass(from entry: Int32, _ words: some StateWords) -> Bool {
    var place = entry
    while place >= 0 {
      let test = self[Int(place)]
      let value = words[Int(test.word)] &>> UInt64(test.shift) & UInt64(test.mask)
      place = (test.values &>> value) & 1 == 1 ? test.ifTrue : test.ifFalse
    }
    return place == FlatTest.yes
  }
}
