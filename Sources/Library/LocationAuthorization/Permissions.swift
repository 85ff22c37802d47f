import Foundation
import Observation

/// The permissions of this app: what they are, what can be asked, and asking.
///
/// Make one where the app begins, on the main actor, and keep it. Making it asks the person nothing.
@MainActor
public final class Permissions {
  let system: SystemPermissions
  let desk: RequestDesk
  private var current: PermissionState
  private var listeners: [(id: Int, listener: AsyncStream<PermissionChange>.Continuation)] = []
  private var lastID = 0
  /// An `ObservationRegistrar` from iOS 17 on, where there is one.
  private let registrar: any Sendable

  /// The permissions of the app that runs.
  ///
  /// - Parameter record: What remembers that Always was asked for; the user defaults where none is
  ///   given, and memory on Linux.
  public convenience init(record: (any AskedRecord)? = nil) {
    self.init(of: .current, record: record)
  }

  init(of app: RunningApp, record: (any AskedRecord)? = nil) {
    system = SystemPermissions(app)
    #if os(Linux)
      desk = RequestDesk(system, record: record ?? MemoryRecord())
    #else
      desk = RequestDesk(system, record: record ?? DefaultsRecord())
    #endif
    current = system.state
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = false
    }
    system.stateChanged = { [weak self] in self?.take($0) }
    system.readLocationServices()
  }

  deinit { listeners.forEach { $0.listener.finish() } }

  /// The permissions as iOS told them last; observable from iOS 17 on.
  public var state: PermissionState {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      (registrar as? ObservationRegistrar)?.access(self, keyPath: \.state)
    }
    return current
  }

  /// Every change from now on, with what was before.
  ///
  /// Each loop has changes of its own. One that does not keep up misses the oldest, after 32.
  public var changes: AsyncStream<PermissionChange> {
    let (stream, listener) = AsyncStream.makeStream(
      of: PermissionChange.self, bufferingPolicy: .bufferingNewest(32))
    lastID += 1
    let id = lastID
    listeners.append((id, listener))
    listener.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners.removeAll { $0.id == id } }
    }
    return stream
  }

  private func take(_ new: PermissionState) {
    desk.noteStatus()
    let change = PermissionChange(old: current, new: new)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
      let registrar = registrar as? ObservationRegistrar
    {
      registrar.withMutation(of: self, keyPath: \.state) { current = new }
    } else {
      current = new
    }
    for (_, listener) in listeners { listener.yield(change) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Permissions: Observable {}
