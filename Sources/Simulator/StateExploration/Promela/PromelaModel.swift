import AuthorizationEngine
import TransitionSystem

/// The rows of a program as a model for SPIN: written from the rows as they are, without this search.
///
/// One process chooses an event that is not refused and takes it with its consequences in one step, so
/// that SPIN stores the states that ``ModelSearch`` finds. What no row of the alphabet writes is a
/// constant.
public struct SpinModel<Platform: PermissionSystem>: Sendable {
  private let program: Program<Platform>
  private let alphabet: SearchAlphabet<Platform>
  private let start: Platform.Words
  /// Whether SPIN adds up all transitions and effects too, to be compared with
  /// ``SearchGraph/fingerprint``.
  private let addsFingerprint: Bool
  private let rows: [TransitionSystem.Row<Platform>]
  private let written: Set<Platform.Field>

  /// The model of what an alphabet does from a start.
  public init(
    _ program: Program<Platform>, _ alphabet: SearchAlphabet<Platform>, from start: Platform.State,
    addsFingerprint: Bool = false
  ) {
    self.program = program
    self.alphabet = alphabet
    self.start = start.words
    self.addsFingerprint = addsFingerprint
    let kinds = Set(alphabet.events.map { $0.number })
    rows = program.rows.filter { $0.settles || $0.eventNumbers.contains(where: kinds.contains) }
    let accepting = rows.filter { $0.refusal == nil }
    let takesPayload = accepting.contains { $0.then.contains(.payload) }
    written = Set(accepting.flatMap { $0.then.compactMap { $0.field } })
      .union(takesPayload ? alphabet.events.flatMap { $0.payload.map { $0.field } } : [])
  }

  /// The whole model in Promela.
  public var text: String {
    var lines = [
      "/* The location permission on \(program.device): written by Wayleave from its rows. */",
      "",
    ]
    if addsFingerprint { lines += fingerprintCode }
    lines += Platform.Field.all.map(declaration) + [""]
    lines += ["inline settle() {"]
    lines += rows.filter { $0.settles }.flatMap(settling) + ["  skip", "}", ""]
    lines += ["active proctype phone() {", "end:", "  do"]
    for (number, event) in alphabet.events.enumerated() { lines += option(event, number) }
    return (lines + ["  od", "}", ""]).joined(separator: "\n")
  }

  private func declaration(_ field: Platform.Field) -> String {
    let width = field.placement.width
    let values = "  /* " + field.domain.joined(separator: " ") + " */"
    if !written.contains(field) { return "#define \(name(field)) \(start[field.placement])" }
    return "unsigned \(name(field)) : \(width) = \(start[field.placement]);" + values
  }

  /// A variable as Promela spells it: a capital letter first, since `active` is a word of Promela.
  private func name(_ field: Platform.Field) -> String {
    let word = String("\(field)".compactMap { $0 == "(" ? "_" : $0 == ")" ? nil : $0 })
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private func settling(_ row: TransitionSystem.Row<Platform>) -> [String] {
    guard !row.then.isEmpty || addsFingerprint && !row.effects.isEmpty else { return [] }
    return [
      "  if  /* \(row.id) */", "  :: \(expression(row.when)) -> \(statements(row, nil))",
      "  :: else", "  fi;",
    ]
  }

  private func option(_ event: Platform.Event, _ number: Int) -> [String] {
    let candidates = rows.filter { $0.eventNumbers.contains(event.number) }
    guard candidates.contains(where: { $0.refusal == nil }) else { return [] }
    let accepted = candidates.reversed().reduce("0") { rest, row in
      let accepts = row.refusal == nil
      if row.when == .always || rest == (accepts ? "1" : "0") { return accepts ? "1" : "0" }
      let condition = expression(row.when)
      return accepts ? "(\(condition) || \(rest))" : "((!\(condition)) && \(rest))"
    }
    var lines = ["  :: d_step {  /* \(event.spelled) */", "      \(accepted) ->"]
    if addsFingerprint { lines.append("      c_code { wayleave_begin(\(number)); };") }
    // Refusing rows are out: where the event is accepted, the first row that holds accepts it.
    let accepting = candidates.filter { $0.refusal == nil }
    for row in accepting {
      lines.append(
        "      if :: \(expression(row.when)) -> \(statements(row, event))  /* \(row.id) */")
      lines.append("      :: else ->")
    }
    lines += ["      skip " + String(repeating: "fi ", count: accepting.count) + ";"]
    lines += ["      settle()"]
    if addsFingerprint { lines[lines.count - 1] += ";\n      c_code { wayleave_end(); }" }
    return lines + ["    }"]
  }

  /// Copies first: a row reads what its variables held before.
  private func statements(
    _ row: TransitionSystem.Row<Platform>, _ event: Platform.Event?
  ) -> String {
    let copies = row.changes.compactMap { update in
      if case .copy(let source, let field) = update {
        "\(name(field)) = \(name(source))"
      } else {
        nil
      }
    }
    let constants = row.changes.compactMap { update -> String? in
      switch update {
      case .set(let field, let value): return "\(name(field)) = \(value)"
      case .count(let field, let by):
        let (one, most) = (name(field), field.domain.count - 1)
        return by < 0
          ? "\(one) = (\(one) < \(-by) -> 0 : \(one) - \(-by))"
          : "\(one) = (\(one) > \(most - Int(by)) -> \(most) : \(one) + \(by))"
      case .payload:
        return event?.payload.map { "\(name($0.field)) = \($0.value)" }.joined(separator: "; ")
      case .copy: return nil
      }
    }
    let effects = row.effects.map { "c_code { wayleave_note(\(Fingerprint.number(of: $0))UL); }" }
    let all = copies + constants + (addsFingerprint ? effects : [])
    return all.isEmpty ? "skip" : all.joined(separator: "; ")
  }

  private func expression(_ condition: TransitionSystem.Guard<Platform>) -> String {
    switch condition {
    case .always: return "1"
    case .system(let part): return program.device.satisfies(part) ? "1" : "0"
    case .negated(let part): return "(!\(expression(part)))"
    case .every(let parts):
      return parts.isEmpty ? "1" : "(" + parts.map(expression).joined(separator: " && ") + ")"
    case .either(let parts):
      return parts.isEmpty ? "0" : "(" + parts.map(expression).joined(separator: " || ") + ")"
    case .field(let field, let values):
      let one = values.trailingZeroBitCount
      return values.nonzeroBitCount == 1
        ? "(\(name(field)) == \(one))" : "((\(values) >> \(name(field))) & 1)"
    }
  }

  /// The sum over all transitions, computed where SPIN takes them and printed when it ends.
  private var fingerprintCode: [String] {
    let words = (0..<Platform.Words.count).map { word in
      Platform.Field.all.filter { $0.placement.word == word }.map { field in
        let value = written.contains(field) ? "now.\(name(field))" : "\(start[field.placement])"
        return "((unsigned long) \(value) << \(field.placement.shift))"
      }.joined(separator: " | ")
    }
    return [
      "c_decl {",
      "  static unsigned long wayleave_sum, wayleave_share;",
      "  static void __attribute__((destructor)) wayleave_print(void) {",
      "    printf(\"fingerprint %lu\\n\", wayleave_sum);",
      "  }",
      "  static void wayleave_note(unsigned long word) {",
      "    wayleave_share = (wayleave_share ^ wayleave_share >> 29 ^ word)",
      "      * \(Fingerprint.factor)UL;",
      "  }",
      "  static void wayleave_note_state(void);",
      "  static void wayleave_begin(unsigned long event) {",
      "    wayleave_share = 0;",
      "    wayleave_note(event);",
      "    wayleave_note_state();",
      "  }",
      "  static void wayleave_end(void) {",
      "    wayleave_note_state();",
      "    wayleave_sum += wayleave_share ^ wayleave_share >> 32;",
      "  }",
      "}",
      "c_code {",
      "  static void wayleave_note_state(void) {",
    ]
      + words.map { "    wayleave_note(\($0.isEmpty ? "0" : $0));" } + [
        "  }",
        "}",
        "",
      ]
  }
}

/// The rows of iOS as a model for SPIN.
public typealias PromelaModel = SpinModel<IOS>

extension PromelaModel {
  /// The model of what an alphabet does from a start.
  public init(
    _ engine: IOS.Engine, _ alphabet: Alphabet, from start: IOS.State,
    addsFingerprint: Bool = false
  ) {
    self.init(engine.program, alphabet, from: start, addsFingerprint: addsFingerprint)
  }
}

extension Android {
  /// The rows of Android as a model for SPIN.
  public typealias PromelaModel = SpinModel<Android>
}
