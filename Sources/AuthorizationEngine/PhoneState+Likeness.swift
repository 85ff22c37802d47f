extension PhoneState {
  /// Everything that rows can tell apart, in words: managers by their order, not by their names.
  package var likeness: [UInt64] {
    let asker = asking.flatMap(place).map { UInt64($0) + 1 } ?? 0
    return [core.low, core.high, asker, UInt64(regionCount), UInt64(conditionCount)]
      + sessionCounts.map { UInt64($0) } + entries.flatMap { [$0.own.low, $0.own.high] }
  }
}
