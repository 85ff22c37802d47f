import PlatformModel

extension IOS {
  /// A named value of a ``IOS/Field``; its raw value is what the packed state holds.
  public protocol FieldValue: NamedCase, CaseIterable, Hashable, Sendable {}
}

extension IOS {
  /// What is stored about the app's location permission; what the app sees may differ.
  public enum Grant: UInt8, FieldValue {
    case notDetermined
    case never
    case whenInUse
    case always
  }
}

extension IOS {
  /// Whether the app may have the precise location.
  public enum Precision: UInt8, FieldValue {
    case full
    case reduced
  }
}

extension IOS {
  /// The state of the phone's lock.
  public enum Lock: UInt8, FieldValue {
    case unlocked
    case locked
    case beforeFirstUnlock
  }
}

extension IOS {
  /// What became of the app's process.
  public enum AppProcess: UInt8, FieldValue {
    case running
    case suspended
    case terminated
    case forceQuit
  }
}

extension IOS {
  /// In what sense the app is in use (IOS-BG-001).
  public enum Presence: UInt8, FieldValue {
    case foreground
    case grace
    case indicator
    case notInUse
  }
}

extension IOS {
  /// Who asked the question that is on the screen.
  public enum Asker: UInt8, FieldValue {
    case noOne
    /// The manager of the state.
    case manager
    /// Another manager of the same app; never in a state with one manager.
    case otherManager
    /// A session, a location button, a motion query or a Bluetooth manager of the app.
    case app
    /// The system on its own account.
    case system
    /// Motion updates, whose handler has no way to be notified of a refusal (IOS-MOT-005).
    case motionUpdates
  }
}

extension IOS {
  /// The level that a prompt on the screen was asked for.
  public enum Level: UInt8, FieldValue {
    case whenInUse
    case always
  }
}

extension IOS {
  /// A happening that can launch an app that holds Always (IOS-REQ-009, IOS-BG-040).
  public enum LaunchTrigger: UInt8, FieldValue {
    case none
    case region
    case significantChange
    case visit
    case condition
    case backgroundStart
  }
}

extension IOS {
  /// The status that the manager last reported to its delegate.
  public enum ReportedStatus: UInt8, FieldValue {
    case nothing
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse

    /// The status as the app sees it, or nil before the first report.
    public var status: AuthorizationStatus? {
      AuthorizationStatus(rawValue: Int32(rawValue) - 1)
    }
  }
}

extension IOS {
  /// How exact a position the manager asks for.
  public enum AccuracyClass: UInt8, FieldValue {
    /// Hundred meters or better.
    case fine
    /// Coarser than hundred meters.
    case coarse
    /// kCLLocationAccuracyReduced, iOS 14+ (IOS-ACC-006).
    case reduced
  }
}

extension IOS {
  /// The state of a permission that is not location: motion or Bluetooth.
  public enum Permission: UInt8, FieldValue {
    case notDetermined
    case restricted
    case denied
    case allowed
  }
}

extension IOS {
  /// The Bluetooth radio (IOS-BT-010).
  public enum Radio: UInt8, FieldValue {
    case on
    /// Accessories are disconnected until tomorrow, and apps see that it is off; location services
    /// keep using the radio.
    case disconnected
    case off
  }
}

extension IOS {
  /// The location permission that management suggests, iOS 27+ (IOS-27-002).
  public enum ManagedDefault: UInt8, FieldValue {
    case none
    case whileUsing
    case always
  }
}

extension IOS {
  /// How many regions, or conditions of a monitor, are registered, of the 20 allowed.
  public enum Registered: UInt8, FieldValue {
    case none
    case some
    case full
  }
}
