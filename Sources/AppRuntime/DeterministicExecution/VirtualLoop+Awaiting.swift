import CDeterministicExecution

extension VirtualLoop {
  /// Has a piece run once something is so.
  func enqueue(_ errand: Errand, once isSo: @escaping () -> Bool) {
    state.withLock { $0.awaited.append(Awaited(errand: errand, isSo: isSo)) }
  }

  /// Lets go what waited for something that is so by now, in the order of asking.
  func enqueueWhatWasAwaited() {
    let waiting = state.withLock { state in
      defer { state.awaited = [] }
      return state.awaited
    }
    guard !waiting.isEmpty else { return }
    var rest: [Awaited] = []
    for awaited in waiting {
      if awaited.isSo() { enqueue(awaited.errand) } else { rest.append(awaited) }
    }
    state.withLock { $0.awaited = rest + $0.awaited }
  }

  /// Whether a work item has run. Dispatch answers yes once only, so the answer is kept.
  func hasRun(_ block: Block) -> Bool {
    if state.withLock({ $0.blocksDone[block.address] != nil }) { return true }
    guard wayleave_block_has_run(block.address) else { return false }
    state.withLock { $0.blocksDone[block.address] = block }
    return true
  }
}
