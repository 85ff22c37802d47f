import TransitionSystem

/// A ``SearchCode`` while its arrays are held in place: what takes a step.
struct Machine {
  let tests: UnsafeBufferPointer<SearchCode.Test>
  let actions: UnsafeBufferPointer<SearchCode.Action>
  let copies: UnsafeBufferPointer<SearchCode.Copy>
  let answers: UnsafeBufferPointer<SearchCode.Answers>
  let answering: UnsafeBufferPointer<SearchCode.Candidate>
  let answerTable: UnsafeRawBufferPointer
  let settling: UnsafeBufferPointer<Int16>
  let settlingTable: UnsafeBufferPointer<UInt64>
  let settlingWords: Int
  let byteCount: Int

  /// Goes through the events that a state does not refuse, in order, with the state after each.
  @inline(__always)
  func step(_ state: Words, _ body: (_ event: Int, _ action: Int, _ next: Words) -> Void) {
    let groups = answers.count / SearchCode.group
    for group in 0..<groups {
      var holding = answerGroup(state.byte(0) &* groups &+ group)
      for byte in 1..<max(1, byteCount) {
        holding &= answerGroup((byte &* 256 &+ state.byte(byte)) &* groups &+ group)
      }
      for lane in 0..<SearchCode.group {
        let word = group &* SearchCode.group &+ lane
        let runs = answers[word]
        // The first row of each run: taking one off a run turns the bits up to it.
        var rows = holding[lane]
        rows &= ~((rows | runs.free) &- runs.first) & runs.open
        while rows != 0 {
          let row = answering[word &* 64 &+ rows.trailingZeroBitCount]
          rows &= rows &- 1
          let end = run(row.entry, state)
          guard end != SearchCode.refused else { continue }
          body(Int(row.event), SearchCode.action(at: end), settle(apply(end, state)))
        }
      }
    }
  }

  @inline(__always)
  private func answerGroup(_ index: Int) -> SIMD4<UInt64> {
    let size = MemoryLayout<SIMD4<UInt64>>.size
    return answerTable.loadUnaligned(fromByteOffset: index &* size, as: SIMD4<UInt64>.self)
  }

  @inline(__always)
  private func run(_ entry: Int16, _ state: Words) -> Int16 {
    var place = entry
    while place >= 0 {
      let test = tests[Int(place)]
      let word = test.bit < 64 ? state.low : state.high
      let value = (word &>> UInt64(test.bit & 63)) & UInt64(test.mask)
      place =
        (test.values &>> UInt32(truncatingIfNeeded: value)) & 1 == 1 ? test.ifTrue : test.ifFalse
    }
    return place
  }

  /// The state after an action alone.
  @inline(__always)
  private func apply(_ place: Int16, _ state: Words) -> Words {
    let action = actions[SearchCode.action(at: place)]
    var next = state & action.keep | action.set
    for index in action.copies { copy(copies[index], from: state, to: &next) }
    return next
  }

  @inline(never)
  private func copy(_ copy: SearchCode.Copy, from state: Words, to next: inout Words) {
    let held = UInt64(state.byte(copy.from.byte)) &>> UInt64(copy.from.shift) & copy.from.mask
    let value = UInt64(max(0, min(copy.most, Int(held) + copy.by)))
    next = next | copy.to.words(of: value & copy.to.mask)
  }

  /// The state after one pass over the settling rows, in their order.
  @inline(__always)
  private func settle(_ state: Words) -> Words {
    var state = state
    for word in 0..<settlingWords {
      var rows = holding(word, state)
      while rows != 0 {
        let bit = rows.trailingZeroBitCount
        rows &= rows &- 1
        let end = run(settling[word &* 64 &+ bit], state)
        guard end != SearchCode.refused else { continue }
        let next = apply(end, state)
        guard next != state else { continue }
        state = next
        rows = holding(word, state) & (UInt64.max &- 1) &<< UInt64(bit)
      }
    }
    return state
  }

  /// The settling rows of a word of the table that may hold.
  @inline(__always)
  private func holding(_ word: Int, _ state: Words) -> UInt64 {
    var holding = settlingTable[state.byte(0) &* settlingWords &+ word]
    for byte in 1..<max(1, byteCount) {
      holding &= settlingTable[(byte &* 256 &+ state.byte(byte)) &* settlingWords &+ word]
    }
    return holding
  }
}

extension SearchCode {
  /// Lends the program for stepping.
  func run(_ body: (Machine) -> Void) {
    tests.withUnsafeBufferPointer { tests in
      actions.withUnsafeBufferPointer { actions in
        copies.withUnsafeBufferPointer { copies in
          answers.withUnsafeBufferPointer { answers in
            answering.withUnsafeBufferPointer { answering in
              answerTable.words.withUnsafeBytes { answerTable in
                settling.withUnsafeBufferPointer { settling in
                  settlingTable.words.withUnsafeBufferPointer { settlingRows in
                    body(
                      Machine(
                        tests: tests, actions: actions, copies: copies, answers: answers,
                        answering: answering, answerTable: answerTable, settling: settling,
                        settlingTable: settlingRows, settlingWords: settlingTable.wordCount,
                        byteCount: byteCount))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
