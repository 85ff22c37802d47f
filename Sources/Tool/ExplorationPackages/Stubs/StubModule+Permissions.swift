/// Modules of which permission code asks one question each.
extension StubModule {
  static let capture = StubModule(
    module: "AVFoundation", note: granting, exports: ["Foundation"], asks: true,
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
        private static func grant(_ type: AVMediaType) -> Grant { Grant("AVCaptureDevice." + type.name) }
        public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
          grant(type).isGiven ? .authorized : .notDetermined
        }
        @discardableResult
        public static func requestAccess(for type: AVMediaType) async -> Bool {
          grant(type).give()
          return true
        }
        public static func requestAccess(
          for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
        ) { grant(type).give { completionHandler(true) } }
      }

      public final class AVAudioSession: NSObject {
        public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
        private static let grant = Grant("AVAudioSession")
        public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
        public var recordPermission: RecordPermission {
          Self.grant.isGiven ? .granted : .undetermined
        }
        public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
          Self.grant.give()
          DispatchQueue.main.async { response(true) }
        }
      }
      """, values: ["AVMediaType": [".video", ".audio"]])

  static let photos = StubModule(
    module: "Photos", note: granting, exports: ["AVFoundation", "Foundation"], asks: true,
    code: """
      public enum PHAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized, limited
      }

      public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

      public final class PHPhotoLibrary: NSObject {
        private static func grant(_ level: PHAccessLevel) -> Grant { Grant("PHPhotoLibrary.\\(level)") }
        public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
        public static func authorizationStatus() -> PHAuthorizationStatus {
          authorizationStatus(for: .readWrite)
        }
        public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
          grant(level).isGiven ? .authorized : .notDetermined
        }
        public static func requestAuthorization(
          _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
        ) { requestAuthorization(for: .readWrite, handler: handler) }
        public static func requestAuthorization(
          for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
        ) { grant(level).give { handler(.authorized) } }
        @discardableResult
        public static func requestAuthorization(
          for level: PHAccessLevel
        ) async -> PHAuthorizationStatus {
          grant(level).give()
          return .authorized
        }
      }
      """)

  static let contacts = StubModule(
    module: "Contacts", note: granting, exports: ["Foundation"], asks: true,
    code: """
      public enum CNAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized, limited
      }

      public enum CNEntityType: Int, Sendable { case contacts }

      public final class CNContactStore: NSObject, @unchecked Sendable {
        private static let grant = Grant("CNContactStore")
        public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
          grant.isGiven ? .authorized : .notDetermined
        }
        public func requestAccess(
          for type: CNEntityType,
          completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { Self.grant.give { completionHandler(true, nil) } }
        @discardableResult
        public func requestAccess(for type: CNEntityType) async throws -> Bool {
          Self.grant.give()
          return true
        }
      }
      """)

  static let events = StubModule(
    module: "EventKit", note: granting, exports: ["Foundation"], asks: true,
    code: """
      public enum EKAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, fullAccess, writeOnly
        public static let authorized = Self.fullAccess
      }

      public enum EKEntityType: UInt, Sendable { case event, reminder }

      public final class EKEventStore: NSObject, @unchecked Sendable {
        private static func grant(_ type: EKEntityType) -> Grant { Grant("EKEventStore.\\(type)") }
        private static let writing = Grant("EKEventStore.writeOnly")
        public static func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
          if grant(type).isGiven { return .fullAccess }
          let writes = type == .event && writing.isGiven
          return writes ? .writeOnly : .notDetermined
        }
        public func requestAccess(
          to type: EKEntityType,
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { Self.grant(type).give { completion(true, nil) } }
        @discardableResult
        public func requestAccess(to type: EKEntityType) async throws -> Bool {
          Self.grant(type).give()
          return true
        }
        public func requestWriteOnlyAccessToEvents(
          completion: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { Self.writing.give { completion(true, nil) } }
        @discardableResult
        public func requestWriteOnlyAccessToEvents() async throws -> Bool {
          Self.writing.give()
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

  static let speech = StubModule(
    module: "Speech", note: granting, exports: ["Foundation"], asks: true,
    code: """
      public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, restricted, authorized
      }

      public final class SFSpeechRecognizer: NSObject {
        private static let grant = Grant("SFSpeechRecognizer")
        public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
          grant.isGiven ? .authorized : .notDetermined
        }
        public static func requestAuthorization(
          _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
        ) { grant.give { handler(.authorized) } }
      }
      """)

  static let intents = StubModule(
    module: "Intents", note: granting, exports: ["Foundation"], asks: true,
    code: """
      public enum INSiriAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized
      }

      public final class INPreferences: NSObject {
        private static let grant = Grant("INPreferences")
        public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
          grant.isGiven ? .authorized : .notDetermined
        }
        public static func requestSiriAuthorization(
          _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
        ) { grant.give { handler(.authorized) } }
      }
      """)

  static let tracking = StubModule(
    module: "AppTrackingTransparency", note: granting, exports: ["Foundation"], asks: true,
    code: """
      public final class ATTrackingManager: NSObject {
        public enum AuthorizationStatus: UInt, Sendable {
          case notDetermined, restricted, denied, authorized
        }
        private static let grant = Grant("ATTrackingManager")
        public static var trackingAuthorizationStatus: AuthorizationStatus {
          grant.isGiven ? .authorized : .notDetermined
        }
        public static func requestTrackingAuthorization(
          completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
        ) { grant.give { completionHandler(.authorized) } }
        @discardableResult
        public static func requestTrackingAuthorization() async -> AuthorizationStatus {
          grant.give()
          return .authorized
        }
      }
      """)

  static let widgets = StubModule(
    module: "WidgetKit", note: "no widget is drawn", exports: ["Foundation"],
    code: """
      public final class WidgetCenter: @unchecked Sendable {
        public static let shared = WidgetCenter()
        public func reloadAllTimelines() {}
        public func reloadTimelines(ofKind kind: String) {}
      }
      """)
}
