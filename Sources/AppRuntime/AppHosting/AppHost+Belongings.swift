import PhoneSimulator

extension AppHost {
  /// The one object of a kind that an app has on its phone, over all of its processes.
  package func belonging<Object: AnyObject & Sendable>(
    of app: VirtualApp, _ type: Object.Type, _ make: () -> Object
  ) -> Object {
    let key = ObjectIdentifier(type)
    let known = { [self] in state.withLock { $0.belongings[app.id]?[key] } as? Object }
    if let known = known() { return known }
    let made = make()
    state.withLock { state in
      if state.belongings[app.id]?[key] == nil {
        state.belongings[app.id, default: [:]][key] = made
      }
    }
    return known() ?? made
  }

  /// The same where the app has one already.
  package func knownBelonging<Object: AnyObject & Sendable>(
    of app: VirtualApp, _ type: Object.Type
  ) -> Object? {
    guard let known = state.withLock({ $0.belongings[app.id]?[ObjectIdentifier(type)] }) else {
      return nil
    }
    return known as? Object
  }
}
