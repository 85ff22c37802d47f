/// Rows of one engine by their places in its list, a bit each: what a search asks for at every step.
package struct RowSet: Hashable, Sendable {
  /// The rows, a bit each.
  package private(set) var words: [UInt64] = []

  /// None.
  package init() {}

  /// Those of another set, by its words.
  package init(words: [UInt64]) { self.words = words }

  /// Adds a row.
  mutating func insert(_ row: Int) {
    let (word, bit) = (row >> 6, UInt64(1) &<< UInt64(row & 63))
    // Room for 512 rows at once: it would grow word by word, in every run.
    if words.isEmpty { words.reserveCapacity(8) }
    while words.count <= word { words.append(0) }
    words[word] |= bit
  }

  /// Adds all rows of another set.
  package mutating func formUnion(_ other: RowSet) {
    while words.count < other.words.count { words.append(0) }
    for place in other.words.indices { words[place] |= other.words[place] }
  }

  /// Whether all of them are among others.
  func isSubset(of other: RowSet) -> Bool {
    words.indices.allSatisfy { place in
      words[place] & ~(place < other.words.count ? other.words[place] : 0) == 0
    }
  }

  /// Takes all of them out; their storage stays.
  mutating func removeAll() {
    for place in words.indices { words[place] = 0 }
  }

  /// Whether a row is among them.
  package func contains(_ row: Int) -> Bool {
    words.indices.contains(row >> 6) && words[row >> 6] >> UInt64(row & 63) & 1 == 1
  }
}
