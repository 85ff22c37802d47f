import PlatformModel

/// What a person or a developer complains of on Android.
public enum AndroidSymptom: String, Hashable, Sendable, CaseIterable {
  case nothingScanned
  case noLocation
  case noWifiScans
  case noBluetoothScans
  case fewWifiScans
  case noNotificationOfService

  /// The complaint in words.
  public var title: String {
    switch self {
    case .nothingScanned: "nothing is scanned"
    case .noLocation: "no location"
    case .noWifiScans: "no Wi-Fi scans"
    case .noBluetoothScans: "no BLE scans"
    case .fewWifiScans: "few Wi-Fi scans"
    case .noNotificationOfService: "no notification of the service"
    }
  }
}

/// The causes of what does not work on an Android phone, the likeliest first.
public struct AndroidDiagnosis: Hashable, Sendable {
  /// The causes that the snapshot shows, each once.
  public var causes: [AndroidCause]

  /// Looks for the causes of a symptom, or of anything where none is named.
  public init(_ snapshot: AndroidSnapshot, of symptom: AndroidSymptom? = nil) {
    let symptoms = symptom.map { [$0] } ?? AndroidSymptom.allCases
    let causes = symptoms.flatMap(snapshot.causes).uniqued
    self.causes = causes.filter { symptom != nil || !$0.isChoiceOfTheApp }
  }
}

extension AndroidCause {
  /// Whether an app may well want it so: no fault where no one named a symptom.
  fileprivate var isChoiceOfTheApp: Bool {
    switch self {
    case .undeclared(.fineLocation), .undeclared(.coarseLocation): false
    case .undeclared: true
    default: false
    }
  }
}

extension AndroidSnapshot {
  /// The causes of one symptom, the likeliest first.
  fileprivate func causes(of symptom: AndroidSymptom) -> [AndroidCause] {
    switch symptom {
    case .nothingScanned: lacks(of: [.locationOn, .wifiScans, .bluetoothScan])
    case .noLocation: lacks(of: [.location])
    case .noWifiScans: lacks(of: [.wifiScans])
    case .noBluetoothScans: lacks(of: [.bluetoothScan, .bluetoothOn])
    case .fewWifiScans: scanThrottling == true && system >= 28 ? [.scansThrottled] : []
    case .noNotificationOfService: lacks(of: [.notifications])
    }
  }

  private func lacks(of capabilities: [AndroidCapability]) -> [AndroidCause] {
    capabilities.flatMap { standing(of: $0).causes }
  }
}

/// What becomes of a service on an Android phone.
public struct AndroidVerdict: Hashable, Sendable {
  /// What it requires and lacks.
  public var required: [Shortfall]
  /// What it could use and lacks.
  public var optional: [Shortfall]
  /// What was not looked at.
  public var unknown: [AndroidCapability]

  /// A capability that is not there, with the reasons.
  public struct Shortfall: Hashable, Sendable {
    /// What is not there.
    public var capability: AndroidCapability
    /// Why.
    public var causes: [AndroidCause]
  }

  /// Why it does not start, in the order of the profile.
  public var failures: [AndroidCause] { required.flatMap(\.causes).uniqued }
  /// Why it is degraded, in the order of the profile.
  public var warnings: [AndroidCause] { optional.flatMap(\.causes).uniqued }

  /// Holds a demand to a phone.
  public init(_ demand: AndroidDemand, on snapshot: AndroidSnapshot) {
    func lacks(_ capabilities: [AndroidCapability]) -> [Shortfall] {
      capabilities.compactMap { capability in
        let causes = snapshot.standing(of: capability).causes
        return causes.isEmpty ? nil : Shortfall(capability: capability, causes: causes)
      }
    }
    required = lacks(demand.required)
    optional = lacks(demand.optional)
    unknown = (demand.required + demand.optional).filter { snapshot.standing(of: $0) == .unknown }
  }
}
