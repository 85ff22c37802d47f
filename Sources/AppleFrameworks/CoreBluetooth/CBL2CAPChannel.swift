import Foundation

/// The number of a channel for streams.
public typealias CBL2CAPPSM = UInt16

/// A channel for streams, iOS 11+; no device near the virtual phone opens one.
///
/// Apple's header does not mention nil, so Swift unwraps the three objects by itself.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
open class CBL2CAPChannel: NSObject {
  /// Who is at the other end.
  open var peer: CBPeer! { nil }
  /// What comes in.
  open var inputStream: InputStream! { nil }
  /// What goes out.
  open var outputStream: OutputStream! { nil }
  /// Its number.
  open var psm: CBL2CAPPSM { 0 }
}
