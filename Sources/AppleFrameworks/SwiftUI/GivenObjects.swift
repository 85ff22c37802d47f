import AppHosting
import Synchronization

/// The objects that views of one process gave to those within: the last one of a type counts.
final class GivenObjects: Sendable {
  private struct Given: @unchecked Sendable {
    var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  private let given = Mutex(Given())

  private static let nobodys = GivenObjects()

  /// The objects of the process whose code runs.
  static var current: GivenObjects {
    HostedProcess.current?.companion(GivenObjects.self) { GivenObjects() } ?? nobodys
  }

  /// Gives an object.
  func give<Object: AnyObject>(_ object: Object) {
    let entry = Unchecked(value: object as AnyObject)
    given.withLock { $0.objects[ObjectIdentifier(Object.self)] = entry.value }
  }

  /// The object of a type, if one was given.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    given.withLock { Unchecked(value: $0.objects[ObjectIdentifier(type)]) }.value as? Object
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    var value: Value
  }
}
