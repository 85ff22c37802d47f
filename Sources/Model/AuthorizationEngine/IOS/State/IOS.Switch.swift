extension IOS {
  /// A point on which sources disagree or nothing is documented; on means the alternative model.
  ///
  /// All off is the reading that the model takes by default.
  public enum Switch: UInt8, Hashable, Sendable, CaseIterable {
    /// IOS-DIS-01: with Location Services off the status still reads as granted; only services fail.
    case statusStaysWhenServicesOff
    /// IOS-DIS-02: iOS 8 allows one prompt from When In Use to Always, as iOS 9 does.
    case upgradePromptOnIOS8
    /// IOS-DIS-03: from iOS 11 the indicator shows for Always without being asked for.
    case indicatorForAlways
    /// IOS-DIS-05: regions and beacons run under reduced accuracy.
    case regionsRunReduced
    /// IOS-DIS-06: Allow Once outlives the grace period and ends at an event of its own.
    case allowOnceLapsesLater
    /// IOS-DIS-08: from iOS 26.4 an app that was force quit is still launched for its regions.
    case relaunchAfterForceQuit
    /// IOS-DIS-09: Always is enough for the APIs of iOS 17 without a held session ("soon").
    case alwaysWithoutSession
    /// IOS-DIS-11: from iOS 27.2 raw motion needs the key and the permission (IOS-27-004).
    case rawMotionNeedsPermission
    /// IOS-DIS-12: a new manager does not pause its updates by itself.
    case noPauseByDefault
    /// IOS-DIS-14: the grant survives removing and installing the app again.
    case grantSurvivesReinstall
    /// IOS-SET-016: Ask Next Time leaves the request for Always used up.
    case askNextTimeKeepsAlwaysAsked
    /// T16: Allow Once on a request for Always uses that request up.
    case allowOnceUsesAlwaysUp
    /// T40: a session for Always that starts from not determined asks both questions at once.
    case alwaysSessionAsksTwice
    /// IOS-SET-004: Settings offers Always only after the app asked for it.
    case alwaysOfferedAfterAsking
    /// IOS-REQ-026: updates started in the background under When In Use fail silently.
    case backgroundStartSilent
  }
}

extension IOS {
  /// The switches that are on; by default none.
  public struct Switches: Hashable, Sendable {
    private var bits: UInt32 = 0

    /// The suggested model, or the alternatives named.
    public init(_ on: Switch...) {
      for one in on { self[one] = true }
    }

    /// Whether the alternative is chosen.
    public subscript(one: Switch) -> Bool {
      get { bits & (1 << UInt32(one.rawValue)) != 0 }
      set {
        let bit: UInt32 = 1 << UInt32(one.rawValue)
        bits = newValue ? bits | bit : bits & ~bit
      }
    }

    /// The alternatives that are chosen, in the order of declaration.
    public var on: [Switch] { Switch.allCases.filter { self[$0] } }
  }
}
