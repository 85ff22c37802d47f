/// The names that values have in the ids of rows.
///
/// Interpolating an enumeration case uses reflection, which for a hundred ids takes longer than
/// reading a project.
extension IOS.LaunchTrigger {
  var name: String {
    switch self {
    case .none: "none"
    case .region: "region"
    case .significantChange: "significantChange"
    case .visit: "visit"
    case .condition: "condition"
    case .backgroundStart: "backgroundStart"
    }
  }
}

extension IOS.ReportedStatus {
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorizedAlways: "authorizedAlways"
    case .authorizedWhenInUse: "authorizedWhenInUse"
    }
  }
}

extension IOS.AccuracyClass {
  var name: String {
    switch self {
    case .fine: "fine"
    case .coarse: "coarse"
    case .reduced: "reduced"
    }
  }
}

extension IOS.Permission {
  var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .allowed: "allowed"
    }
  }
}

extension IOS.Event.SessionKind {
  var name: String {
    switch self {
    case .none: "none"
    case .whenInUse: "whenInUse"
    case .always: "always"
    case .fullAccuracy: "fullAccuracy"
    }
  }
}
