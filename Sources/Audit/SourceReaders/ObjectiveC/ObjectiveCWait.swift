/// Whether a block that a method keeps waits for what a request leads to, and nothing but the answer ends the
/// wait.
struct ObjectiveCWait {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]

  /// A delegate that is set right there is called at once with the status as it is, which ends the wait.
  func isEndless(at index: Int, in function: ObjectiveCFunction) -> Bool {
    let holders = holders(in: function)
    guard !holders.isEmpty, !setsDelegate(in: function) else { return false }
    let ending = holders.union([function.word])
    let words = PlatformCall.Surroundings.waysOut
    return !source.tokens.indices.contains { place in
      guard source.isIdentifier(place), words.contains(where: source.text(place).contains),
        let other = functions.around(place) ?? headed(at: place)
      else { return false }
      return other.body.contains(index) || leads(other, to: ending)
    }
  }

  /// The function in whose head a token is: `- (void)applicationDidBecomeActive:`.
  private func headed(at place: Int) -> ObjectiveCFunction? {
    functions.after(place).flatMap { $0.word == source.text(place) ? $0 : nil }
  }

  /// Whether a function names what holds the wait, or calls one that does.
  private func leads(_ function: ObjectiveCFunction, to ending: Set<String>) -> Bool {
    var known = [function.body]
    var waiting = [function]
    while let next = waiting.popLast(), known.count < Self.mostFunctions {
      let names = Set(next.body.filter(source.isIdentifier).map { plain(source.text($0)) })
      guard names.isDisjoint(with: ending) else { return true }
      for called in functions where names.contains(called.word) && !known.contains(called.body) {
        known.append(called.body)
        waiting.append(called)
      }
    }
    return false
  }

  /// As many functions as are followed from one way out.
  private static let mostFunctions = 64

  /// What gets a block of the method's: `self.completion = completion`, `_completion = [completion copy]`.
  private func holders(in function: ObjectiveCFunction) -> Set<String> {
    let blocks = blocks(givenTo: function)
    guard !blocks.isEmpty else { return [] }
    return Set(
      function.body.compactMap { place -> String? in
        guard source.isToken(place, "="), source.isIdentifier(place - 1),
          source.isToken(place - 2, [".", "->", ";", "{", "}"])
        else { return nil }
        let value = place + (source.isToken(place + 1, "[") ? 2 : 1)
        let ends = source.isToken(value + 1, ";") || source.isToken(value + 1, "copy")
        return ends && blocks.contains(source.text(value)) ? plain(source.text(place - 1)) : nil
      })
  }

  /// The parameters of a method that are blocks, by their types: `(void (^)(BOOL))completion`,
  /// `(CompletionHandler)completion`.
  private func blocks(givenTo function: ObjectiveCFunction) -> Set<String> {
    var place = function.body.lowerBound - 1
    var found: Set<String> = []
    while place > 0, !source.isToken(place, [";", "}", "@", "-", "+"]) {
      if source.isIdentifier(place), source.isToken(place - 1, ")") {
        let type = max(0, source.partner(place - 1))..<place
        let isBlock = type.contains { index in
          source.isToken(index, "^")
            || source.isIdentifier(index)
              && ["block", "completion", "handler", "callback"].contains {
                source.text(index).lowercased().contains($0)
              }
        }
        if isBlock { found.insert(source.text(place)) }
        place = type.lowerBound
      }
      place -= 1
    }
    return found
  }

  /// The name of a property without the underscore of its variable.
  private func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private func setsDelegate(in function: ObjectiveCFunction) -> Bool {
    function.body.contains { place in
      source.isToken(place, "setDelegate")
        || source.isToken(place, "delegate") && source.isToken(place + 1, "=")
    }
  }
}
