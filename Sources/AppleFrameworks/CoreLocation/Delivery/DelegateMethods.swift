import Foundation

/// Which of the two methods that requestLocation insists on a delegate implements (IOS-REQ-023).
///
/// Swift cannot ask an object for a method of a protocol that has default implementations. The
/// witness table tells: the thunk of a method that is not implemented calls the default, and its
/// few bytes hold the way there. This is the only file that relies on that layout, together with
/// witness.c; where ``isReadable`` is false, a missing method shows when it is first needed.
enum DelegateMethods {
  /// The methods by their order in the protocol.
  enum Method: Int, CaseIterable {
    case didUpdateLocations
    case didFailWithError
  }

  /// Whether a delegate implements a method; true if that cannot be read.
  static func implements(_ method: Method, _ delegate: any CLLocationManagerDelegate) -> Bool {
    isReadable ? !callsDefault(method, delegate) : true
  }

  /// Whether delegates can be read on this machine: checked by two whose methods are known.
  static let isReadable: Bool = Method.allCases.allSatisfy { method in
    callsDefault(method, Deaf()) && !callsDefault(method, Listening())
  }

  private static func callsDefault(
    _ method: Method, _ delegate: any CLLocationManagerDelegate
  ) -> Bool {
    withUnsafeBytes(of: Existential(delegate: delegate)) { words in
      let size = MemoryLayout<UnsafeRawPointer>.size
      // An existential of a class: the object, then the table of its conformance.
      guard words.count == 2 * size else { return false }
      let table = words.load(fromByteOffset: size, as: UnsafeRawPointer.self)
      // The table: the conformance, that to NSObjectProtocol, then the methods in order.
      let thunk = table.load(
        fromByteOffset: (2 + method.rawValue) * size, as: UnsafeRawPointer.self)
      return callsDefaultMethod(thunk, Int32(method.rawValue)) == 1
    }
  }

  /// Keeps the compiler from opening the existential.
  private struct Existential {
    var delegate: any CLLocationManagerDelegate
  }

  private final class Deaf: NSObject, CLLocationManagerDelegate {}

  private final class Listening: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {
      withExtendedLifetime(didUpdateLocations) {}
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      withExtendedLifetime(error) {}
    }
  }
}

/// Of witness.c: 1 where the code at a thunk refers to the default of a method.
@_silgen_name("wayleave_calls_default")
private func callsDefaultMethod(_ thunk: UnsafeRawPointer, _ method: Int32) -> Int32
