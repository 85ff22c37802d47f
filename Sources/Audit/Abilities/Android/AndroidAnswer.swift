import AuthorizationEngine
import PlatformModel

/// What a person may answer when an Android app asks for their location.
enum AndroidAnswer: CaseIterable {
  case allTheTime
  case whileUsing
  case approximate
  case onlyThisTime
  case dontAllow

  /// The answer as the dialogs of today call it.
  var title: String {
    switch self {
    case .allTheTime: "All the time"
    case .whileUsing: "While using"
    case .approximate: "Approximate"
    case .onlyThisTime: "Only this time"
    case .dontAllow: "Don’t allow"
    }
  }

  /// What is done with the dialog for the foreground.
  var events: [Android.Event] {
    switch self {
    case .allTheTime, .whileUsing: [.answer(.whileUsing)]
    case .approximate: [.chooseAccuracy(precise: false), .answer(.whileUsing)]
    case .onlyThisTime: [.answer(.onlyThisTime)]
    case .dontAllow: [.answer(.deny)]
    }
  }
}
