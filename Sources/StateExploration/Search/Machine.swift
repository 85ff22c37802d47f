import AuthorizationEngine

/// A ``SearchProgram`` while its arrays are held in place: what takes a step.
struct Machine {
  let tests: UnsafeBufferPointer<SearchProgram.Test>
  let actions: UnsafeBufferPointer<SearchProgram.Action>
  let copies: UnsafeBufferPointer<SearchProgram.Copy>
  let entries: UnsafeBufferPointer<Int16>
  let settling: UnsafeBufferPointer<Int16>
  let concerned: UnsafeBufferPointer<Words>
  let judgesAll: Bool

  /// What one pass over the settling rows left: the state, and the rows that may still have to act.
  struct Passed {
    var state: Words
    var open: Words
  }

  /// Where the program of an event ends in a state: ``SearchProgram/refused`` or an action.
  @inline(__always)
  func answer(_ event: Int, _ state: Words) -> Int16 { run(entries[event], state) }

  @inline(__always)
  private func run(_ entry: Int16, _ state: Words) -> Int16 {
    var place = entry
    while place >= 0 {
      let test = tests[Int(place)]
      let word = test.shift < 64 ? state.low : state.high
      let value = (word &>> UInt64(test.shift & 63)) & UInt64(test.mask)
      place =
        (test.values &>> UInt32(truncatingIfNeeded: value)) & 1 == 1 ? test.ifTrue : test.ifFalse
    }
    return place
  }

  /// The state after an action alone.
  @inline(__always)
  func apply(_ place: Int16, _ state: Words) -> Words {
    let action = actions[SearchProgram.action(at: place)]
    var next = state & action.keep | action.set
    for index in action.copies { copy(copies[index], from: state, to: &next) }
    return next
  }

  @inline(never)
  private func copy(_ copy: SearchProgram.Copy, from state: Words, to next: inout Words) {
    let word = copy.from.word == 0 ? state.low : state.high
    let value = (word & copy.from.mask) &>> copy.from.shift
    let bits = (value &<< copy.to.shift) & copy.to.mask
    if copy.to.word == 0 {
      next.low = next.low & ~copy.to.mask | bits
    } else {
      next.high = next.high & ~copy.to.mask | bits
    }
  }

  /// The settling rows that a change of some bits concerns.
  @inline(__always)
  private func rows(concernedBy changed: Words) -> Words {
    var bits = changed
    var rows = Words(low: 0, high: 0)
    while bits.low != 0 {
      rows = rows | concerned[bits.low.trailingZeroBitCount]
      bits.low &= bits.low &- 1
    }
    while bits.high != 0 {
      rows = rows | concerned[bits.high.trailingZeroBitCount &+ 64]
      bits.high &= bits.high &- 1
    }
    return rows
  }

  /// One pass over the settling rows after a change of some bits in a settled state.
  @inline(__always)
  func settle(_ state: Words, changed: Words) -> Passed {
    pass(state, waiting: rows(concernedBy: changed))
  }

  /// One pass over all settling rows.
  func settle(_ state: Words) -> Passed {
    if judgesAll { return settleSlowly(state) }
    return settling.isEmpty
      ? Passed(state: state, open: Words(low: 0, high: 0))
      : pass(state, waiting: Words(through: settling.count &- 1))
  }

  @inline(__always)
  private func pass(_ state: Words, waiting: Words) -> Passed {
    var passed = Passed(state: state, open: Words(low: 0, high: 0))
    var waiting = waiting
    while !waiting.isZero {
      let row = waiting.popFirst()
      let end = run(settling[row], passed.state)
      guard end != SearchProgram.refused else { continue }
      let next = apply(end, passed.state)
      let changed = next ^ passed.state
      guard !changed.isZero else { continue }
      let touched = rows(concernedBy: changed)
      let done = Words(through: row)
      passed.open = passed.open | (touched & done)
      waiting = waiting | (touched & ~done)
      passed.state = next
    }
    return passed
  }

  private func settleSlowly(_ state: Words) -> Passed {
    var passed = Passed(state: state, open: Words(low: 0, high: 0))
    for entry in settling {
      let end = run(entry, passed.state)
      if end != SearchProgram.refused { passed.state = apply(end, passed.state) }
    }
    return passed
  }

  /// Whether another pass would change nothing, where the last one left some rows open.
  @inline(__always)
  func isSettled(_ passed: Passed) -> Bool {
    if judgesAll { return false }
    var open = passed.open
    while !open.isZero {
      let end = run(settling[open.popFirst()], passed.state)
      if end != SearchProgram.refused, apply(end, passed.state) != passed.state { return false }
    }
    return true
  }
}

extension SearchProgram {
  /// Lends the program for stepping.
  func run<Result>(_ body: (Machine) -> Result) -> Result {
    tests.withUnsafeBufferPointer { tests in
      actions.withUnsafeBufferPointer { actions in
        copies.withUnsafeBufferPointer { copies in
          entries.withUnsafeBufferPointer { entries in
            settling.withUnsafeBufferPointer { settling in
              concerned.withUnsafeBufferPointer { concerned in
                body(
                  Machine(
                    tests: tests, actions: actions, copies: copies, entries: entries,
                    settling: settling, concerned: concerned, judgesAll: judgesAll))
              }
            }
          }
        }
      }
    }
  }
}
