import Foundation

/// A central that is connected to the phone.
open class CBCentral: CBPeer {
  /// The bytes that one update can hold.
  open var maximumUpdateValueLength: Int { 20 }
}
