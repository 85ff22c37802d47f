/// Finds out whether Objective-C code runs only after a test of the app's own UIBackgroundModes.
struct ObjectiveCGuards {
  private let source: ObjectiveCSource
  /// The tokens that stand for the modes: the key, and names whose value comes from it.
  private let marks: Set<Int>

  init(_ source: ObjectiveCSource, functions: [ObjectiveCFunction]) {
    self.source = source
    marks =
      ByteSearch.contains("ackgroundModes", in: source.bytes)
      ? Self.marks(in: source, functions) : []
  }

  /// Whether a test surrounds or precedes a token, or an `@try` catches what it throws.
  func isGuarded(_ blocks: ObjectiveCBlocks) -> Bool {
    if blocks.isInTry { return true }
    guard !marks.isEmpty else { return false }
    return tests(blocks.statement)
      || blocks.cases.contains { tests($0.subject) }
      || blocks.conditions.contains { condition in
        let told = polarity(condition.tokens, depth: 0)
        return (condition.isTrue ? told : told?.flipped)?.isTrusted == true
      }
  }

  private func tests(_ range: Range<Int>) -> Bool {
    guard range.contains(where: marks.contains) else { return false }
    let texts = range.compactMap { source.string($0) }
    return texts.contains("location") || !texts.contains(where: BackgroundMode.others.contains)
  }

  private func polarity(_ range: Range<Int>, depth: Int) -> Polarity? {
    guard tests(range) else { return nil }
    let inner = source.unbracketed(range)
    let alternatives = source.split(inner, at: "||")
    let parts = source.split(inner, at: "&&")
    if depth > 16 { return .mixed }
    if alternatives.count > 1 { return .any(alternatives.map { polarity($0, depth: depth + 1) }) }
    if parts.count > 1 { return .all(parts.map { polarity($0, depth: depth + 1) }) }
    if source.isToken(inner.lowerBound, "!") {
      return polarity(inner.dropFirst(), depth: depth + 1)?.flipped
    }
    for (infix, isEqual) in [("==" as StaticString, true), ("!=", false)] {
      let sides = source.split(inner, at: infix)
      guard sides.count == 2, let told = polarity(sides[0], depth: depth + 1) else { continue }
      let isNothing = source.isToken(
        sides[1].lowerBound, ["nil", "NULL", "NO", "false", "FALSE", "0", "NSNotFound"])
      return isNothing == isEqual ? told.flipped : told
    }
    return .holds
  }
}

extension ObjectiveCGuards {
  private static func marks(
    in source: ObjectiveCSource, _ functions: [ObjectiveCFunction]
  ) -> Set<Int> {
    var marks = Set(
      source.tokens.indices.filter {
        source.string($0) == "UIBackgroundModes"
          || source.isIdentifier($0) && source.text($0).hasSuffix("ackgroundModes")
      })
    var names: Set<String> = []
    var fresh = marks
    while !fresh.isEmpty {
      let owned = Set(
        fresh.flatMap { owners(of: $0, in: source, functions) }.flatMap(Self.spellings)
      ).subtracting(names)
      names.formUnion(owned)
      fresh = Set(
        source.tokens.indices.filter {
          source.isIdentifier($0) && !marks.contains($0) && owned.contains(source.text($0))
        })
      marks.formUnion(fresh)
    }
    return marks
  }

  /// A name, and that of the variable or the property which goes with it: `_flag` of `flag`.
  private static func spellings(of name: String) -> [String] {
    [name, name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name]
  }

  /// The variable that a statement sets, and the function that tells what it finds.
  private static func owners(
    of index: Int, in source: ObjectiveCSource, _ functions: [ObjectiveCFunction]
  ) -> [String] {
    var owners: [String] = []
    if let function = functions.around(index), function.mayTell {
      owners.append(function.word)
    }
    var position = index
    while source.parent(position) >= 0, !source.isToken(source.parent(position), "{") {
      position = source.parent(position)
    }
    while position > 0, !source.isToken(position, [";", "{", "}"]) {
      if source.isToken(position, "="), source.isIdentifier(position - 1) {
        owners.append(source.text(position - 1))
        break
      }
      let partner = source.partner(position)
      position = partner >= 0 && partner < position ? partner - 1 : position - 1
    }
    return owners
  }
}
