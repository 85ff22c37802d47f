extension String {
  /// How many insertions, deletions, replacements or swaps of neighbors turn one text into another.
  ///
  /// Where the lengths differ by more than six, it is that difference.
  package func editDistance(to other: String) -> Int {
    let a = Array(utf8)
    let b = Array(other.utf8)
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    // Names whose lengths differ so much are not near, whatever their letters.
    guard abs(a.count - b.count) <= 6 else { return abs(a.count - b.count) }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row: [Int] = []
      row.reserveCapacity(b.count + 1)
      row.append(i)
      for j in 1...b.count {
        var cost = min(last[j], row[j - 1]) + 1
        cost = min(cost, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, before[j - 2] + 1)
        }
        row.append(cost)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
