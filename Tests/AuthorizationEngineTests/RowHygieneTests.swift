@testable import AuthorizationEngine
import PlatformModel
import Testing

/// The rows as data: named, cited, reachable, exported.
@Suite struct RowHygieneTests {
  @Test func `row ids are unique`() {
    let ids = Dictionary(grouping: IOS.Rows.all, by: \.id).filter { $1.count > 1 }.keys.sorted()
    #expect(ids == [])
  }

  @Test func `main rows answer events, and settling rows answer none`() {
    #expect(IOS.Rows.main.filter(\.settles).map(\.id) == [])
    #expect(IOS.Rows.settling.filter { !$0.settles }.map(\.id) == [])
  }

  @Test func `the names in the ids of rows are those of the enumeration cases`() {
    #expect(IOS.LaunchTrigger.allCases.map(\.name) == IOS.LaunchTrigger.allCases.map { "\($0)" })
    #expect(IOS.ReportedStatus.allCases.map(\.name) == IOS.ReportedStatus.allCases.map { "\($0)" })
    #expect(IOS.AccuracyClass.allCases.map(\.name) == IOS.AccuracyClass.allCases.map { "\($0)" })
    #expect(IOS.Permission.allCases.map(\.name) == IOS.Permission.allCases.map { "\($0)" })
    #expect(
      IOS.Event.SessionKind.allCases.map(\.name) == IOS.Event.SessionKind.allCases.map { "\($0)" })
  }

  @Test func `every row cites facts, and each exists`() {
    for row in IOS.Rows.all {
      #expect(!row.facts.isEmpty, "\(row.id)")
      for fact in row.facts where Facts[fact] == nil {
        Issue.record("\(row.id) cites \(fact), which is no fact")
      }
    }
  }

  @Test func `every transition of the facts has a row`() {
    let cited = Set(IOS.Rows.all.flatMap(\.facts))
    let all = (1...54).map { FactID(rawValue: $0 < 10 ? "T0\($0)" : "T\($0)") }
    #expect(all.filter { !cited.contains($0) } == [])
  }

  @Test func `no row writes a variable twice, or a value outside its domain`() {
    for row in IOS.Rows.all {
      #expect(Set(row.then.map(\.field)).count == row.then.count, "\(row.id)")
      for case .set(let field, let value) in row.then {
        #expect(field.domain.indices.contains(Int(value)), "\(row.id) \(field)")
      }
    }
  }

  @Test func `a refusing row changes nothing and a settling row does something`() {
    for row in IOS.Rows.all {
      if row.refusal != nil { #expect(row.then.isEmpty && row.effects.isEmpty, "\(row.id)") }
      if row.settles { #expect(!row.then.isEmpty || !row.effects.isEmpty, "\(row.id)") }
    }
  }

  @Test(arguments: IOS.Rows.turningPoints)
  func `every event is answered in any state whatever, reachable or not`(_ version: OSVersion) {
    let engine = IOS.Engine(IOS.System(version))
    var dice = Dice(seed: 11)
    for _ in 1...200 {
      var state = IOS.State(IOS.Build())
      for field in IOS.Field.allCases {
        state = state.with(field, UInt8(dice.roll(field.domain.count)))
      }
      if dice.roll(2) == 0 {
        state = state.with(.process, IOS.AppProcess.running).with(.managerExists)
          .with(.prompt, false)
      }
      for event in IOS.Event.all where engine.trace(state, event).isEmpty {
        Issue.record("\(event) in \(state)")
      }
    }
  }

  @Test func `between two turning points all releases have the same rows`() {
    for version in OSVersion.allIOS {
      guard let point = IOS.Rows.turningPoints.last(where: { $0 <= version }) else { continue }
      #expect(
        IOS.Rows.table(for: IOS.System(version)).map(\.id)
          == IOS.Rows.table(for: IOS.System(point)).map(\.id))
    }
    #expect(IOS.Rows.turningPoints.contains(.iOS(13, 4)))
    #expect(IOS.Rows.turningPoints.count < 30)
  }

  @Test func `the export has a record for each row, in words`() {
    let export = IOS.Rows.export
    #expect(export.count == IOS.Rows.all.count)
    let row = export.first { $0.id == "T19" }
    #expect(
      row?.description == """
        T19: on iOS 13-27
          facts: T19
          on: answer(Change to Always Allow)
          when: prompt is P7
          then: auth = always, prompt = none, asker = noOne, level = whenInUse, \
        promptPrecise = full
          effects: promptClosed(answered)
        """)
  }

  @Test func `every prompt of the catalog is shown by some row on each of its releases`() {
    for version in OSVersion.allIOS {
      let shown = Set(
        IOS.Rows.table(for: IOS.System(version)).flatMap { row in
          row.effects.compactMap { if case .promptShown(let prompt) = $0 { prompt } else { nil } }
        })
      for prompt in IOS.Prompt.all(on: version)
      where prompt != .alwaysUpgradeIOS9 || version >= .iOS(9) {
        #expect(shown.contains(prompt), "\(prompt) on \(version)")
      }
      for prompt in shown { #expect(prompt.form(on: version) != nil, "\(prompt) on \(version)") }
    }
  }

  @Test func `every row is reached by a walk on some release, with and without the switches`() {
    let systems = IOS.Rows.turningPoints.flatMap {
      [IOS.System($0), IOS.System($0, switches: .all)]
    }
    let engines = systems.map { IOS.Engine($0) }
    var seen: [String: Int] = [:]
    // Later rounds go only where a row that was not met yet applies.
    for round in 1...10 {
      for engine in engines where engine.rows.contains(where: { seen[$0.id] == nil }) {
        Self.walk(engine, seed: round, &seen)
      }
    }
    #expect(IOS.Rows.all.map(\.id).filter { seen[$0] == nil } == [])
  }

  /// Walks that return to where something rare was seen, as coverage-guided fuzzers do.
  private static func walk(_ engine: IOS.Engine, seed: Int, _ seen: inout [String: Int]) {
    let version = engine.system.version
    var dice = Dice(seed: UInt64(seed * 10_000 + version.major * 100 + version.minor))
    let builds = [
      IOS.Build.complete, IOS.Build(), .complete { $0.defaultAccuracyReduced = true },
      .complete { $0.kind = .appClip }, .complete { $0.kind = .appExtension },
      .complete { $0.requiresExplicitServiceSession = true },
      IOS.Build(purposeStrings: [.always, .whenInUse]),
      IOS.Build(purposeStrings: [.always], linkedSDK: .iOS(10)),
      IOS.Build(purposeStrings: [.whenInUse]),
    ]
    var counts = engine.rows.map { seen[$0.id] ?? 0 }
    var pool = builds.flatMap { starts($0, on: engine.system) }
    func step(_ state: IOS.State, _ event: IOS.Event) -> (next: IOS.State, rows: [Int]) {
      var next = state
      var rows: [Int] = []
      _ = engine.take(event, in: &next) { rows.append($0) }
      return (next, rows)
    }
    var state = pool[0]
    for _ in 1...2_000 {
      if dice.roll(12) == 0 { state = pool[dice.roll(pool.count)] }
      // Now and then the next update brings another build.
      if dice.roll(40) == 0 { state = state.declaring(builds[dice.roll(builds.count)]) }
      let choices = (1...3).map { _ in step(state, dice.event(in: state, of: engine)) }
      func rarity(_ rows: [Int]) -> Int { rows.map { counts[$0] }.min() ?? 0 }
      guard let taken = choices.min(by: { rarity($0.rows) < rarity($1.rows) }) else { return }
      for row in taken.rows { counts[row] += 1 }
      if rarity(taken.rows) < 8 { pool += [state, taken.next] }
      state = taken.next
    }
    // Then every event once from what was kept.
    for state in Set(pool) {
      for event in IOS.Event.all { for row in step(state, event).rows { counts[row] += 1 } }
    }
    for (row, count) in zip(engine.rows, counts) { seen[row.id] = count == 0 ? nil : count }
  }

  private static func starts(_ build: IOS.Build, on system: IOS.System) -> [IOS.State] {
    let fresh = IOS.State(build)
    let always = fresh.with(.auth, IOS.Grant.always).with(.everAsked)
      .with(.regions, IOS.Registered.full).with(.conditions, IOS.Registered.full).with(
        .significantChanges
      ).with(
        .visits)
    let managed = fresh.with(.motion, IOS.Permission.restricted)
      .with(.bluetooth, IOS.Permission.restricted).with(.auth, IOS.Grant.whenInUse)
    let allowed = always.with(.motion, IOS.Permission.allowed).with(
      .bluetooth, IOS.Permission.denied)
    let provisional = allowed.with(.provisional, system.version >= .iOS(13))
    let quit = always.with(.process, IOS.AppProcess.forceQuit)
    let locked = provisional.with(.lock, IOS.Lock.locked).with(.upgradePending)
      .with(.pendingTrigger, IOS.LaunchTrigger.backgroundStart).with(
        .process, IOS.AppProcess.suspended
      )
      .with(.frontmost).with(.liveUpdates, system.version >= .iOS(17))
    let off = always.with(.locationServicesOn, false).with(
      .prompt, IOS.Prompt.locationServicesOff.rawValue + 1
    )
    .with(.process, IOS.AppProcess.running)
    let reminded = always.with(.reminderDue).with(.bluetooth, IOS.Permission.allowed)
    let asked = fresh.with(.process, IOS.AppProcess.running)
    let onScreen = fresh.with(.process, IOS.AppProcess.running).with(
      .inUse, IOS.Presence.foreground
    )
    .with(.managerExists)
    let silent = onScreen.with(.locationServicesOn, false).with(.locationServicesPrompts, 0)
    let once = onScreen.with(.auth, IOS.Grant.whenInUse).with(
      .temporary, system.version >= .iOS(13))
    let toggled = onScreen.with(
      .prompt, system.version < .iOS(14) ? 0 : IOS.Prompt.firstRequest.rawValue + 1
    )
    .with(.promptPrecise, IOS.Precision.reduced).with(.asker, IOS.Asker.manager)
    return [
      fresh, always, managed, allowed, provisional, quit, locked, reminded, asked, off,
      reminded.with(.lock, IOS.Lock.locked), always.with(.lock, IOS.Lock.beforeFirstUnlock), silent,
      once,
      toggled, once.with(.inUse, IOS.Presence.notInUse),
      asked.with(.auth, IOS.Grant.always).with(.liveUpdates, system.version >= .iOS(17))
        .with(.rememberedAlways, system.version >= .iOS(18)),
    ]
  }
}
