import Foundation
import Observation

#if AppFrameworks || canImport(ObjectiveC)
  import Combine
#endif

/// The permissions of this app: what they are, whether a prompt would appear, and requests.
///
/// Make one where the app begins, on the main actor, and keep it. Making one requests nothing.
/// SwiftUI observes it as an `ObservableObject`, and from iOS 17 on as `Observable` too.
@MainActor
public final class LocationPermissions {
  let system: SystemPermissions
  let queue: RequestQueue
  #if AppFrameworks || canImport(ObjectiveC)
    @Published private var current: PermissionState
  #else
    private var current: PermissionState
  #endif
  private var observers: [(id: Int, observer: AsyncStream<PermissionState.Change>.Continuation)] =
    []
  private var lastID = 0
  /// An `ObservationRegistrar` from iOS 17 on.
  private let registrar: any Sendable

  /// The permissions of the running app.
  ///
  /// - Parameter history: Where the library keeps that the app has requested Always; by default the
  ///   user defaults, and memory on Linux.
  public convenience init(history: RequestHistory? = nil) {
    self.init(of: .current, history: history)
  }

  init(of app: RunningApp, history: RequestHistory? = nil) {
    system = SystemPermissions(app)
    #if os(Linux)
      queue = RequestQueue(system, history: history ?? .inMemory())
    #else
      queue = RequestQueue(system, history: history ?? .userDefaults())
    #endif
    current = system.state
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = false
    }
    system.onStateChange = { [weak self] in self?.update(to: $0) }
    system.readLocationServices()
  }

  deinit { observers.forEach { $0.observer.finish() } }

  /// The permissions as iOS reported them last; observable.
  public var state: PermissionState {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      (registrar as? ObservationRegistrar)?.access(self, keyPath: \.state)
    }
    return current
  }

  /// Every change from this call on, each with the state before it.
  ///
  /// Each call starts a sequence of its own. A loop that falls behind keeps the newest 32 changes.
  public func changes() -> PermissionState.Changes {
    let (stream, observer) = AsyncStream.makeStream(
      of: PermissionState.Change.self, bufferingPolicy: .bufferingNewest(32))
    lastID += 1
    let id = lastID
    observers.append((id, observer))
    observer.onTermination = { [weak self] _ in
      Task { @MainActor in self?.observers.removeAll { $0.id == id } }
    }
    return PermissionState.Changes(stream)
  }

  private func update(to new: PermissionState) {
    queue.clearHistoryIfUndetermined()
    let change = PermissionState.Change(old: current, new: new)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
      let registrar = registrar as? ObservationRegistrar
    {
      registrar.withMutation(of: self, keyPath: \.state) { current = new }
    } else {
      current = new
    }
    for (_, observer) in observers { observer.yield(change) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LocationPermissions: Observable {}

#if AppFrameworks || canImport(ObjectiveC)
  extension LocationPermissions: ObservableObject {}
#endif
