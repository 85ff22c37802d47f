import PlatformModel

extension Android {
  /// A variable of the state, with a closed domain of named values.
  public enum Field: Hashable, Sendable {
    /// A yes-or-no mark on a permission.
    case mark(Mark, Permission)
    /// One of the others.
    case of(Variable)
  }

  /// What is noted about a permission (Documentation/Facts/android-permissions.md).
  public enum Mark: UInt8, Hashable, Sendable, CaseIterable {
    /// The package requests it, itself or by implication.
    case declared
    /// The check says granted.
    case held
    /// The person made a choice.
    case set
    /// No dialog is shown any more.
    case fixed
    /// Granted for one time, or to be asked every time.
    case oneTime
    /// Fixed by a policy.
    case policy
    /// Granted by implication; the grant goes when the app asks for itself.
    case implied
    /// Switched off below the check: the app-op is ignored.
    case switchedOff
    /// Taken back because the app was not used.
    case autoRevoked
    /// Still to be treated in the request that is open.
    case asked
    /// Named by the app in the request that is open.
    case named
  }

  /// A variable that belongs to no permission.
  public enum Variable: UInt8, Hashable, Sendable, CaseIterable {
    // The app.
    case target, formerTarget, presence, service, updating, bluetoothScan
    case channel, unusedExempt, hibernated, buttonApproved
    // The request.
    case open, judging, prompt, verdict, approximate, lastApproximate
    // The phone.
    case location, wifi, wifiScanning, bluetooth, bluetoothScanning, airplane, screen, idle, saver
    case noThrottle, wifiLeft, wifiBackgroundUsed, bluetoothLeft
    // What the package declares beside its runtime permissions.
    case backgroundRestricted, neverForLocation, fineByButton
    case serviceType, servicePermission, serviceLocationPermission
    case readsWifi, changesWifi, olderBluetooth, olderBluetoothAdmin, olderActivity, internet
  }
}

extension Android.Variable {
  /// The names of the values, each at the index that the packed state holds.
  public var domain: [String] {
    switch self {
    case .target, .formerTarget: APILevel.all.map { "\($0.rawValue)" }
    case .presence: Android.Presence.allCases.map { $0.description }
    case .service: Android.Service.allCases.map { $0.description }
    case .updating: ["no", "gps", "network"]
    case .bluetoothScan: ["no", "filtered", "unfiltered"]
    case .prompt: ["none"] + Android.Prompt.allCases.map { "\($0)" }
    case .verdict: ["none"] + Android.Verdict.allCases.map { "\($0)" }
    case .saver: ["no", "gpsWithScreen", "locationWithScreen", "foreground"]
    case .wifiLeft: (0...4).map(String.init)
    case .bluetoothLeft: (0...5).map(String.init)
    default: ["no", "yes"]
    }
  }

  /// Whether the package declares it, rather than the phone or the app being in it.
  var isDeclared: Bool { rawValue >= Android.Variable.backgroundRestricted.rawValue }

  static let widths: [UInt64] = allCases.map {
    UInt64(Int.bitWidth - ($0.domain.count - 1).leadingZeroBitCount)
  }
  static let shifts: [UInt64] = widths.indices.map { widths[..<$0].reduce(0, +) }
}

extension Android.Field: CustomStringConvertible {
  /// "held(fine)", "target".
  public var description: String {
    switch self {
    case .mark(let mark, let permission): "\(mark)(\(permission))"
    case .of(let variable): "\(variable)"
    }
  }

  /// The names of the values.
  public var domain: [String] {
    switch self {
    case .mark: ["no", "yes"]
    case .of(let variable): variable.domain
    }
  }
}

extension Android {
  /// Where the app is, as far as location in use goes.
  public enum Presence: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case stopped
    case background
    case visible

    /// The name of the case.
    public var description: String {
      switch self {
      case .stopped: "stopped"
      case .background: "background"
      case .visible: "visible"
      }
    }
  }

  /// A foreground service that runs.
  public enum Service: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case none
    /// Started in a state that gives it location.
    case eligible
    /// Started from the background: it runs without location (AND-FGS-005).
    case limited

    /// The name of the case.
    public var description: String {
      switch self {
      case .none: "none"
      case .eligible: "eligible"
      case .limited: "limited"
      }
    }
  }

  /// What an answer means for the permissions of its dialog.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// All that was asked.
    case grant
    /// All that was asked, for one time.
    case once
    /// Location while in use; the background half was asked and is not granted.
    case whileUsing
    /// As while using, for one time.
    case whileUsingOnce
    /// Coarse alone.
    case approximate
    /// Coarse alone, for one time.
    case approximateOnce
    case deny
    case denyFinally
    // Not of a dialog: what happens to all permissions at once.
    case expire
    case unused
    case installed
    case updated
    case upgraded
    /// The location button: what is not held is granted for the session.
    case session
    /// The person takes back what is held of one group, which is marked as asked until then.
    case takenBack
  }
}
