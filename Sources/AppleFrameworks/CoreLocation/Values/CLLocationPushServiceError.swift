import AppHosting
import Foundation

/// Why location pushes could not be started, with Apple's codes, iOS 15+ (IOS-AUTH-009).
public struct CLLocationPushServiceError: BridgedError {
  /// The error as Foundation carries it.
  public let _nsError: NSError

  /// The error that Foundation carries.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as Foundation asks for it.
  public static var _nsErrorDomain: String { CLLocationPushServiceErrorDomain }

  /// The domain, CLLocationPushServiceErrorDomain.
  public static var errorDomain: String { CLLocationPushServiceErrorDomain }

  /// What went wrong, with Apple's raw values.
  @nonexhaustive
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that the code belongs to.
    public typealias _ErrorType = CLLocationPushServiceError

    case unknown = 0
    case missingPushExtension = 1
    case missingPushServerEnvironment = 2
    case missingEntitlement = 3
    case unsupportedPlatform = 4
  }

  /// It is not known why.
  public static var unknown: Code { .unknown }
  /// The app has no extension for location pushes.
  public static var missingPushExtension: Code { .missingPushExtension }
  /// The app does not name an environment for pushes.
  public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
  /// The app lacks the entitlement.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The platform has no location pushes.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
}

/// The entry point of an extension that answers location pushes, iOS 15+ (IOS-NEW-016).
///
/// No process of the virtual phone runs one: it is declared so that the code compiles. A conforming
/// type implements one of the two forms of the first method, as with Apple.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
  /// Answers a push; the extension ends when the completion is called.
  func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void)

  /// Answers a push; the extension ends on return.
  func didReceiveLocationPushPayload(_ payload: [String: Any]) async

  /// Is called when its time is about to run out.
  func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
  /// Answers by the asynchronous form.
  public func didReceiveLocationPushPayload(
    _ payload: [String: Any], completion: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let service: any CLLocationPushServiceExtension = self
    nonisolated(unsafe) let payload = payload
    Task {
      await service.didReceiveLocationPushPayload(payload)
      completion()
    }
  }

  /// Does nothing: a type that implements the other form is never asked by this one.
  public func didReceiveLocationPushPayload(_ payload: [String: Any]) async {}

  /// Does nothing, as Apple's method is optional.
  public func serviceExtensionWillTerminate() {}
}
