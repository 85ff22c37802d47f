import PlatformModel

/// Whether a capability is there.
extension PermissionSnapshot {
  /// What is known of a capability.
  public enum Standing: Hashable, Sendable {
    case met
    case lacking(Cause)
    /// The app did not look, so nothing is said.
    case unknown
  }

  /// What is known of a capability, with its first cause where it is lacking.
  public func standing(of capability: Capability) -> Standing {
    switch capability {
    case .location: location
    case .preciseLocation: preciseLocation
    case .temporaryFullAccuracy: temporaryFullAccuracy
    case .backgroundLocation: backgroundLocation
    case .motion: motionStanding
    case .bluetooth: bluetoothStanding
    case .bluetoothPower: bluetoothPower
    case .beacons: beacons
    case .gyroscope, .accelerometer:
      parts[capability].map { $0 ? .met : .lacking(.partMissing(capability)) } ?? .unknown
    }
  }

  private var location: Standing {
    if locationServices == false { return .lacking(.locationServicesOff) }
    return switch authorization {
    case nil: .unknown
    case .restricted?: .lacking(.locationRestricted)
    case .denied?: .lacking(.locationDenied)
    case .notDetermined?:
      .lacking(
        missing(.whenInUse)
          ?? (hasRequestedLocation == true ? .locationRequestUnanswered : .locationNotRequested))
    case .authorizedWhenInUse?, .authorizedAlways?: .met
    }
  }

  private var preciseLocation: Standing {
    guard location == .met else { return location }
    guard system >= .iOS(14) else { return .met }
    return switch accuracy {
    case nil: .unknown
    case .fullAccuracy?: .met
    case .reducedAccuracy?: .lacking(.preciseOff)
    }
  }

  private var temporaryFullAccuracy: Standing {
    guard preciseLocation == .lacking(.preciseOff) else { return preciseLocation }
    guard let purposeKeys else { return .unknown }
    let key = InfoPlistKey.temporaryAccuracy.rawValue
    return purposeKeys.contains(key) ? .met : .lacking(.purposeStringMissing(key))
  }

  private var backgroundLocation: Standing {
    guard location == .met else { return location }
    if authorization == .authorizedWhenInUse { return .lacking(.onlyWhileUsing) }
    if backgroundModes?.contains("location") == false { return .lacking(.backgroundModeMissing) }
    if isAlwaysProvisional == true { return .lacking(.alwaysProvisional) }
    return .met
  }

  private var motionStanding: Standing {
    switch motion {
    case nil: .unknown
    case .notDetermined?: .lacking(missing(.motion) ?? .motionNotRequested)
    case .restricted?: .lacking(.motionRestricted)
    case .denied?: .lacking(.motionDenied)
    case .authorized?: .met
    }
  }

  /// Whether the app has asked for Bluetooth: before that, its state is not a failure.
  private var hasAskedForBluetooth: Bool? {
    guard system >= .iOS(13) else { return true }
    return bluetooth.map { $0 != .notDetermined }
  }

  private var bluetoothStanding: Standing {
    guard system >= .iOS(13) else { return .met }
    return switch bluetooth {
    case nil, .notDetermined?: .unknown
    case .restricted?: .lacking(.bluetoothRestricted)
    case .denied?: .lacking(.bluetoothDenied)
    case .allowedAlways?: .met
    }
  }

  private var bluetoothPower: Standing {
    guard hasAskedForBluetooth == true, let radio else { return .unknown }
    return radio == .on ? .met : .lacking(.bluetoothOff)
  }

  private var beacons: Standing {
    switch preciseLocation {
    case .met: radioStanding
    case .lacking: preciseLocation
    // A radio that is off is enough to know.
    case .unknown: radioStanding == .met ? .unknown : radioStanding
    }
  }

  /// What the switch in Control Center leaves of the radio to beacons is IOS-BT-010.
  private var radioStanding: Standing {
    switch radio {
    case nil: .unknown
    case .on?: .met
    case .offInSettings?: .lacking(.bluetoothOff)
    case .offInControlCenter?: system < .iOS(11) ? .lacking(.bluetoothOff) : .met
    case .off?: system < .iOS(11) ? .lacking(.bluetoothOff) : .unknown
    }
  }

  private func missing(_ key: InfoPlistKey) -> Cause? {
    purposeKeys?.contains(key.rawValue) == false ? .purposeStringMissing(key.rawValue) : nil
  }
}
