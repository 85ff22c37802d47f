/// Which rows can hold in a state, for all rows at once: a bit a row, a table a byte of the state.
///
/// A row whose bit stays set in the table of every byte has all that its ``Need`` asks for.
struct CandidateTable: Hashable, Sendable {
  /// How many words hold the bits; at least one.
  let wordCount: Int
  /// By byte, value and word.
  private(set) var words: [UInt64]

  /// What a row needs of a variable: a place and the values that may lie there.
  typealias Literal = (place: PackedPlace, values: UInt64)

  /// The table of some rows, each with its bit.
  init(
    _ rows: [(bit: Int, literals: [Literal])], bytes: Int, wordsInGroupsOf group: Int = 1
  ) {
    let count = max(1, rows.reduce(0) { max($0, $1.bit / 64 + 1) })
    wordCount = (count + group - 1) / group * group
    var all = [UInt64](repeating: 0, count: wordCount)
    for row in rows { all[row.bit / 64] |= 1 << UInt64(row.bit % 64) }
    words = []
    words.reserveCapacity(bytes * 256 * wordCount)
    for _ in 0..<bytes * 256 { words += all }
    for row in rows {
      let keep = ~(1 << UInt64(row.bit % 64) as UInt64)
      for literal in row.literals {
        let place = literal.place
        for value in 0..<256 {
          let held = UInt64(value) >> UInt64(place.shift) & place.mask
          if literal.values >> held & 1 == 0 {
            words[(place.byte * 256 + value) * wordCount + row.bit / 64] &= keep
          }
        }
      }
    }
  }
}
