import CAppHosting

/// A reference that does not hold its object, and is nil once that is gone, as a weak one.
///
/// An object to which a weak reference leads is counted more slowly from then on, by everyone. This
/// one asks the runtime for what a weak reference asks of its side table: a strong reference, unless
/// the object is being let go. Unchecked: the object's own count is all that is touched.
package struct Unheld<Object: AnyObject>: @unchecked Sendable {
  private let address: UnsafeMutableRawPointer
  /// Keeps the memory, and with it the count, for as long as somebody may ask.
  private unowned let memory: Object

  /// A reference to an object that is there.
  package init(_ object: Object) {
    address = Unmanaged.passUnretained(object).toOpaque()
    memory = object
  }

  /// The object; nil once it is gone, or going.
  package var object: Object? {
    wayleave_retain_unless_gone(address).map {
      Unmanaged<Object>.fromOpaque($0).takeRetainedValue()
    }
  }
}
