/// A row for one system in the form that is quick to judge: tests that jump, and masks.
struct CompiledRow: Sendable {
  /// A test of one variable; it goes on to one of two places.
  private struct Test: Sendable {
    var high: Bool
    var shift: UInt64
    var mask: UInt64
    var values: UInt64
    var ifTrue: Int16
    var ifFalse: Int16
  }

  private static let yes: Int16 = -1
  private static let no: Int16 = -2

  /// What single values have to be, all of them together.
  struct Need: Sendable {
    fileprivate(set) var low: UInt64 = 0
    fileprivate(set) var high: UInt64 = 0
    fileprivate(set) var wantedLow: UInt64 = 0
    fileprivate(set) var wantedHigh: UInt64 = 0

    @inline(__always)
    func isMet(in situation: Situation) -> Bool {
      situation.low & low == wantedLow && situation.high & high == wantedHigh
    }
  }

  private var tests: [Test] = []
  private var entry: Int16 = yes
  /// What has to be so in any case, and mostly is not: judged at once, before the tests.
  private(set) var need = Need()
  private var keepLow: UInt64 = .max
  private var keepHigh: UInt64 = .max
  private var setLow: UInt64 = 0
  private var setHigh: UInt64 = 0
  private var copies: [(from: Field, to: Field)] = []

  /// Whether the row refuses its event.
  let refuses: Bool

  init(_ row: Row, on system: System) {
    refuses = row.refusal != nil
    entry = compile(row.when, on: system, ifTrue: Self.yes, ifFalse: Self.no)
    require(row.when)
    for update in row.then { add(update) }
  }

  init(_ condition: Guard, on system: System) {
    refuses = false
    entry = compile(condition, on: system, ifTrue: Self.yes, ifFalse: Self.no)
  }

  /// Appends the tests of a guard behind those it leads to, and gives the place of its first.
  private mutating func compile(
    _ condition: Guard, on system: System, ifTrue: Int16, ifFalse: Int16
  ) -> Int16 {
    switch condition {
    case .always: return ifTrue
    case .system(let part): return system.satisfies(part) ? ifTrue : ifFalse
    case .negated(let part): return compile(part, on: system, ifTrue: ifFalse, ifFalse: ifTrue)
    case .every(let parts):
      return parts.reversed().reduce(ifTrue) { next, part in
        next == ifFalse ? ifFalse : compile(part, on: system, ifTrue: next, ifFalse: ifFalse)
      }
    case .either(let parts):
      return parts.reversed().reduce(ifFalse) { next, part in
        next == ifTrue ? ifTrue : compile(part, on: system, ifTrue: ifTrue, ifFalse: next)
      }
    case .field(let field, let values):
      if ifTrue == ifFalse { return ifTrue }
      let place = field.placement
      tests.append(
        Test(
          high: place.word == 1, shift: place.shift, mask: place.mask >> place.shift,
          values: values, ifTrue: ifTrue, ifFalse: ifFalse))
      return Int16(tests.count - 1)
    }
  }

  /// Takes into the masks what a guard wants of single values, all of them together.
  private mutating func require(_ condition: Guard) {
    switch condition {
    case .every(let parts): for part in parts { require(part) }
    case .field(let field, let values) where values.nonzeroBitCount == 1:
      let place = field.placement
      let bits = UInt64(values.trailingZeroBitCount) << place.shift
      if place.word == 0 {
        need.low |= place.mask
        need.wantedLow |= bits
      } else {
        need.high |= place.mask
        need.wantedHigh |= bits
      }
    default: break
    }
  }

  private mutating func add(_ update: Update) {
    let place = update.field.placement
    if place.word == 0 { keepLow &= ~place.mask } else { keepHigh &= ~place.mask }
    switch update {
    case .copy(let source, let field): copies.append((source, field))
    case .set(_, let value):
      let bits = (UInt64(value) << place.shift) & place.mask
      if place.word == 0 { setLow |= bits } else { setHigh |= bits }
    }
  }

  @inline(__always)
  func holds(in situation: Situation) -> Bool {
    need.isMet(in: situation) && passesTests(in: situation)
  }

  /// As ``holds(in:)`` where the need is met.
  @inline(__always)
  func passesTests(in situation: Situation) -> Bool {
    var place = entry
    while place >= 0 {
      let test = tests[Int(place)]
      let word = test.high ? situation.high : situation.low
      let hit = (test.values &>> ((word &>> test.shift) & test.mask)) & 1 == 1
      place = hit ? test.ifTrue : test.ifFalse
    }
    return place == Self.yes
  }

  @inline(__always)
  func apply(to situation: inout Situation) {
    let before = situation
    situation.low = before.low & keepLow | setLow
    situation.high = before.high & keepHigh | setHigh
    for copy in copies { situation[copy.to] = before[copy.from] }
  }
}
