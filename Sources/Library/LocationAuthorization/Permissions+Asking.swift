extension Permissions {
  /// Asks the person, where iOS allows it, and always returns.
  ///
  /// It waits for as long as a prompt is up, and never longer than ``Grace/promptAppearance`` for
  /// one to appear. Callers that ask for the same at once share the prompt; other requests wait for
  /// their turn. A cancelled task gets ``Obstacle/cancelled`` at once.
  public func request(_ request: Request) async -> RequestResult {
    system.refresh(for: request)
    if system.state.grants(request) { return desk.result(of: request, .notShown(.alreadyGranted)) }
    let desk = desk
    let id = desk.nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        desk.join(request, id, waiter)
        if Task.isCancelled { desk.cancel(id) }
      }
    } onCancel: {
      Task { @MainActor in desk.cancel(id) }
    }
  }

  /// Whether a request would show a prompt now.
  public func canPrompt(for request: Request) -> CanPrompt {
    desk.circumstances.canPrompt(for: request)
  }

  /// What keeps a request from showing a prompt now; nil where nothing is known to.
  public func obstacle(to request: Request) -> Obstacle? {
    desk.circumstances.obstacle(to: request)
  }

  /// What to tell the person, or the developer, about an obstacle.
  public func advice(on obstacle: Obstacle, to request: Request) -> Advice {
    Advice(on: obstacle, to: request, system: system.app.system, app: system.app.name)
  }
}
