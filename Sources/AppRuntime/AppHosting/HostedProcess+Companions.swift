import Foundation

extension HostedProcess {
  /// The one object of a kind that lives with this process, made when it is first asked for.
  ///
  /// It is let go when the process ends; a process that has ended keeps none.
  package func companion<Object: AnyObject & Sendable>(
    _ type: Object.Type, _ make: () -> Object
  ) -> Object {
    let kind = ObjectIdentifier(type)
    // By its kind it is one of them: a cast would look that up again each time.
    if let known = companion(kind) { return unsafeDowncast(known, to: type) }
    return unsafeDowncast(keep(Companion(kind: kind, object: make())), to: type)
  }

  private func companion(_ kind: ObjectIdentifier) -> (any AnyObject & Sendable)? {
    state.withLock { $0.companion(kind) }
  }

  /// Keeps one, unless another thread has made one meanwhile; gives the one that is there.
  private func keep(_ made: Companion) -> any AnyObject & Sendable {
    state.withLock { state in
      if let known = state.companion(made.kind) { return known }
      if state.isAlive { state.companions.append(made) }
      return made.object
    }
  }
}

extension HostedProcess.State {
  fileprivate func companion(_ kind: ObjectIdentifier) -> (any AnyObject & Sendable)? {
    companions.first { $0.kind == kind }?.object
  }
}

/// The center of one process, which code gets for `NotificationCenter.default` where its phone has
/// a scheduler that gives one. Unchecked: a center is safe from any thread.
package final class OwnCenter: @unchecked Sendable {
  package let center = NotificationCenter()

  package init() {}
}

extension HostedProcess {
  /// Whether nothing can receive what is posted in it: its center is its own, and nothing asked for
  /// that.
  package var postsUnheard: Bool {
    scheduler.givesOwnCenters && companion(ObjectIdentifier(OwnCenter.self)) == nil
  }
}
