import PlatformModel

extension Android {
  /// A device: its level, the generation of its dialogs, and the choices made where sources disagree.
  public struct System: Hashable, Sendable {
    /// The API level of the device.
    public let level: APILevel
    /// The generation of the permission controller.
    public let generation: Generation
    /// The choices that depart from the suggested model.
    public let switches: Set<Switch>

    /// A device; by default with the dialogs that it shipped with, under the suggested model.
    public init(
      _ level: APILevel, generation: Generation? = nil, switches: Set<Switch> = []
    ) {
      self.level = level
      self.generation = generation ?? Generation(shippedWith: level)
      self.switches = switches
    }
  }

  /// A point on which sources disagree; on means the alternative model.
  public enum Switch: String, Hashable, Sendable, CaseIterable {
    /// AND-DIS-01: a request for fine alone shows its dialog on Android 12 too.
    case fineAloneShown
    /// AND-DIS-02: one Wi-Fi scan in 30 seconds, without a burst.
    case oneWifiScanIn30Seconds
    /// AND-DIS-03: a foreground service does not count as foreground for Wi-Fi scans.
    case serviceScansAsBackground
    /// AND-DIS-04: Bluetooth is scanned while off, where its scanning switch is on.
    case scansWithBluetoothOff
    /// AND-DIS-05: coarse is enough for the results of scans.
    case coarseScans
    /// AND-DIS-06: the second denial is final on every release.
    case twoDenialsFinal
    /// AND-DIS-07: keeping approximate is final the second time in the newest rules too.
    case keepApproximateTwice
    /// AND-DIS-08: the precise switch is there for every target.
    case preciseSwitchForAll
    /// AND-DIS-12: code switches radios on for every target.
    case radiosSwitchedByCode
    /// AND-DIS-13: the rationale for background location is false before the first request.
    case noBackgroundRationale
    /// AND-DIS-14: before Android 6 the list of Wi-Fi networks is empty while Location is off.
    case wifiListNeedsLocation
  }
}

extension Android.System: CustomStringConvertible {
  /// "Android 14 (API 34)", with the generation where it is not the shipped one, and the alternatives.
  public var description: String {
    let shipped = Android.Generation(shippedWith: level)
    return
      ([level.description] + (generation == shipped ? [] : [generation.description])
      + Android.Switch.allCases.filter(switches.contains).map { $0.rawValue })
      .joined(separator: " + ")
  }
}

extension Android.System {
  /// A part of a guard that is settled by the device alone.
  public enum Condition: Hashable, Sendable {
    /// The level lies in a run.
    case levels(ClosedRange<APILevel>)
    /// The generation lies in a run.
    case generations(ClosedRange<Android.Generation>)
    /// The alternative is chosen.
    case on(Android.Switch)
  }

  /// Whether a condition holds here.
  public func satisfies(_ condition: Condition) -> Bool {
    switch condition {
    case .levels(let run): run.contains(level)
    case .generations(let run): run.contains(generation)
    case .on(let one): switches.contains(one)
    }
  }
}

extension Android.Switch: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
