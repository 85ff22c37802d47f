extension LocationPermissions {
  /// Shows the prompt of a permission if iOS allows it, and always returns.
  ///
  /// It waits for as long as a prompt is up, and at most ``promptTimeout`` for one to appear.
  /// Concurrent requests for the same permission share the prompt; others wait for their turn. A
  /// canceled task gets ``PermissionRequest/Obstacle/cancelled`` at once.
  public func request(_ request: PermissionRequest) async -> PermissionRequest.Result {
    system.refresh(for: request)
    if system.state.grants(request) { return queue.result(of: request, .notShown(.alreadyGranted)) }
    let queue = queue
    let id = queue.nextID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        queue.add(request, id, waiter)
        if Task.isCancelled { queue.cancel(id) }
      }
    } onCancel: {
      Task { @MainActor in queue.cancel(id) }
    }
  }

  /// Whether a request would show a prompt now.
  public func promptAvailability(
    for request: PermissionRequest
  ) -> PermissionRequest.PromptAvailability {
    queue.context.promptAvailability(for: request)
  }

  /// What to tell the user, or the developer, about an obstacle to a request.
  public func advice(
    on obstacle: PermissionRequest.Obstacle, to request: PermissionRequest
  ) -> PermissionRequest.Advice {
    PermissionRequest.Advice(
      on: obstacle, to: request, system: system.app.system, app: system.app.name)
  }
}
