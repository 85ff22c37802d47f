import AuthorizationEngine
import Foundation
import PlatformModel
import TestSupport
import Testing

/// Runs every case of a suite again on altered rows, to see which alterations no test notices.
///
/// `Scripts/mutate-rows` names the alterations and a file for what noticed them; without it a case
/// runs once. A case does not run at all when every alteration has been noticed.
struct AlteredRows: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  /// The alteration that a case runs under.
  @TaskLocal static var mutant: RowMutant?
  /// What the case touches, while it runs on the rows as they are.
  @TaskLocal fileprivate static var touched: TouchedRows?

  func scopeProvider(for test: Test, testCase: Test.Case?) -> AlteredRows? {
    testCase == nil || LivingRows.current == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let search = LivingRows.current, !search.living.isEmpty else { return }
    let touched = TouchedRows()
    try await Self.$touched.withValue(touched) { try await function() }
    for mutant in search.living where touched.canNotice(mutant) {
      let isNoticed = Shared(false)
      try await Self.$mutant.withValue(mutant) {
        try await withKnownIssue(isIntermittent: true) {
          try await function()
        } matching: { _ in
          isNoticed.withLock { $0 = true }
          return true
        }
      }
      if isNoticed.withLock(\.self) { search.end(mutant, noticedBy: test) }
    }
  }
}

extension Trait where Self == AlteredRows {
  /// Runs every case again on altered rows, where `Scripts/mutate-rows` asks for it.
  static var holdingRows: Self { AlteredRows() }
}

extension IOS.Engine {
  /// The engine of a system, with the alteration that the case runs under.
  static func underTest(_ system: IOS.System) -> IOS.Engine {
    let known = system.switches == IOS.Switches() ? compiled[system.version] : nil
    let engine = known ?? IOS.Engine(system)
    return AlteredRows.mutant.map(engine.altered) ?? engine
  }

  private static let compiled: [OSVersion: IOS.Engine] = Dictionary(
    uniqueKeysWithValues: OSVersion.allIOS.map { ($0, IOS.Engine(IOS.System($0))) })

  /// Writes down what an event touches, for the choice of alterations.
  func note(_ event: IOS.Event, in state: IOS.State) {
    AlteredRows.touched?.note(event, fired: trace(state, event), on: program)
  }

  /// Writes down what an event touches, for the choice of alterations.
  func note(_ event: IOS.Event, in state: IOS.AppState, manager: IOS.ManagerID?) {
    guard let touched = AlteredRows.touched else { return }
    var next = state
    var fired: [IOS.Row] = []
    _ = move(&next, event, manager: manager) { row, _ in fired.append(rows[row]) }
    touched.note(
      event, fired: fired + trace(view(of: state, manager: manager), event), on: program)
  }
}

extension Android.Engine {
  /// The engine of a phone, with the alteration that the case runs under.
  static func underTest(_ system: Android.System) -> Android.Engine {
    let engine = compiled.withLock { engines in
      if let known = engines[system] { return known }
      let engine = Android.Engine(system)
      engines[system] = engine
      return engine
    }
    return AlteredRows.mutant.map(engine.altered) ?? engine
  }

  private static let compiled = Shared<[Android.System: Android.Engine]>([:])

  /// Writes down what an event touches, for the choice of alterations.
  func note(_ event: Android.Event, in state: Android.State) {
    AlteredRows.touched?.note(event, fired: trace(state, event), on: program)
  }
}

/// The alterations that nothing noticed so far.
private final class LivingRows: Sendable {
  private let mutants: Shared<[RowMutant]>
  private let outcome: Shared<FileHandle>

  static let current: LivingRows? = {
    let variables = ProcessInfo.processInfo.environment
    guard let living = variables["WAYLEAVE_LIVING_ROWS"],
      let text = try? String(contentsOfFile: living, encoding: .utf8),
      let outcome = FileHandle(forWritingAtPath: living + ".noticed")
    else { return nil }
    let names = Set(text.split(separator: "\n").map(String.init))
    return LivingRows(
      (RowMutant.all(of: IOS.self) + RowMutant.all(of: Android.self)).filter {
        names.contains($0.description)
      }, outcome)
  }()

  private init(_ mutants: [RowMutant], _ outcome: sending FileHandle) {
    self.mutants = Shared(mutants)
    self.outcome = Shared(outcome)
  }

  var living: [RowMutant] { mutants.withLock(\.self) }

  func end(_ mutant: RowMutant, noticedBy test: Test) {
    let isNew = mutants.withLock { mutants in
      defer { mutants.removeAll { $0 == mutant } }
      return mutants.contains(mutant)
    }
    guard isNew else { return }
    outcome.withLock { $0.write(Data("\(mutant)\t\(test.name)\n".utf8)) }
  }
}
