/// A permission that an app can ask the person for.
public enum Request: Hashable, Sendable {
  /// Location while the app is in use.
  case whenInUse
  /// Location at any time; While Using is asked first where nothing is decided (IOS-REQ-007).
  case always
  /// The precise location for as long as the app is in use, under a key of the Info.plist, iOS 14+.
  case temporaryFullAccuracy(purposeKey: String)
  /// Motion & Fitness; asked by the first query (IOS-MOT-002).
  case motion
  /// Bluetooth, iOS 13+; asked by the first central manager (IOS-BT-003).
  case bluetooth
}

extension Request {
  /// Whether Location Services have to be on for it.
  var concernsLocation: Bool {
    switch self {
    case .whenInUse, .always, .temporaryFullAccuracy: true
    case .motion, .bluetooth: false
    }
  }
}
