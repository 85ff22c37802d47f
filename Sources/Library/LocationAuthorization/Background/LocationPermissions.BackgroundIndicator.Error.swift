#if os(iOS) || os(Linux)
  import Foundation

  extension LocationPermissions.BackgroundIndicator {
    /// Why the background indicator was left as it was, and what to do.
    public struct Error: Swift.Error, Hashable, Sendable {
      /// What prevented the change.
      public let reason: Reason

      /// What prevented the change. A `switch` over reasons needs a `default`.
      public struct Reason: RawRepresentable, Hashable, Sendable {
        /// A name for logs that stays the same.
        public let rawValue: String

        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In the background it is too late for When In Use (IOS-BG-015, IOS-BG-016).
        public static let notInForeground = Reason(rawValue: "notInForeground")
        /// Without the background mode the property aborts the app (IOS-BG-010).
        public static let backgroundModeMissing = Reason(rawValue: "backgroundModeMissing")
        /// No location is granted that could go on in the background.
        public static let locationNotGranted = Reason(rawValue: "locationNotGranted")
        /// Under Always, turning it off ends location in the background (IOS-BG-017).
        public static let alwaysWouldEnd = Reason(rawValue: "alwaysWouldEnd")
        /// iOS 8 has no such property (IOS-BG-013).
        public static let unavailable = Reason(rawValue: "unavailable")
      }
    }
  }

  extension LocationPermissions.BackgroundIndicator.Error: LocalizedError, CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
      switch reason {
      case .notInForeground:
        "The app is not in the foreground: turn the indicator on before the user leaves the app."
      case .backgroundModeMissing:
        "UIBackgroundModes does not contain location, and the property would abort the app: "
          + "add location to UIBackgroundModes."
      case .locationNotGranted:
        "Location is not granted: request When In Use first, then turn the indicator on."
      case .alwaysWouldEnd:
        "Always is granted, and turning this off would end location in the background: leave it "
          + "on, or call turnOff(evenUnderAlways: true)."
      case .unavailable:
        "iOS 8 has no such property: it behaves as if the indicator were on."
      default: "The indicator was left as it was: \(reason.rawValue)."
      }
    }

    /// What is wrong and what to do, in one line.
    public var errorDescription: String? { description }
  }
#endif
