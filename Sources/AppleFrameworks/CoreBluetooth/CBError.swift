import AppHosting
import Foundation

/// The domain of the errors of Core Bluetooth.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of the errors of attributes.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of Core Bluetooth.
public struct CBError: BridgedError {
  /// The error as Foundation carries it.
  public let _nsError: NSError

  /// The error that Foundation carries.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as Foundation asks for it.
  public static var _nsErrorDomain: String { CBErrorDomain }

  /// The domain.
  public static var errorDomain: String { CBErrorDomain }

  /// What can go wrong, with Apple's raw values.
  @nonexhaustive
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that the code belongs to.
    public typealias _ErrorType = CBError

    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unkownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    case leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit

    /// The name of 12 without its misspelling, iOS 12+.
    public static var unknownDevice: Code { .unkownDevice }
  }
}

/// The codes by their own names, as Apple spells them on the error.
extension CBError {
  /// The code of this name.
  public static var unknown: Code { .unknown }
  /// The code of this name.
  public static var invalidParameters: Code { .invalidParameters }
  /// The code of this name.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code of this name.
  public static var notConnected: Code { .notConnected }
  /// The code of this name.
  public static var outOfSpace: Code { .outOfSpace }
  /// The code of this name.
  public static var operationCancelled: Code { .operationCancelled }
  /// The code of this name.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code of this name.
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  /// The code of this name.
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  /// The code of this name.
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  /// The code of this name.
  public static var connectionFailed: Code { .connectionFailed }
  /// The code of this name.
  public static var connectionLimitReached: Code { .connectionLimitReached }
  /// The code of this name.
  public static var unkownDevice: Code { .unkownDevice }
  /// The code of this name.
  public static var unknownDevice: Code { .unknownDevice }
  /// The code of this name.
  public static var operationNotSupported: Code { .operationNotSupported }
  /// The code of this name.
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  /// The code of this name.
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  /// The code of this name.
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  /// The code of this name.
  public static var leGattExceededBackgroundNotificationLimit: Code {
    .leGattExceededBackgroundNotificationLimit
  }
  /// The code of this name.
  public static var leGattNearBackgroundNotificationLimit: Code {
    .leGattNearBackgroundNotificationLimit
  }
}

/// An error of an attribute.
public struct CBATTError: BridgedError {
  /// The error as Foundation carries it.
  public let _nsError: NSError

  /// The error that Foundation carries.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as Foundation asks for it.
  public static var _nsErrorDomain: String { CBATTErrorDomain }

  /// The domain.
  public static var errorDomain: String { CBATTErrorDomain }

  /// What can go wrong, with Apple's raw values.
  @nonexhaustive
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that the code belongs to.
    public typealias _ErrorType = CBATTError

    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
    case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType
    case insufficientResources
  }
}

/// The codes by their own names, as Apple spells them on the error.
extension CBATTError {
  /// The code of this name.
  public static var success: Code { .success }
  /// The code of this name.
  public static var invalidHandle: Code { .invalidHandle }
  /// The code of this name.
  public static var readNotPermitted: Code { .readNotPermitted }
  /// The code of this name.
  public static var writeNotPermitted: Code { .writeNotPermitted }
  /// The code of this name.
  public static var invalidPdu: Code { .invalidPdu }
  /// The code of this name.
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  /// The code of this name.
  public static var requestNotSupported: Code { .requestNotSupported }
  /// The code of this name.
  public static var invalidOffset: Code { .invalidOffset }
  /// The code of this name.
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  /// The code of this name.
  public static var prepareQueueFull: Code { .prepareQueueFull }
  /// The code of this name.
  public static var attributeNotFound: Code { .attributeNotFound }
  /// The code of this name.
  public static var attributeNotLong: Code { .attributeNotLong }
  /// The code of this name.
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  /// The code of this name.
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  /// The code of this name.
  public static var unlikelyError: Code { .unlikelyError }
  /// The code of this name.
  public static var insufficientEncryption: Code { .insufficientEncryption }
  /// The code of this name.
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  /// The code of this name.
  public static var insufficientResources: Code { .insufficientResources }
}
