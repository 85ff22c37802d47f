import AuthorizationEngine

/// When two phones are alike: whatever is done to both from now on, the same becomes of both.
extension PhoneWorld {
  /// The phone in words, without what only its past explains: times are counted from now.
  ///
  /// Left out are the trace, prompts that ended, counts that only a text shows, and how long the
  /// phone has stood still (IOS-BG-053).
  package var likeness: [UInt64] {
    // Into one array and not by way of several: a search asks at every step.
    var words: [UInt64] = []
    words.reserveCapacity(64)
    handset.state.addLikeness(to: &words)
    words.append(place)
    words.append(UInt64(clamping: promptStack.open.count))
    words.append(length(until: whereabouts.lookDue))
    words.append(length(until: bluetooth.serviceBack))
    words.append(Self.word(isWiFiOn, isInAirplaneMode, handset.showsMapInPrompts))
    words.append(Self.word(whereabouts.feed.title))
    words.append(Self.word(whereabouts.surroundings.rawValue))
    for beacon in bluetooth.beacons { words.append(Self.word(beacon)) }
    for known in bluetooth.peripherals where known.isNear {
      words.append(Self.word(known.peripheral.name))
    }
    // By their places: to copy an app costs more than to look at it.
    for place in apps.indices {
      apps[place].state.addLikeness(to: &words)
      let due = apps[place].deadlines
      for kind in Deadlines.Kind.allCases { words.append(length(until: due[kind])) }
      for region in apps[place].places.regions { words.append(Self.word(region.identifier)) }
      for condition in apps[place].places.conditions {
        words.append(Self.word(condition.identifier))
      }
      if !apps[place].places.inside.isEmpty {
        words += apps[place].places.inside.sorted().map(Self.word)
      }
      words.append(
        Self.word(
          apps[place].bluetooth.hasManager, apps[place].heldDetail == nil,
          apps[place].movement.isVisitReported))
      words.append(UInt64(clamping: apps[place].bluetooth.toldState ?? -1))
      if !apps[place].bluetooth.words.isEmpty {
        words += apps[place].bluetooth.words.sorted { $0.key < $1.key }.map { Self.word($0.value) }
      }
      words.append(UInt64(apps[place].paces.count))
      words.append(Self.word(apps[place].accuracyPurpose ?? ""))
    }
    return words
  }

  private static func word(_ first: Bool, _ second: Bool, _ third: Bool) -> UInt64 {
    (first ? 1 : 0) | (second ? 2 : 0) | (third ? 4 : 0)
  }

  private var place: UInt64 {
    switch screen {
    case .home: 0
    case .settings: 1
    case .app(let app): 2 + UInt64(clamping: app.rawValue)
    }
  }

  /// The time until a moment in microseconds; the same for all moments that never come.
  private func length(until moment: Duration) -> UInt64 {
    guard moment != Deadlines.never else { return .max }
    let (seconds, attoseconds) = (moment - now).components
    return UInt64(clamping: seconds) &* 1_000_000
      &+ UInt64(clamping: attoseconds / 1_000_000_000_000)
  }

  /// A text as a number that is the same in every process (FNV-1a).
  package static func word(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
