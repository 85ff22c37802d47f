import AppHosting
import Foundation

/// Is called when headphones come and go.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Headphones were connected.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Headphones were disconnected.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// The motion of headphones; a virtual phone has none.
open class CMHeadphoneMotionManager: NSObject {
  /// Takes a motion.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  private let access = MotionAccess()

  /// A manager; making one asks nothing.
  public override init() {}

  /// Is called when headphones come and go.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  /// Whether headphones that measure are connected: never.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motion is measured.
  open private(set) var isDeviceMotionActive = false
  /// The latest motion: none.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// What the person decided.
  open class func authorizationStatus() -> CMAuthorizationStatus { .ofCurrentApp }

  /// Measures, once headphones are connected; the first time, iOS asks for the permission.
  open func startDeviceMotionUpdates() {
    isDeviceMotionActive = true
    access.ask(.query) { _ in }
  }

  /// Measures for a handler, once headphones are connected.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) {
    isDeviceMotionActive = true
    let (queue, handler) = (Carried(queue), Carried(handler))
    access.ask(.query) { [access] answer in
      guard let error = answer.error else { return }
      access.hand(to: queue.value) { handler.value(nil, error) }
    }
  }

  /// Stops measuring.
  open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}
