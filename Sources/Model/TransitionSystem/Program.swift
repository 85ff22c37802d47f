/// The rows of a platform compiled for one device: a pure function from a state and an event to the
/// next state.
///
/// Total: every event in every state either moves it or is refused with a sentence. Equal input
/// gives equal output, in any process.
public struct Program<Platform: PermissionSystem>: Sendable {
  /// The device whose rows these are.
  public let device: Platform.Device
  /// The rows that can hold here, main rows first.
  public let rows: [Row<Platform>]
  /// The rows as tests and masks, by their places in ``rows``.
  public let flat: FlatProgram<Platform.Words>

  /// Compiles the rows that a device has and whose guards it does not exclude.
  @inlinable
  public init(_ device: Platform.Device) {
    var rows: [Row<Platform>] = []
    var flat = FlatProgram<Platform.Words>()
    for row in Platform.rows where row.applies(on: device) && flat.append(row, on: device) {
      rows.append(row)
    }
    flat.arrange(rows.map { $0.eventNumbers }, kinds: Platform.Event.kindCount)
    self.init(device, rows, flat)
  }

  @usableFromInline
  init(_ device: Platform.Device, _ rows: [Row<Platform>], _ flat: FlatProgram<Platform.Words>) {
    self.device = device
    self.rows = rows
    self.flat = flat
  }

  /// The program with one row altered; as it is where it has no such row.
  package func altered(by mutant: RowMutant) -> Program {
    guard mutant.platform == Platform.name,
      let place = rows.firstIndex(where: { $0.id == mutant.row })
    else { return self }
    var (rows, flat) = (rows, flat)
    rows[place] = rows[place].mutated(mutant.mutation)
    flat.replace(place, by: rows[place], on: device)
    return Program(device, rows, flat)
  }

  /// What an event carries, in place.
  @inlinable
  public func payload(of event: Platform.Event) -> Payload<Platform.Words> {
    var payload = Payload<Platform.Words>()
    for (field, value) in event.payload {
      let place = field.placement
      payload.mask[place.word] |= place.mask
      payload.values[place] = value
    }
    return payload
  }

  /// The next state, with the effects, or a refusal.
  @inlinable
  public func step(
    _ words: Platform.Words, _ event: Platform.Event
  ) -> Outcome<Platform.Words, Platform.Effect, Platform.Refusal> {
    var next = words
    var effects: [Platform.Effect] = []
    let refusal = take(event, in: &next) { row, before, payload in
      effects += rows[row].effects.map { Platform.filled($0, from: before, payload) }
    }
    return refusal.map { .refused($0) } ?? .moved(next, effects)
  }

  /// The next state alone, or nil if the event is refused.
  @inlinable
  public func next(after words: Platform.Words, on event: Platform.Event) -> Platform.Words? {
    flat.next(after: words, on: event.number, payload(of: event))
  }

  /// The state with its consequences applied, as after every step; a settled state stays as it is.
  @inlinable
  public func settled(_ words: Platform.Words) -> Platform.Words {
    var next = words
    flat.settle(&next) { _, _ in }
    return next
  }

  /// The rows that an event fires in a state, in order; the refusing row alone where it is refused.
  @inlinable
  public func trace(_ words: Platform.Words, _ event: Platform.Event) -> [Row<Platform>] {
    var next = words
    var fired: [Row<Platform>] = []
    _ = take(event, in: &next) { row, _, _ in fired.append(rows[row]) }
    return fired
  }

  /// Answers an event: the first main row that holds, then every settling row that holds, once.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - words: The packed state, which is changed in place.
  ///   - fired: Is called with each row that fires, the state before it and what its event carries.
  @inlinable
  public func take(
    _ event: Platform.Event, in words: inout Platform.Words,
    fired: (_ row: Int, _ before: Platform.Words, Payload<Platform.Words>) -> Void
  ) -> Platform.Refusal? {
    let payload = payload(of: event)
    switch flat.take(event.number, payload, in: &words, fired: { fired($0, $1, payload) }) {
    case .moved: return nil
    case .refused(let row): return rows[row].refusal ?? Platform.unanswered
    case .none: return Platform.unanswered
    }
  }

  /// Why an event would be refused, or nil; nothing is moved.
  @inlinable
  public func refusal(of event: Platform.Event, in words: Platform.Words) -> Platform.Refusal? {
    flat.answer(to: event.number, in: words).map { rows[$0].refusal } ?? Platform.unanswered
  }

  /// Those of some events that are not refused in a state.
  @inlinable
  public func possible(
    among events: [Platform.Event], in words: Platform.Words
  ) -> [Platform.Event] {
    events.filter { refusal(of: $0, in: words) == nil }
  }

  /// A guard, compiled for the device.
  @inlinable
  public func compiled(_ condition: Guard<Platform>) -> CompiledGuard<Platform.Words> {
    CompiledGuard(condition, on: device)
  }

  /// Whether a guard holds in a state; compile it for many states.
  @inlinable
  public func holds(_ condition: Guard<Platform>, in words: Platform.Words) -> Bool {
    compiled(condition).holds(in: words)
  }
}

extension FlatProgram {
  /// Puts another row in the place of one, for the same events.
  mutating func replace<Platform: PermissionSystem>(
    _ place: Int, by row: Row<Platform>, on device: Platform.Device
  ) {
    _ = append(row, on: device, evenIfNever: true)
    steps.swapAt(place, steps.count - 1)
    needs.swapAt(place, needs.count - 1)
    steps.removeLast()
    needs.removeLast()
  }
}
