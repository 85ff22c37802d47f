extension StubModule {
  static let notifications = StubModule(
    module: "UserNotifications", note: granting + "; no notification comes up",
    exports: ["CoreLocation", "Foundation"], asks: true,
    code: """
      private let grant = Grant("UNUserNotificationCenter")

      public struct UNAuthorizationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let badge = Self(rawValue: 1)
        public static let sound = Self(rawValue: 2)
        public static let alert = Self(rawValue: 4)
        public static let carPlay = Self(rawValue: 8)
        public static let criticalAlert = Self(rawValue: 16)
        public static let providesAppNotificationSettings = Self(rawValue: 32)
        public static let provisional = Self(rawValue: 64)
        public static let timeSensitive = Self(rawValue: 256)
      }

      public enum UNAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, authorized, provisional, ephemeral
      }

      public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

      public final class UNNotificationSettings: NSObject, @unchecked Sendable {
        public let authorizationStatus: UNAuthorizationStatus
        public var alertSetting: UNNotificationSetting { setting }
        public var soundSetting: UNNotificationSetting { setting }
        public var badgeSetting: UNNotificationSetting { setting }
        private var setting: UNNotificationSetting {
          authorizationStatus == .authorized ? .enabled : .disabled
        }
        override init() {
          authorizationStatus = grant.isGiven ? .authorized : .notDetermined
        }
      }

      public final class UNNotificationSound: NSObject, @unchecked Sendable {
        public static let `default` = UNNotificationSound()
        public static let defaultCritical = UNNotificationSound()
        override init() {}
        public init(named name: UNNotificationSoundName) {}
      }

      public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }

      public enum UNNotificationInterruptionLevel: UInt, Sendable {
        case passive, active, timeSensitive, critical
      }

      open class UNNotificationContent: NSObject, @unchecked Sendable {
        public var title = "", subtitle = "", body = ""
        public var badge: NSNumber?
        public var sound: UNNotificationSound?
        public var userInfo: [AnyHashable: Any] = [:]
        public var categoryIdentifier = "", threadIdentifier = ""
        public var interruptionLevel = UNNotificationInterruptionLevel.active
      }

      public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

      open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

      public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger,
        @unchecked Sendable
      {
        public init(timeInterval: TimeInterval, repeats: Bool) {}
      }

      public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
        public init(dateMatching: DateComponents, repeats: Bool) {}
      }

      public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
        public let region: CLRegion
        public init(region: CLRegion, repeats: Bool) { self.region = region }
      }

      public final class UNNotificationRequest: NSObject, @unchecked Sendable {
        public let identifier: String
        public let content: UNNotificationContent
        public let trigger: UNNotificationTrigger?
        public init(
          identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
        ) {
          self.identifier = identifier
          self.content = content
          self.trigger = trigger
        }
      }

      public final class UNNotification: NSObject, @unchecked Sendable {
        public let request: UNNotificationRequest
        public let date = Date()
        init(_ request: UNNotificationRequest) { self.request = request }
      }

      public final class UNNotificationResponse: NSObject, @unchecked Sendable {
        public let notification: UNNotification
        public let actionIdentifier = ""
        init(_ notification: UNNotification) { self.notification = notification }
      }

      public struct UNNotificationPresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let badge = Self(rawValue: 1)
        public static let sound = Self(rawValue: 2)
        public static let alert = Self(rawValue: 4)
        public static let list = Self(rawValue: 8)
        public static let banner = Self(rawValue: 16)
      }

      public struct UNNotificationActionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let authenticationRequired = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let foreground = Self(rawValue: 4)
      }

      public final class UNNotificationAction: NSObject, @unchecked Sendable {
        public init(
          identifier: String, title: String, options: UNNotificationActionOptions = []
        ) {}
      }

      public struct UNNotificationCategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let customDismissAction = Self(rawValue: 1)
      }

      public final class UNNotificationCategory: NSObject, @unchecked Sendable {
        public init(
          identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
          options: UNNotificationCategoryOptions = []
        ) {}
      }

      public protocol UNUserNotificationCenterDelegate: AnyObject {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
          withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void)
      }

      extension UNUserNotificationCenterDelegate {
        public func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
          withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
        ) {}
        public func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) {}
      }

      public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
        public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
        public weak var delegate: (any UNUserNotificationCenterDelegate)?

        public func requestAuthorization(
          options: UNAuthorizationOptions = [],
          completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) { grant.give { completionHandler(true, nil) } }

        @discardableResult
        public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
          grant.give()
          return true
        }

        public func getNotificationSettings(
          completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
        ) {
          let settings = UNNotificationSettings()
          DispatchQueue.global().async { completionHandler(settings) }
        }

        public func notificationSettings() async -> UNNotificationSettings {
          UNNotificationSettings()
        }

        public func add(
          _ request: UNNotificationRequest,
          withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
        ) {
          DispatchQueue.global().async { completionHandler?(nil) }
        }

        public func add(_ request: UNNotificationRequest) async throws {}

        public func getPendingNotificationRequests(
          completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
        ) {
          DispatchQueue.global().async { completionHandler([]) }
        }

        public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
        public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
        public func setBadgeCount(
          _ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
        ) {}
        public func removeAllPendingNotificationRequests() {}
        public func removeAllDeliveredNotifications() {}
        public func removePendingNotificationRequests(withIdentifiers: [String]) {}
        public func removeDeliveredNotifications(withIdentifiers: [String]) {}
      }
      """, values: ["UNAuthorizationOptions": ["[.alert, .badge, .sound]"]])
}
