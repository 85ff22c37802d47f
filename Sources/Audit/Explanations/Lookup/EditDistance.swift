/// How far apart two names are, in slips of a typist.
enum EditDistance {
  /// How many letters are put in, left out, replaced or swapped with a neighbor; nil past a bound.
  static func between(_ left: [UInt8], _ right: [UInt8], atMost bound: Int) -> Int? {
    guard abs(left.count - right.count) <= bound else { return nil }
    var before: [Int] = []
    var last = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      if row.allSatisfy({ $0 > bound }) { return nil }
      before = last
      last = row
    }
    return last.last.flatMap { $0 <= bound ? $0 : nil }
  }
}
