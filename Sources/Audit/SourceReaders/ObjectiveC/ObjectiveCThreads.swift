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
    return backgroundFunctions(around: index, in: function)
  }

  private func backgroundFunctions(
    around index: Int, in function: ObjectiveCFunction
  ) -> Set<String>? {
    var found: Set<String> = []
    var isRun = false
    var waiting = [(index: index, function: function)]
    while let (index, function) = waiting.popLast() {
      if let block = source.block(around: index, of: function) {
        guard isForBackground(block) else { return nil }
        isRun = true
        continue
      }
      guard !function.name.contains(":"), function.type != nil,
        !Self.calledBySystem.contains(where: function.word.hasPrefix)
      else { return nil }
      guard found.insert(function.word).inserted else { continue }
      let mentions = mentions(of: function)
      guard found.count <= Self.mostFunctions, (1...Self.mostMentions).contains(mentions.count)
      else { return nil }
      for mention in mentions {
        if isInBackgroundSelector(mention) {
          isRun = true
        } else if let caller = caller(at: mention, of: function) {
          waiting.append((mention, caller))
        } else {
          return nil
        }
      }
    }
    return isRun ? found : nil
  }

  /// How many methods and how many mentions of each are followed.
  private static let (mostFunctions, mostMentions) = (6, 20)

  /// Where the name of a method is, other than where it is declared, outside of all braces.
  private func mentions(of function: ObjectiveCFunction) -> [Int] {
    source.tokens.indices.filter { source.spells($0, function.word) && source.parent($0) >= 0 }
  }

  /// The method that sends a message to `self`; nil for any other mention of it.
  private func caller(at place: Int, of function: ObjectiveCFunction) -> ObjectiveCFunction? {
    guard source.isToken(place - 1, "self"), source.isToken(place - 2, "["),
      source.isToken(place + 1, "]"), let caller = functions.around(place),
      caller.type == function.type
    else { return nil }
    return caller
  }

  /// Whether a block is given to a queue that is not the main one.
  ///
  /// What waits for its block may run it on its own thread.
  private func isForBackground(_ block: Int) -> Bool {
    let queue = queue(of: block, by: ["dispatch_async", "dispatch_after"])
    return queue.contains(where: makesQueue)
      || queue.contains { source.isToken($0 + 1, ",") && isNameOfQueue(source.text($0)) }
      || queue.contains { source.isToken($0, "NSOperationQueue") }
        && queue.contains { source.isToken($0, ["new", "alloc"]) }
  }

  /// Whether a block is given to the main queue.
  func isForMain(_ block: Int) -> Bool {
    queue(of: block, by: ["dispatch_async", "dispatch_after", "dispatch_sync"]).contains {
      source.isToken($0, ["dispatch_get_main_queue", "mainQueue"])
    }
  }

  /// The tokens that say which queue a block is given to, by a function or `addOperationWithBlock:`.
  private func queue(of block: Int, by functions: [StaticString]) -> [Int] {
    let around = source.parent(block)
    if source.isToken(around, "("), source.isToken(around - 1, functions) {
      return source.siblings(from: around + 1, to: block).filter(source.isIdentifier)
    }
    guard source.isToken(around, "["), source.isToken(block - 1, "^"),
      source.isToken(block - 3, "addOperationWithBlock")
    else { return [] }
    return Array((around + 1)..<(block - 3))
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
