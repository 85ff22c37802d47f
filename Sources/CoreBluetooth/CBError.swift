import Foundation

/// The domain of the errors of Core Bluetooth.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of attributes.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of Core Bluetooth.
public struct CBError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// An error.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { CBErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// What can go wrong, with Apple's raw values.
  public enum Code: Int, Hashable, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unkownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    case leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit
  }
}

/// An error of an attribute.
public struct CBATTError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// An error.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { CBATTErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// What can go wrong, with Apple's raw values.
  public enum Code: Int, Hashable, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
    case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType
    case insufficientResources
  }
}
