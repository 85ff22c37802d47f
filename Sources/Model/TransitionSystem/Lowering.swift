extension [FlatTest] {
  /// Appends the tests of a guard behind those they lead to, and gives the place of the first.
  @inlinable
  mutating func append<Platform: PermissionSystem>(
    _ condition: Guard<Platform>, on device: Platform.Device, ifTrue: Int32 = FlatTest.yes,
    ifFalse: Int32 = FlatTest.no
  ) -> Int32 {
    switch condition {
    case .always: return ifTrue
    case .system(let part): return device.satisfies(part) ? ifTrue : ifFalse
    case .negated(let part):
      return append(part, on: device, ifTrue: ifFalse, ifFalse: ifTrue)
    case .every(let parts):
      return parts.reversed().reduce(ifTrue) { next, part in
        next == ifFalse ? ifFalse : append(part, on: device, ifTrue: next, ifFalse: ifFalse)
      }
    case .either(let parts):
      return parts.reversed().reduce(ifFalse) { next, part in
        next == ifTrue ? ifTrue : append(part, on: device, ifTrue: ifTrue, ifFalse: next)
      }
    case .field(let field, let values):
      if ifTrue == ifFalse { return ifTrue }
      let place = field.placement
      append(
        FlatTest(
          values: values, ifTrue: ifTrue, ifFalse: ifFalse, word: UInt8(place.word),
          shift: UInt8(place.shift), mask: UInt8((1 << place.width as UInt64) - 1)))
      return Int32(count - 1)
    }
  }
}

extension FlatProgram.Need {
  /// Takes into the masks what a guard wants of single values, all of them together.
  @inlinable
  mutating func require<Platform: PermissionSystem>(_ condition: Guard<Platform>) {
    switch condition {
    case .every(let parts): for part in parts { require(part) }
    case .field(let field, let values) where values.nonzeroBitCount == 1:
      let place = field.placement
      mask[place.word] |= place.mask
      wanted[place] = UInt8(values.trailingZeroBitCount)
    default: break
    }
  }
}

extension FlatProgram {
  /// Appends a row, or gives false if its guard holds in no state of the device.
  @inlinable
  mutating func append<Platform: PermissionSystem>(
    _ row: Row<Platform>, on device: Platform.Device, evenIfNever: Bool = false
  ) -> Bool {
    let (first, moved) = (tests.count, moves.count)
    let entry = tests.append(row.when, on: device)
    if entry < 0 { tests.removeSubrange(first...) }
    guard entry != FlatTest.no || evenIfNever else { return false }
    var need = Need()
    if entry >= 0 { need.require(row.when) }
    var step = Step(entry: entry, refuses: row.refusal != nil)
    for update in row.changes { append(update, to: &step) }
    step.moves = Int32(moved)..<Int32(moves.count)
    step.hasMoves = !step.moves.isEmpty
    needs.append(need)
    steps.append(step)
    return true
  }

  @inlinable
  mutating func append<Platform: PermissionSystem>(
    _ update: Update<Platform>, to step: inout Step
  ) {
    switch update {
    case .payload: step.takesPayload = true
    case .set(let field, let value):
      let place = field.placement
      step.keep[place.word] &= ~place.mask
      step.set[place] = value
    case .copy(let source, let field):
      step.keep[field.placement.word] &= ~field.placement.mask
      moves.append(Move(from: source.placement, to: field.placement, by: 0, most: .max))
    case .count(let field, let by):
      let most = UInt8(clamping: field.domain.count - 1)
      moves.append(Move(from: field.placement, to: field.placement, by: by, most: most))
    }
  }

  /// Takes the rows in, each at the kinds of its events.
  @inlinable
  mutating func arrange(_ events: [[Int]], kinds: Int) {
    var byKind: [[Int32]] = Array(repeating: [], count: kinds)
    for (row, numbers) in events.enumerated() {
      for number in numbers { byKind[number].append(Int32(row)) }
    }
    starts = [0]
    for rows in byKind {
      answering += rows
      starts.append(Int32(answering.count))
    }
    settling = (events.firstIndex(where: { $0.isEmpty }) ?? events.count)..<events.count
  }
}
