/// Declarations that run on some levels only.
extension AndroidSourceReader {
  /// The functions and classes behind `@RequiresApi(Build.VERSION_CODES.R)`; no override, which the
  /// system calls on every level.
  func limitsOfAnnotations(_ functions: [DeclaredFunction]) -> [LevelLimit] {
    guard names.contains("RequiresApi") else { return [] }
    let ofFunctions = functions.compactMap { function -> LevelLimit? in
      let words = function.modifiers.words
      guard !words.contains("override"), let level = requiredLevel(in: function.modifiers),
        !function.modifiers.annotations.contains(where: { tokens[$0].text == "Override" })
      else { return nil }
      return LevelLimit(places: function.body, levels: level...Int.max)
    }
    let ofClasses = tokens.indices.compactMap { place -> LevelLimit? in
      guard ["class", "object"].contains(tokens[place].text), token(place - 1)?.text != ".",
        let level = requiredLevel(in: modifiers(before: place)),
        let brace = tokens[place...].prefix(2 * Self.longestHead).firstIndex(where: {
          ["{", "}", ";", "="].contains($0.text)
        }), tokens[brace].text == "{"
      else { return nil }
      return LevelLimit(places: brace..<max(brace, end(of: brace)), levels: level...Int.max)
    }
    return ofFunctions + ofClasses
  }

  private func requiredLevel(in modifiers: Modifiers) -> Int? {
    modifiers.annotations.filter { tokens[$0].text == "RequiresApi" }.compactMap { place in
      arguments(of: place).compactMap { JVMBlocks.level(tokens[$0].text) }.last
    }.first
  }

  /// The bodies of private functions that the file names on some levels only:
  /// `if (SDK_INT >= 31) scan()`.
  ///
  /// A function that is named on every level, or nowhere, gets none. Each round follows one more caller.
  func limitsOfCallers(_ functions: [DeclaredFunction]) -> [LevelLimit] {
    guard tellsLevels else { return [] }
    let declared = Set(functions.map(\.place))
    let functions = Array(
      functions.filter { $0.isPrivate && isCalledByName($0) }.prefix(Self.mostPrivateFunctions))
    let numbers = Dictionary(grouping: functions.indices) { functions[$0].name }
    let mentions = tokens.indices.filter {
      tokens[$0].isName && numbers[tokens[$0].text] != nil && !declared.contains($0)
    }
    guard !mentions.isEmpty, mentions.count <= Self.mostMentions else { return [] }
    var reader = self
    var limits: [LevelLimit] = []
    for _ in 0..<Self.mostRounds {
      let hulls = reader.hulls(of: functions, numbers, namedAt: Set(mentions))
      let found = hulls.sorted { $0.key < $1.key }.filter { $0.value != 1...Int.max }
        .map { LevelLimit(places: functions[$0.key].body, levels: $0.value) }
      guard found != limits else { break }
      limits = found
      reader.levelLimits = levelLimits + limits
    }
    return limits
  }

  /// For each function the levels of all places that name it, itself left out.
  private func hulls(
    of functions: [DeclaredFunction], _ numbers: [String: [Int]], namedAt mentions: Set<Int>
  ) -> [Int: ClosedRange<Int>] {
    var hulls: [Int: ClosedRange<Int>] = [:]
    var blocks = blocks()
    for place in tokens.indices {
      if mentions.contains(place) {
        let levels = levels(at: place, blocks)
        for number in numbers[tokens[place].text] ?? []
        where !functions[number].body.contains(place) {
          hulls[number] = hulls[number].map { $0.hull(levels) } ?? levels
        }
      }
      blocks.pass(place)
    }
    return hulls
  }

  private static let mostPrivateFunctions = 200
  private static let mostMentions = 2_000
  /// How many callers of callers are followed.
  private static let mostRounds = 4
}
