/// Modules of which permission code asks one question each.
extension StandIn {
  static let capture = StandIn(
    module: "AVFoundation", note: granting, exports: ["Foundation"],
    code: """
      public struct AVMediaType: Hashable, Sendable {
        let name: String
        public static let video = Self(name: "video")
        public static let audio = Self(name: "audio")
      }

      public enum AVAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized
      }

      public final class AVCaptureDevice: NSObject {
        public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
          UserDefaults.standard.bool(forKey: "AVCaptureDevice." + type.name)
            ? .authorized : .notDetermined
        }
        @discardableResult
        public static func requestAccess(for type: AVMediaType) async -> Bool {
          UserDefaults.standard.set(true, forKey: "AVCaptureDevice." + type.name)
          return true
        }
        public static func requestAccess(
          for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: "AVCaptureDevice." + type.name)
          DispatchQueue.global().async { completionHandler(true) }
        }
      }

      public final class AVAudioSession: NSObject {
        public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
        public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
        public var recordPermission: RecordPermission {
          UserDefaults.standard.bool(forKey: "AVAudioSession") ? .granted : .undetermined
        }
        public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
          UserDefaults.standard.set(true, forKey: "AVAudioSession")
          DispatchQueue.main.async { response(true) }
        }
      }
      """, values: ["AVMediaType": [".video", ".audio"]])

  static let photos = StandIn(
    module: "Photos", note: granting, exports: ["Foundation"],
    code: """
      public enum PHAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized, limited
      }

      public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

      public final class PHPhotoLibrary: NSObject {
        private static let answer = "PHPhotoLibrary.isGranted"
        public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
        public static func authorizationStatus() -> PHAuthorizationStatus {
          UserDefaults.standard.bool(forKey: answer) ? .authorized : .notDetermined
        }
        public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
          authorizationStatus()
        }
        public static func requestAuthorization(
          _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: answer)
          DispatchQueue.global().async { handler(.authorized) }
        }
        public static func requestAuthorization(
          for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
        ) { requestAuthorization(handler) }
        @discardableResult
        public static func requestAuthorization(
          for level: PHAccessLevel
        ) async -> PHAuthorizationStatus {
          UserDefaults.standard.set(true, forKey: answer)
          return .authorized
        }
      }
      """)

  static let contacts = StandIn(
    module: "Contacts", note: granting, exports: ["Foundation"],
    code: """
      public enum CNAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized, limited
      }

      public enum CNEntityType: Int, Sendable { case contacts }

      public final class CNContactStore: NSObject, @unchecked Sendable {
        private static let answer = "CNContactStore.isGranted"
        public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
          UserDefaults.standard.bool(forKey: answer) ? .authorized : .notDetermined
        }
        public func requestAccess(
          for type: CNEntityType,
          completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: Self.answer)
          DispatchQueue.global().async { completionHandler(true, nil) }
        }
        @discardableResult
        public func requestAccess(for type: CNEntityType) async throws -> Bool {
          UserDefaults.standard.set(true, forKey: Self.answer)
          return true
        }
      }
      """)

  static let events = StandIn(
    module: "EventKit", note: granting, exports: ["Foundation"],
    code: """
      public enum EKAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, fullAccess, writeOnly
        public static let authorized = Self.fullAccess
      }

      public enum EKEntityType: UInt, Sendable { case event, reminder }

      public final class EKEventStore: NSObject, @unchecked Sendable {
        private static func answer(_ type: EKEntityType) -> String { "EKEventStore.\\(type)" }
        private static let writing = "EKEventStore.writeOnly"
        public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
          if UserDefaults.standard.bool(forKey: answer(type)) { return .fullAccess }
          let writes = type == .event && UserDefaults.standard.bool(forKey: writing)
          return writes ? .writeOnly : .notDetermined
        }
        public func requestAccess(
          to type: EKEntityType,
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: Self.answer(type))
          DispatchQueue.global().async { completion(true, nil) }
        }
        @discardableResult
        public func requestAccess(to type: EKEntityType) async throws -> Bool {
          UserDefaults.standard.set(true, forKey: Self.answer(type))
          return true
        }
        public func requestWriteOnlyAccessToEvents(
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: Self.writing)
          DispatchQueue.global().async { completion(true, nil) }
        }
        @discardableResult
        public func requestWriteOnlyAccessToEvents() async throws -> Bool {
          UserDefaults.standard.set(true, forKey: Self.writing)
          return true
        }
        public func requestFullAccessToEvents(
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { requestAccess(to: .event, completion: completion) }
        @discardableResult
        public func requestFullAccessToEvents() async throws -> Bool {
          try await requestAccess(to: .event)
        }
        public func requestFullAccessToReminders(
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { requestAccess(to: .reminder, completion: completion) }
        @discardableResult
        public func requestFullAccessToReminders() async throws -> Bool {
          try await requestAccess(to: .reminder)
        }
      }
      """)

  static let speech = StandIn(
    module: "Speech", note: granting, exports: ["Foundation"],
    code: """
      public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, restricted, authorized
      }

      public final class SFSpeechRecognizer: NSObject {
        private static let answer = "SFSpeechRecognizer.isGranted"
        public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
          UserDefaults.standard.bool(forKey: answer) ? .authorized : .notDetermined
        }
        public static func requestAuthorization(
          _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: answer)
          DispatchQueue.global().async { handler(.authorized) }
        }
      }
      """)

  static let intents = StandIn(
    module: "Intents", note: granting, exports: ["Foundation"],
    code: """
      public enum INSiriAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized
      }

      public final class INPreferences: NSObject {
        private static let answer = "INPreferences.isGranted"
        public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
          UserDefaults.standard.bool(forKey: answer) ? .authorized : .notDetermined
        }
        public static func requestSiriAuthorization(
          _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: answer)
          DispatchQueue.global().async { handler(.authorized) }
        }
      }
      """)

  static let tracking = StandIn(
    module: "AppTrackingTransparency", note: granting, exports: ["Foundation"],
    code: """
      public final class ATTrackingManager: NSObject {
        public enum AuthorizationStatus: UInt, Sendable {
          case notDetermined, restricted, denied, authorized
        }
        private static let answer = "ATTrackingManager.isGranted"
        public static var trackingAuthorizationStatus: AuthorizationStatus {
          UserDefaults.standard.bool(forKey: answer) ? .authorized : .notDetermined
        }
        public static func requestTrackingAuthorization(
          completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
        ) {
          UserDefaults.standard.set(true, forKey: answer)
          DispatchQueue.global().async { completionHandler(.authorized) }
        }
        @discardableResult
        public static func requestTrackingAuthorization() async -> AuthorizationStatus {
          UserDefaults.standard.set(true, forKey: answer)
          return .authorized
        }
      }
      """)

  static let widgets = StandIn(
    module: "WidgetKit", note: "no widget is drawn", exports: ["Foundation"],
    code: """
      public final class WidgetCenter: @unchecked Sendable {
        public static let shared = WidgetCenter()
        public func reloadAllTimelines() {}
        public func reloadTimelines(ofKind kind: String) {}
      }
      """)
}
