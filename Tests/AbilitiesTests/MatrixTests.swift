import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import Testing

@Suite("The matrix of continuous updates")
struct MatrixTests {
  /// The two tables of a Chinese location SDK, in our own form; iOS 8 has no flag (IOS-BG-013).
  struct Line: Sendable {
    var releases: OSVersion.Span
    var grant: MatrixGrant
    var mode: Bool
    var flag: Bool?
    var cell: String
  }

  static let document: [Line] = [
    Line(releases: .iOS(8...8), grant: .always, mode: false, cell: "foreground"),
    Line(releases: .iOS(8...8), grant: .always, mode: true, cell: "background"),
    Line(releases: .iOS(8...8), grant: .whenInUse, mode: false, cell: "foreground"),
    Line(releases: .iOS(8...8), grant: .whenInUse, mode: true, cell: "background, indicator"),
    Line(releases: .iOS(8...8), grant: .none, mode: false, cell: "nothing"),
    Line(releases: .iOS(8...8), grant: .none, mode: true, cell: "nothing"),
    Line(releases: .iOS(9...12), grant: .always, mode: false, flag: false, cell: "foreground"),
    Line(releases: .iOS(9...12), grant: .always, mode: false, flag: true, cell: "crash"),
    Line(releases: .iOS(9...12), grant: .always, mode: true, flag: false, cell: "foreground"),
    Line(releases: .iOS(9...12), grant: .always, mode: true, flag: true, cell: "background"),
    Line(releases: .iOS(9...12), grant: .whenInUse, mode: false, flag: false, cell: "foreground"),
    Line(releases: .iOS(9...12), grant: .whenInUse, mode: false, flag: true, cell: "crash"),
    Line(releases: .iOS(9...12), grant: .whenInUse, mode: true, flag: false, cell: "foreground"),
    Line(
      releases: .iOS(9...12), grant: .whenInUse, mode: true, flag: true,
      cell: "background, indicator"),
    Line(releases: .iOS(9...12), grant: .none, mode: false, flag: false, cell: "nothing"),
    Line(releases: .iOS(9...12), grant: .none, mode: false, flag: true, cell: "crash"),
    Line(releases: .iOS(9...12), grant: .none, mode: true, flag: false, cell: "nothing"),
    Line(releases: .iOS(9...12), grant: .none, mode: true, flag: true, cell: "nothing"),
  ]

  @Test(arguments: document)
  func `says what the vendor's tables say`(line: Line) {
    let matrix = Matrix(
      Matrix.Question(
        releases: line.releases.versions, grants: [line.grant], backgroundModes: [line.mode],
        flags: line.flag.map { [$0] } ?? [false, true]))
    let cells = matrix.table.rows.flatMap { $0.cells.dropFirst(2).map(\.text) }
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0 == line.cell })
  }

  @Test func `offers no grant that the build cannot be given`() {
    // IOS-KEY-003, IOS-KEY-004, IOS-SET-004: check says the same of such an app.
    let build = IOS.Build(purposeStrings: [.whenInUse], hasLocationBackgroundMode: true)
    let table = Matrix(
      Matrix.Question(grants: [.always, .whenInUse], backgroundModes: [true], build: build)
    ).table
    let always = table.rows.filter { $0.label == "Always" }.flatMap { $0.cells.dropFirst(2) }
    #expect(!always.isEmpty)
    #expect(always.allSatisfy { $0.text == "not offered" })
    let whenInUse = table.rows.filter { $0.label == "While Using" }.flatMap(\.cells)
    #expect(!whenInUse.contains { $0.text == "not offered" })
    #expect(table.notes.contains { $0.hasPrefix("Not offered:") })
  }

  @Test func `gives releases that agree one column`() {
    let table = Matrix(Matrix.Question()).table
    #expect(
      table.columns == ["Granted", "location mode", "allowsBackground…", "iOS 8", "iOS 9-27"])
    #expect(table.rows.count == 12)
  }

  @Test func `shows the indicator under Always from iOS 11 where the app wants it`() {
    // IOS-BG-031: the property did not exist before.
    let table = Matrix(
      Matrix.Question(
        grants: [.always], backgroundModes: [true], flags: [true], showsIndicator: true)
    ).table
    #expect(table.columns.dropFirst(3) == ["iOS 8-10", "iOS 11-27"])
    #expect(
      table.rows[0].cells.dropFirst(2).map(\.text) == ["background", "background, indicator"])
  }

  @Test func `marks what works, what works in part and what crashes`() {
    let rows = Matrix(Matrix.Question(releases: [.iOS(17)])).table.rows
    func meaning(_ grant: String, _ mode: String, _ flag: String) -> Table.Meaning? {
      rows.first { $0.label == grant && $0.cells[0].text == mode && $0.cells[1].text == flag }?
        .cells[2].meaning
    }
    #expect(meaning("Always", "on", "true") == .good)
    #expect(meaning("Always", "on", "false") == .limited)
    #expect(meaning("none", "off", "true") == .bad)
    #expect(meaning("none", "on", "true") == .plain)
  }

  @Test func `lists the keys that each request needs, release by release`() {
    let table = KeyMatrix.table(for: [.requestAlways])
    #expect(table.columns == ["Request", "Key", "iOS 8-10", "iOS 11-27"])
    #expect(
      table.rows.map { $0.cells.map(\.text) } == [
        ["NSLocationWhenInUseUsageDescription", "not read", "required"],
        ["NSLocationAlwaysUsageDescription", "required", "keep"],
        ["NSLocationAlwaysAndWhenInUseUsageDescription", "not read", "required"],
      ])
  }

  @Test func `says which request fails without its key, and that the others do nothing`() {
    let note = KeyMatrix.table().notes.joined()
    #expect(note.contains("requestTemporaryFullAccuracy fails with kCLErrorDomain error 18"))
    #expect(!KeyMatrix.table(for: [.requestAlways]).notes.joined().contains("fails"))
  }
}
