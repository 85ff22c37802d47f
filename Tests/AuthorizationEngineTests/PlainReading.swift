import TransitionSystem

/// Rows read as they are written, one after the other: what every program is compared with.
struct PlainReading<Platform: PermissionSystem> {
  let device: Platform.Device
  private let rows: [Row<Platform>]

  init(_ device: Platform.Device) {
    self.device = device
    rows = Platform.rows.filter { $0.applies(on: device) }
  }

  /// What becomes of a state on an event, and the names of the rows that fire.
  func step(
    _ words: Platform.Words, _ event: Platform.Event
  ) -> (
    outcome: Outcome<Platform.Words, Platform.Effect, Platform.Refusal>, fired: [String]
  ) {
    let main = rows.first { row in
      row.events.contains { $0.number == event.number } && holds(row.when, in: words)
    }
    guard let main else { return (.refused(Platform.unanswered), []) }
    if let refusal = main.refusal { return (.refused(refusal), [main.id]) }
    var next = words
    var fired: [String] = []
    var effects: [Platform.Effect] = []
    for row in [main] + rows.filter(\.settles) where row == main || holds(row.when, in: next) {
      fired.append(row.id)
      effects += row.effects.map { Platform.filled($0, from: next, payload(of: event)) }
      next = after(row, event, next)
    }
    return (.moved(next, effects), fired)
  }

  /// Whether a guard holds in a state.
  func holds(_ condition: Guard<Platform>, in words: Platform.Words) -> Bool {
    switch condition {
    case .always: true
    case .field(let field, let values): values >> UInt64(value(of: field, in: words)) & 1 == 1
    case .every(let parts): parts.allSatisfy { holds($0, in: words) }
    case .either(let parts): parts.contains { holds($0, in: words) }
    case .negated(let part): !holds(part, in: words)
    case .system(let condition): device.satisfies(condition)
    }
  }

  private func after(
    _ row: Row<Platform>, _ event: Platform.Event, _ before: Platform.Words
  ) -> Platform.Words {
    var next = before
    for update in row.then {
      switch update {
      case .set(let field, let value): write(value, to: field, in: &next)
      case .copy(let source, let field):
        write(value(of: source, in: before), to: field, in: &next)
      case .count(let field, let by):
        let sum = Int(value(of: field, in: before)) + Int(by)
        write(UInt8(max(0, min(field.domain.count - 1, sum))), to: field, in: &next)
      case .payload:
        for (field, value) in event.payload { write(value, to: field, in: &next) }
      }
    }
    return next
  }

  private func payload(of event: Platform.Event) -> Payload<Platform.Words> {
    var payload = Payload<Platform.Words>()
    for (field, value) in event.payload {
      write(value, to: field, in: &payload.values)
      write(UInt8((1 << field.placement.width) - 1), to: field, in: &payload.mask)
    }
    return payload
  }

  private func value(of field: Platform.Field, in words: Platform.Words) -> UInt8 {
    let place = field.placement
    return UInt8(words[place.word] / (1 << place.shift) % (1 << place.width))
  }

  private func write(_ value: UInt8, to field: Platform.Field, in words: inout Platform.Words) {
    let place = field.placement
    let held = UInt64(self.value(of: field, in: words))
    words[place.word] -= held << place.shift
    words[place.word] += UInt64(value) << place.shift
  }
}
