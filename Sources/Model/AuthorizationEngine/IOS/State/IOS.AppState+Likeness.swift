import TransitionSystem

extension IOS.AppState {
  /// Everything that rows can distinguish, in words: managers by their order, not by their names.
  package func addLikeness(to words: inout [UInt64]) {
    words.append(core.words.low)
    words.append(core.words.high)
    words.append(asking.flatMap(place).map { UInt64($0) + 1 } ?? 0)
    words.append(UInt64(regionCount))
    words.append(UInt64(conditionCount))
    for count in sessionCounts { words.append(UInt64(count)) }
    for entry in entries {
      words.append(entry.own.words.low)
      words.append(entry.own.words.high)
    }
  }
}
