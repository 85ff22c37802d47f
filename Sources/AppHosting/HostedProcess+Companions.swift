extension HostedProcess {
  /// The one object of a kind that lives with this process, made when it is first asked for.
  ///
  /// It is let go when the process ends; a process that has ended keeps none.
  public func companion<Object: AnyObject & Sendable>(
    _ type: Object.Type, _ make: () -> Object
  ) -> Object {
    let key = ObjectIdentifier(type)
    if let known = state.withLock({ $0.companions[key] }) as? Object { return known }
    let made = make()
    return state.withLock { state in
      if let known = state.companions[key] as? Object { return known }
      if state.isAlive { state.companions[key] = made }
      return made
    }
  }
}
