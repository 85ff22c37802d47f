/// Finds the code of Objective-C that is sure to run on threads without a run loop.
struct ObjectiveCThreads {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]

  /// The functions that have to be called by no other file for a manager to be made on such a thread;
  /// nil if it may be made elsewhere, gets no delegate there, or the code runs a run loop.
  func backgroundFunctions(
    aroundManager index: Int, in function: ObjectiveCFunction
  ) -> Set<String>? {
    let block = source.block(around: index, of: function)
    let opener = block ?? function.body.lowerBound
    let body = opener..<max(opener, source.partner(opener))
    guard body.contains(where: { source.isToken($0, ["delegate", "setDelegate"]) }),
      !body.contains(where: { source.isToken($0, Self.runLoops) })
    else { return nil }
    return backgroundFunctions(around: index, in: function, depth: 0)
  }

  private func backgroundFunctions(
    around index: Int, in function: ObjectiveCFunction, depth: Int
  ) -> Set<String>? {
    if let block = source.block(around: index, of: function) {
      return isForBackground(block) ? [] : nil
    }
    guard depth < 3, !function.name.contains(":"), function.type != nil,
      !Self.calledBySystem.contains(where: function.word.hasPrefix)
    else { return nil }
    let word = function.word
    var found: Set<String> = [word]
    var isCalled = false
    for place in source.tokens.indices where source.spells(place, word) {
      // Outside all braces it is declared.
      guard source.parent(place) >= 0 else { continue }
      isCalled = true
      if isInBackgroundSelector(place) { continue }
      guard source.isToken(place - 1, "self"), source.isToken(place - 2, "["),
        source.isToken(place + 1, "]"), let caller = functions.around(place),
        caller.type == function.type,
        let others = backgroundFunctions(around: place, in: caller, depth: depth + 1)
      else { return nil }
      found.formUnion(others)
    }
    return isCalled ? found : nil
  }

  /// Whether a block is given to a queue that is not the main one.
  private func isForBackground(_ block: Int) -> Bool {
    let around = source.parent(block)
    if source.isToken(around, "("),
      source.isToken(around - 1, ["dispatch_async", "dispatch_after"])
    {
      let arguments = source.siblings(from: around + 1, to: block).filter(source.isIdentifier)
      return arguments.contains(where: makesQueue)
        || arguments.contains { source.isToken($0 + 1, ",") && isNameOfQueue(source.text($0)) }
    }
    guard source.isToken(around, "["), source.isToken(block - 1, "^"),
      source.isToken(block - 3, "addOperationWithBlock")
    else { return false }
    let receiver = (around + 1)..<(block - 3)
    return receiver.contains { source.isToken($0, "NSOperationQueue") }
      && receiver.contains { source.isToken($0, ["new", "alloc"]) }
  }

  private func makesQueue(_ index: Int) -> Bool {
    source.isToken(index, ["dispatch_get_global_queue", "dispatch_queue_create"])
  }

  /// Whether a name is given such queues and nothing else.
  private func isNameOfQueue(_ name: String) -> Bool {
    let values = source.tokens.indices.filter {
      source.isToken($0 + 1, "=") && source.spells($0, name)
    }
    return !values.isEmpty && values.allSatisfy { makesQueue($0 + 2) }
  }

  /// `[self performSelectorInBackground:@selector(setUp) withObject:nil]`,
  /// `[NSThread detachNewThreadSelector:@selector(setUp) toTarget:self withObject:nil]`
  private func isInBackgroundSelector(_ place: Int) -> Bool {
    source.isToken(place - 1, "(") && source.isToken(place - 2, "selector")
      && source.isToken(place - 4, ":")
      && source.isToken(place - 5, ["performSelectorInBackground", "detachNewThreadSelector"])
  }

  private static let runLoops: [StaticString] = ["NSRunLoop", "CFRunLoopRun", "CFRunLoopRunInMode"]

  /// How names of methods begin that the system calls, on the main thread.
  private static let calledBySystem = ["view", "init", "application", "awake", "load", "scene"]
}

extension ObjectiveCSource {
  /// Whether a token is spelled like a name that was read.
  func spells(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].range.count == text.utf8.count else {
      return false
    }
    return bytes[tokens[index].range].elementsEqual(text.utf8)
  }

  /// The brace of the innermost `^{ … }` around a token in its function.
  func block(around index: Int, of function: ObjectiveCFunction) -> Int? {
    var opener = parent(index)
    while opener > function.body.lowerBound {
      if isToken(opener, "{"), isBlock(opener) { return opener }
      opener = parent(opener)
    }
    return nil
  }
}
