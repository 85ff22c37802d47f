import AuthorizationEngine

/// When two phones are alike: whatever is done to both from now on, the same becomes of both.
extension PhoneWorld {
  /// The phone in words, without what only its past explains: times are counted from now.
  ///
  /// Left out are the trace, prompts that ended, counts that only a text shows, and how long the
  /// phone has stood still (IOS-BG-053).
  package var likeness: [UInt64] {
    var words = device.likeness
    words += [place, UInt64(clamping: openPrompts.count), length(until: movementDue)]
    words += [isWiFiOn, isInAirplaneMode, showsMapInPrompts].map { $0 ? 1 : 0 }
    words += [Self.word(feed.title), Self.word(surroundings.rawValue)] + beacons.map(Self.word)
    for app in apps {
      words += app.state.likeness
      words += Deadlines.Kind.allCases.map { length(until: app.deadlines[$0]) }
      words += (app.regions + app.conditions).map { Self.word($0.identifier) }
      words += app.inside.sorted().map(Self.word)
      words += [app.hasBluetoothManager, app.heldDetail == nil, app.visitReported]
        .map { $0 ? 1 : 0 }
      words += [UInt64(clamping: app.toldBluetoothState ?? -1), UInt64(app.paces.count)]
      words.append(Self.word(app.accuracyPurpose ?? ""))
    }
    return words
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
