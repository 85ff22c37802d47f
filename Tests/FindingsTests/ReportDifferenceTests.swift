import Testing

@testable import Findings

@Suite("The difference between two checks")
struct ReportDifferenceTests {
  static func target(
    name: String = "App", kind: String = "app", project: String = "App.xcodeproj",
    _ items: DeclaredItem..., row: [String] = [], columns: [String] = ["Answer", "iOS 15-17"]
  ) -> Report.Target {
    let table = Table(
      title: "What users get", columns: columns,
      rows: [Table.Row("While Using", row.map { Table.Cell($0) })])
    return Report.Target(
      name: name, project: project, kind: kind, deploymentTarget: nil, infoPlist: nil,
      configurations: ["Release"], abilities: row.isEmpty ? [] : [table], declarations: items)
  }

  static func finding(
    _ message: String, rule: String = "request-at-launch", line: Int = 1,
    severity: Severity = .error, file: String = "App.swift", of target: Report.Target? = nil,
    isPreview: Bool = false
  ) -> Finding {
    Finding(
      rule: RuleID(rawValue: rule), severity: severity, message: message,
      position: SourcePosition(file: file, line: line), target: target?.id, consequence: "",
      fix: Fix("Do it."), isPreview: isPreview)
  }

  static func report(_ targets: Report.Target..., findings: Finding...) -> Report {
    Report(root: ".", targets: targets, findings: findings, rules: [])
  }

  /// Changes as lines: "+permission A|detail".
  static func lines(_ old: Report, _ new: Report) -> [String] {
    ReportDifference(from: old, to: new).changes.map { change in
      let sign =
        switch change.direction {
        case .gained: "+"
        case .lost: "-"
        case .changed: "~"
        }
      return "\(sign)\(change.kind) \(change.name)|\(change.old ?? "")|\(change.new ?? "")"
    }
  }

  @Test func `two checks of the same differ in nothing`() {
    let app = Self.target(DeclaredItem(.permission, "A"), row: ["precise"])
    let report = Self.report(app, findings: Self.finding("x", of: app))
    #expect(ReportDifference(from: report, to: report).targets == [])
  }

  @Test func `what is declared is gained, lost or says something else, each once`() {
    let old = Self.report(
      Self.target(
        DeclaredItem(.permission, "A"), DeclaredItem(.permission, "B", "up to API 28"),
        DeclaredItem(.prompt, "Always")))
    let new = Self.report(
      Self.target(
        DeclaredItem(.permission, "B", "up to API 30"), DeclaredItem(.permission, "C"),
        DeclaredItem(.prompt, "Always")))
    #expect(
      Self.lines(old, new) == [
        "~permission B|up to API 28|up to API 30", "+permission C||", "-permission A||",
      ])
  }

  @Test func `what users get is one change for each answer, whatever columns the tables have`() {
    let old = Self.report(
      Self.target(
        row: ["precise", "precise"], columns: ["Answer", "iOS 13-14", "iOS 15-17"]))
    let same = Self.report(Self.target(row: ["precise"], columns: ["Answer", "iOS 13-17"]))
    let new = Self.report(
      Self.target(row: ["nothing", "precise"], columns: ["Answer", "iOS 13-14", "iOS 15-17"]))
    #expect(Self.lines(old, same) == [])
    #expect(
      Self.lines(old, new) == [
        "~ability While Using|iOS 13-14 precise|iOS 13-14 nothing"
      ])
  }

  @Test func `releases that only one version runs on change nothing that users get`() {
    func app(_ cells: [String], _ columns: String...) -> Report {
      Self.report(Self.target(row: cells, columns: ["Answer"] + columns))
    }
    let old = app(["nothing", "precise"], "iOS 8-12", "iOS 13-17")
    #expect(Self.lines(old, app(["nothing", "precise"], "iOS 9.3-12", "iOS 13-17")) == [])
    #expect(Self.lines(old, app(["precise"], "iOS 15-17")) == [])
    #expect(
      Self.lines(old, app(["precise", "off"], "iOS 9.3-16", "iOS 17")) == [
        "~ability While Using|iOS 9.3-12 nothing; iOS 17 precise|iOS 9.3-12 precise; iOS 17 off"
      ])
    #expect(
      Self.lines(app(["a"], "iOS 8-9"), app(["b"], "iOS 13-17")) == [
        "~ability While Using|iOS 8-9 a|iOS 13-17 b"
      ])
  }

  @Test func `neighbouring releases that change alike are reported as one run`() {
    let old = Self.report(
      Self.target(
        row: ["a", "b", "c"],
        columns: ["Answer", "Android 4.4-4.4W", "Android 5.0-7.1", "Android 8.0-17"]))
    let new = Self.report(
      Self.target(row: ["off", "c"], columns: ["Answer", "Android 4.4W-7.1", "Android 8.0-17"]))
    #expect(
      Self.lines(old, new) == [
        "~ability While Using|Android 4.4W a; Android 5.0-7.1 b|Android 4.4W-7.1 off"
      ])
  }

  /// A target with a table for each set of builds, each with one row.
  static func variants(_ all: [String], _ tables: ([String], String)...) -> Report {
    var target = Self.target()
    target.configurations = all
    target.abilities = tables.map { names, text in
      var table = Table(
        title: "What users get" + (names.isEmpty ? "" : ", " + names.joined(separator: ", ")),
        columns: ["Answer", "Android 5.0-17"], rows: [Table.Row("While using", [Table.Cell(text)])])
      table.configurations = names
      return table
    }
    return Self.report(target)
  }

  @Test func `tables that hold for other builds than before are no change`() {
    let all = ["gmsDebug", "gmsRelease", "ossDebug", "ossRelease"]
    let one = Self.variants(all, ([], "precise"))
    let two = Self.variants(
      all, (["gmsDebug", "gmsRelease"], "precise"), (["ossDebug", "ossRelease"], "precise"))
    #expect(Self.lines(one, two) == [])
    #expect(Self.lines(two, one) == [])
  }

  @Test func `what changes for some builds is one change that names them`() {
    let all = ["gmsDebug", "gmsRelease", "ossDebug", "ossRelease"]
    let old = Self.variants(all, ([], "precise"))
    let new = Self.variants(
      all, (["gmsDebug", "gmsRelease"], "precise"), (["ossDebug", "ossRelease"], "nothing"))
    #expect(
      Self.lines(old, new) == [
        "~ability While using|Android 5.0-17 precise|Android 5.0-17 nothing"
      ])
    let changes = ReportDifference(from: old, to: new).changes
    #expect(changes.map(\.configurations) == [["ossDebug", "ossRelease"]])
  }

  @Test func `builds that are new are compared with those they came from`() {
    let old = Self.variants(
      ["debug", "release"], (["debug"], "nothing"), (["release"], "precise"))
    let all = ["gmsDebug", "gmsRelease", "ossDebug", "ossRelease"]
    let new = Self.variants(
      all, (["gmsDebug", "ossDebug"], "nothing"), (["gmsRelease", "ossRelease"], "precise"))
    #expect(Self.lines(old, new) == [])
  }

  @Test func `a service is one by its short and by its full name`() {
    let long = Self.report(
      Self.target(DeclaredItem(.service, "org.example.services.Recorder", "location")))
    let short = Self.report(
      Self.target(DeclaredItem(.service, ".services.Recorder", "location")))
    let typed = Self.report(
      Self.target(DeclaredItem(.service, ".services.Recorder", "connectedDevice")))
    #expect(Self.lines(long, short) == [])
    #expect(Self.lines(short, long) == [])
    #expect(
      Self.lines(long, typed) == ["~service .services.Recorder|location|connectedDevice"])
  }

  @Test func `a finding that moved to another line or file is not new`() {
    let app = Self.target()
    let old = Self.report(app, findings: Self.finding("x", line: 1, of: app))
    let new = Self.report(app, findings: Self.finding("x", line: 9, file: "B.swift", of: app))
    #expect(Self.lines(old, new) == [])
  }

  @Test func `of two findings that are alike, one more is one new`() {
    let app = Self.target()
    let old = Self.report(app, findings: Self.finding("x", of: app))
    let new = Self.report(
      app, findings: Self.finding("x", of: app), Self.finding("x", line: 9, of: app))
    #expect(Self.lines(old, new) == ["+finding x||x"])
  }

  @Test func `a finding of one rule in one file that says something else is a change`() {
    let app = Self.target()
    let old = Self.report(app, findings: Self.finding("the target is API 33", of: app))
    let new = Self.report(app, findings: Self.finding("the target is API 34", of: app))
    #expect(
      Self.lines(old, new) == [
        "~finding the target is API 34|the target is API 33|the target is API 34"
      ])
    #expect(ReportDifference(from: old, to: new).newFindings(atLeast: .note) == [])
  }

  @Test func `two builds of one app are one target, whatever their files are called`() {
    let first = Self.target(name: "app-1.apk", project: "app-1.apk", DeclaredItem(.permission, "A"))
    let second = Self.target(
      name: "app-2.apk", project: "app-2.apk", DeclaredItem(.permission, "A"))
    let difference = ReportDifference(
      from: Self.report(first, findings: Self.finding("x", file: "app-1.apk", of: first)),
      to: Self.report(second, findings: Self.finding("x", file: "app-2.apk", of: second)))
    #expect(difference.targets == [])
  }

  @Test func `a target that came or went is reported with what it has`() {
    let widget = Self.target(name: "Widget", kind: "widget", DeclaredItem(.permission, "A"))
    let difference = ReportDifference(
      from: Self.report(Self.target()), to: Self.report(Self.target(), widget))
    #expect(difference.targets.map(\.presence) == [.added])
    #expect(difference.changes.map(\.name) == ["A"])
    let back = ReportDifference(
      from: Self.report(Self.target(), widget), to: Self.report(Self.target()))
    #expect(back.targets.map(\.presence) == [.removed])
    #expect(back.changes.map(\.direction) == [.lost])
  }

  @Test func `only new findings that count fail, and previews never do`() {
    let app = Self.target()
    let difference = ReportDifference(
      from: Self.report(app),
      to: Self.report(
        app, findings: Self.finding("a", of: app),
        Self.finding("b", rule: "other", severity: .warning, of: app),
        Self.finding("c", rule: "third", of: app, isPreview: true)))
    #expect(difference.newFindings(atLeast: .error).map(\.message) == ["a"])
    #expect(difference.newFindings(atLeast: .warning).map(\.message) == ["a", "b"])
  }

  @Test func `what holds in some configurations only says in which`() {
    let joined = [DeclaredItem].joined([
      ("debug", [DeclaredItem(.permission, "A"), DeclaredItem(.permission, "B")]),
      ("release", [DeclaredItem(.permission, "A")]),
    ])
    #expect(joined.map(\.name) == ["A", "B"])
    #expect(joined.map(\.configurations) == [[], ["debug"]])
  }
}
