/// Tells whether a block that a method keeps waits for the answer to a request with no other way out.
struct ObjectiveCWait {
  let source: ObjectiveCSource
  let functions: [ObjectiveCFunction]

  /// Whether something waits, and only the answer ends that. A delegate set in the same function is called at
  /// once with the current status, which ends it.
  func isEndless(at index: Int, in function: ObjectiveCFunction) -> Bool {
    let holders = holders(in: function)
    guard !holders.isEmpty, !setsDelegate(in: function) else { return false }
    let waysOut = waysOut
    let bodies = Dictionary(grouping: functions, by: \.word).mapValues { $0.map(\.body) }
    return !waysOut.contains(function.body)
      && !WaysOut.lead(from: waysOut, to: holders.union([function.word]), through: bodies) { body in
        Set(body.filter(source.isIdentifier).map { plain(source.text($0)) })
      }
  }

  /// The bodies of the functions that name a way out.
  private var waysOut: Set<ClosedRange<Int>> {
    Set(
      source.tokens.indices.compactMap { place in
        guard source.isIdentifier(place),
          WaysOut.words.contains(where: source.text(place).contains)
        else { return nil }
        return (functions.around(place) ?? headed(at: place))?.body
      })
  }

  /// The function whose head a token names: `- (void)applicationDidBecomeActive:`.
  private func headed(at place: Int) -> ObjectiveCFunction? {
    functions.after(place).flatMap { $0.word == source.text(place) ? $0 : nil }
  }

  /// The names to which a method assigns one of its block parameters: `self.completion = completion`, `_completion = [completion copy]`.
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
