import PlatformModel

extension Engine {
  /// The rows of a system, compiled.
  ///
  /// An object, because every phone has an engine: handing one on counts one reference, not one for
  /// each list.
  @usableFromInline final class Table: Sendable {
    let system: System
    @usableFromInline let rows: [Row]
    let compiled: [CompiledRow]
    /// The needs of the compiled rows, close together: most rows are passed over by them alone.
    let needs: [CompiledRow.Need]
    /// The main rows by the place of their event in ``Event/all``.
    let main: [[Int]]
    let settling: Range<Int>
    let keepsInUse: CompiledRow
    let keepsAwake: CompiledRow
    let toldReduced: CompiledRow
    let told: [(status: AuthorizationStatus, when: CompiledRow)]

    init(_ system: System) {
      let places = Rows.all.indices.filter { Rows.all[$0].applies(on: system) }
      rows = places.map { Rows.all[$0] }
      settling = (rows.firstIndex(where: \.settles) ?? rows.count)..<rows.count
      keepsInUse = CompiledRow(.keepsInUse, on: system)
      keepsAwake = CompiledRow(.keepsAwake, on: system)
      toldReduced = CompiledRow(.toldReduced, on: system)
      told = ReportedStatus.allCases.compactMap { reported in
        reported.status.map { ($0, CompiledRow(.status(reported), on: system)) }
      }
      compiled = rows.map { CompiledRow($0, on: system) }
      needs = compiled.map(\.need)
      var byEvent: [[Int]] = Array(repeating: [], count: Event.all.count)
      for index in 0..<settling.lowerBound {
        for number in Rows.eventNumbers[places[index]] { byEvent[number].append(index) }
      }
      self.main = byEvent
      self.system = system
    }

    private init(_ other: Table, rows: [Row], compiled: [CompiledRow]) {
      system = other.system
      self.rows = rows
      self.compiled = compiled
      needs = compiled.map(\.need)
      main = other.main
      settling = other.settling
      keepsInUse = other.keepsInUse
      keepsAwake = other.keepsAwake
      toldReduced = other.toldReduced
      told = other.told
    }

    /// Whether a row holds in a state, by its place in ``rows``.
    @inline(__always)
    func holds(_ index: Int, in situation: Situation) -> Bool {
      needs[index].isMet(in: situation) && compiled[index].passesTests(in: situation)
    }

    /// The table with one row replaced.
    func replacing(_ place: Int, by row: Row) -> Table {
      var (rows, compiled) = (rows, compiled)
      rows[place] = row
      compiled[place] = CompiledRow(row, on: system)
      return Table(self, rows: rows, compiled: compiled)
    }
  }
}
