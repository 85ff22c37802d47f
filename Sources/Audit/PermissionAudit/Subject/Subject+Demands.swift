import Findings
import PlatformModel
import SourceReaders

extension Subject {
  /// The uses that never work, or are refused at upload, without a purpose string.
  func demands(for key: InfoPlistKey) -> [Use] {
    switch key {
    case .whenInUse: counted.filter(demandsWhenInUse)
    case .alwaysAndWhenInUse: counted.filter(demandsAlways)
    case .always:
      runs(before: .iOS(11))
        ? uses(of: .requestAlwaysAuthorization).filter { $0.certainty != .compiled } : []
    case .motion: uses(of: .motionActivity).filter(\.isWritten)
    case .bluetoothAlways: uses(of: .bluetooth).filter(\.isWritten)
    case .bluetoothPeripheral:
      runs(before: .iOS(13)) ? uses(of: .bluetooth).filter(\.isWritten) : []
    case .temporaryAccuracy: uses(of: .requestTemporaryFullAccuracyAuthorization)
    default: []
    }
  }

  private func demandsWhenInUse(_ use: Use) -> Bool {
    switch use.api {
    case .requestWhenInUseAuthorization, .requestAlwaysAuthorization: true
    case .serviceSession: use.argument == .member("whenInUse") || use.argument == .member("always")
    // An extension lives on the grant of its app; services without a request are no defect there.
    case .liveUpdates, .monitor, .backgroundActivitySession: hostsFrameworks
    default:
      hostsFrameworks && [PlatformAPI].locationServices.contains(use.api) && isSentToManager(use)
    }
  }

  /// Whether a call goes to a location manager. Other objects have methods with these names too, so
  /// the receiver has to be declared as a manager; or the target has to make one, in the same file
  /// or for a receiver that is named like one.
  func isSentToManager(_ use: Use) -> Bool {
    if use.surroundings.manager == .declared { return true }
    // `view.locationManager?`
    let receiver = use.surroundings.receiver?.filter { $0 != "?" && $0 != "!" }
    let isNamed = receiver?.lowercased().hasSuffix("locationmanager") == true
    return uses(of: .locationManager).contains {
      $0.isExercised && (isNamed || $0.position.file == use.position.file)
    }
  }

  /// An App Clip may not ask for Always at all, so it lacks no string (IOS-NEW-018).
  private func demandsAlways(_ use: Use) -> Bool {
    guard bundle == .app || bundle == .appExtension else { return false }
    switch use.api {
    case .requestAlwaysAuthorization: return true
    case .serviceSession: return use.argument == .member("always")
    default: return false
    }
  }
}

extension Use {
  /// The first release on which the use does anything.
  var since: OSVersion {
    switch api {
    case .serviceSession: .iOS(18)
    case .liveUpdates, .monitor, .backgroundActivitySession: .iOS(17)
    case .requestTemporaryFullAccuracyAuthorization: .iOS(14)
    case .allowsBackgroundLocationUpdates, .requestLocation: .iOS(9)
    default: .iOS(8)
    }
  }
}

extension Subject {
  /// How much it matters that a purpose string is missing.
  ///
  /// It is a warning if InfoPlist.strings has the text in every language: an app in use has it only
  /// there, and no source says what iOS does then.
  func severity(without key: InfoPlistKey, for uses: [Use]) -> Severity {
    mayServeWithoutAlways(key, uses) || translated(key) == .all ? .warning : uses.severity
  }

  /// Whether only frameworks ask for Always: they may serve apps that never do, as this one may.
  func mayServeWithoutAlways(_ key: InfoPlistKey, _ uses: [Use]) -> Bool {
    [.alwaysAndWhenInUse, .always].contains(key) && requestsWhenInUse && !uses.isEmpty
      && uses.allSatisfy { $0.origin == .framework }
  }
}
