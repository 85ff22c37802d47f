import PlatformModel

/// Runs of releases that agree, so that a table has a column for each run and not for each release.
enum Releases {
  /// Splits releases into the longest runs in which all rows keep their value.
  static func runs<Value: Equatable>(
    of releases: [OSVersion], rows: [[Value]]
  ) -> [(span: OSVersion.Span, index: Int)] {
    var runs: [(first: Int, last: Int)] = []
    for index in releases.indices {
      if let open = runs.last, rows.allSatisfy({ $0[open.first] == $0[index] }) {
        runs[runs.count - 1].last = index
      } else {
        runs.append((index, index))
      }
    }
    return runs.map { (OSVersion.Span(releases[$0.first], releases[$0.last]), $0.first) }
  }
}
