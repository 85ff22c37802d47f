import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import Testing

@Suite("What users get")
struct AbilityTableTests {
  static let everything = IOS.Build(
    purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse], hasLocationBackgroundMode: true)

  func cells(
    _ build: IOS.Build, _ behaviour: AppBehaviour, on releases: [OSVersion] = OSVersion.allIOS
  ) -> [String: [String: String]] {
    guard let table = AbilityTable.table(for: build, behaviour, on: releases) else { return [:] }
    var cells: [String: [String: String]] = [:]
    for row in table.rows {
      for (column, cell) in zip(table.columns.dropFirst(), row.cells) {
        cells[row.label, default: [:]][column] = cell.text
      }
    }
    return cells
  }

  @Test func `of an app that asks step by step are distinguished where iOS 13 and 13.4 changed`() {
    // T08, T10, T18 and T19; IOS-REQ-007.
    let cells = cells(
      Self.everything,
      AppBehaviour(
        requestsWhenInUse: true, requestsAlways: true, backgroundFlag: .inFront))
    #expect(
      cells["Always"] == [
        "iOS 8": "not offered", "iOS 9-12": "background",
        "iOS 13.0-13.3": "background, indicator, Always asked later", "iOS 13.4-27": "background",
      ])
    #expect(cells["Allow Once"]?["iOS 9-12"] == "not offered")
    #expect(cells["Don’t Allow"]?.values.allSatisfy { $0 == "nothing" } == true)
  }

  @Test func `of an app that asks for Always at once has its upgrade later from iOS 13`() {
    // T03, T05, T15; IOS-REQ-006.
    let cells = cells(
      Self.everything, AppBehaviour(requestsAlways: true, backgroundFlag: .inFront))
    #expect(
      cells["Always"] == [
        "iOS 8-10": "background", "iOS 11-12": "background",
        "iOS 13-27": "background, indicator, Always asked later",
      ])
    #expect(cells["While Using"]?["iOS 8-10"] == "not offered")
  }

  @Test func `of an app that starts updates only under Always is nothing under While Using`() {
    let cells = cells(
      Self.everything, AppBehaviour(requestsWhenInUse: true, start: .needsAlways))
    #expect(cells["While Using"]?.values.allSatisfy { $0 == "nothing" } == true)
    let both = self.cells(
      Self.everything,
      AppBehaviour(requestsWhenInUse: true, requestsAlways: true, start: .needsAlways))
    #expect(both["While Using"]?["iOS 13.4-27"] == "nothing")
    #expect(both["Always"]?["iOS 13.4-27"]?.hasPrefix("foreground") == true)
  }

  @Test func `without a When In Use string is what the request for Always gives`() {
    // IOS-KEY-004: on iOS 8 to 10 Always reads its own key alone.
    let cells = cells(
      IOS.Build(purposeStrings: [.always], hasLocationBackgroundMode: true),
      AppBehaviour(requestsWhenInUse: true, requestsAlways: true, backgroundFlag: .inFront))
    #expect(cells["Always"]?["iOS 8-10"] == "background")
    #expect(cells["Always"]?["iOS 11-27"] == "no prompt")
  }

  @Test(arguments: [AppBehaviour(requestsWhenInUse: true), AppBehaviour(requestsAlways: true)])
  func `of an app without its strings is no prompt`(behaviour: AppBehaviour) {
    // IOS-KEY-001: no crash, just nothing, in one sentence.
    let table = AbilityTable.table(for: IOS.Build(), behaviour, on: OSVersion.allIOS)
    #expect(table == AbilityTable.noPrompt)
    #expect(table?.rows == [])
    #expect(table?.notes == ["No location prompt ever appears."])
  }

  @Test func `has its rows where one release asks and another does not`() {
    // IOS-KEY-004, IOS-KEY-003: iOS 10 reads another key.
    let cells = cells(IOS.Build(purposeStrings: [.always]), AppBehaviour(requestsAlways: true))
    #expect(cells["Always"] == ["iOS 8-10": "foreground", "iOS 11-27": "no prompt"])
  }

  @Test func `promises nothing in the background where the flag comes too late`() {
    // IOS-BG-015, IOS-BG-016; iOS 8 has no flag (IOS-BG-013).
    let cells = cells(
      Self.everything, AppBehaviour(requestsWhenInUse: true, backgroundFlag: .inBackground))
    #expect(
      cells["While Using"] == [
        "iOS 8": "background, indicator", "iOS 9-12": "foreground", "iOS 13-27": "foreground",
      ])
  }

  @Test func `says of Always that it ends where the flag is cleared under it`() {
    // IOS-BG-017
    let cells = cells(
      Self.everything,
      AppBehaviour(
        requestsWhenInUse: true, requestsAlways: true, backgroundFlag: .inFront,
        clearsFlagUnderAlways: true), on: [.iOS(17)])
    #expect(cells["Always"]?.values.sorted() == ["background, until the flag is cleared"])
    #expect(cells["While Using"]?.values.sorted() == ["background, indicator"])
  }

  @Test func `follows the suspension of iOS 16.4`() {
    // IOS-BG-019
    let cells = cells(
      Self.everything,
      AppBehaviour(
        requestsWhenInUse: true, requestsAlways: true, backgroundFlag: .inFront, isFiltered: true),
      on: OSVersion.allIOS.filter { $0 >= .iOS(15) })
    #expect(
      cells["Always"] == ["iOS 15.0-16.3": "background", "iOS 16.4-27": "foreground"])
  }

  @Test func `says of provisional Always that the suspension of iOS 16.4 comes with the real one`()
  {
    // IOS-REQ-009, IOS-BG-019
    let cells = cells(
      Self.everything,
      AppBehaviour(requestsAlways: true, backgroundFlag: .inFront, isFiltered: true),
      on: [.iOS(17)])
    #expect(
      cells["Always"]?.values.sorted() == [
        "background, indicator, Always asked later, then foreground"
      ])
  }

  @Test
  func `of an app that asks for Always first has its upgrade later although it asks for both`() {
    // IOS-REQ-006
    let cells = cells(
      Self.everything,
      AppBehaviour(requestsWhenInUse: true, requestsAlways: true, asksAlwaysFirst: true),
      on: [.iOS(17)])
    #expect(cells["Always"]?.values.sorted() == ["foreground, Always asked later"])
  }

  @Test(
    arguments: [
      (AppBehaviour.Start.givesNothing, ["nothing"]), (.endsProcess, ["crash", "nothing"]),
    ])
  func `gives no location where no service can be started`(
    start: AppBehaviour.Start, expected: [String]
  ) {
    // IOS-AUTH-040, IOS-REQ-023
    let cells = cells(
      Self.everything, AppBehaviour(requestsWhenInUse: true, start: start), on: [.iOS(17)])
    #expect(Set(cells.values.flatMap(\.values)).sorted() == expected)
  }

  @Test func `is a crash for everybody where the flag is set without the mode`() {
    // IOS-BG-010, IOS-BG-011: whatever was answered.
    let build = IOS.Build(purposeStrings: [.whenInUse])
    let behaviour = AppBehaviour(requestsWhenInUse: true, backgroundFlag: .inFront)
    let cells = cells(build, behaviour, on: OSVersion.allIOS.filter { $0 >= .iOS(15) })
    #expect(cells.values.allSatisfy { $0 == ["iOS 15-27": "crash"] })
    #expect(cells.count == 3)
  }

  @Test func `says reduced where the build asks for no more, from iOS 14`() {
    // IOS-ACC-010, P6r.
    let build = IOS.Build(purposeStrings: [.whenInUse], defaultAccuracyReduced: true)
    let cells = cells(build, AppBehaviour(requestsWhenInUse: true))
    #expect(cells["While Using"]?["iOS 14-27"] == "foreground, reduced")
    #expect(cells["While Using"]?["iOS 13"] == "foreground")
  }

  @Test func `has no table for an app that never asks`() {
    #expect(AbilityTable.table(for: Self.everything, AppBehaviour(), on: OSVersion.allIOS) == nil)
  }

  @Test(
    "of an app that starts another service is what the engine says of that service",
    arguments: [
      // IOS-BG-052: on iOS 8 to 12 these need Always. IOS-BG-040: under Always they wake the app.
      (AppBehaviour.Service.regions, "nothing", "foreground", "background"),
      (.visits, "nothing", "foreground", "background"),
      (.significantChanges, "nothing", "foreground", "background"),
      // IOS-BG-054: ranging ends with the process.
      (.beacons, "foreground", "foreground", "foreground"),
    ])
  func services(
    _ service: AppBehaviour.Service, whileUsingBefore: String, whileUsing: String, always: String
  ) {
    let behaviour = AppBehaviour(
      requestsWhenInUse: true, requestsAlways: true, services: [service])
    let cells = { self.cells(Self.everything, behaviour, on: [$0]) }
    #expect(cells(.iOS(12))["While Using"].map { Set($0.values) } == [whileUsingBefore])
    #expect(cells(.iOS(17))["While Using"].map { Set($0.values) } == [whileUsing])
    #expect(cells(.iOS(17))["Always"].map { Set($0.values) } == [always])
  }

  @Test func `names the services that are no location updates`() {
    func notes(_ services: Set<AppBehaviour.Service>) -> [String]? {
      AbilityTable.table(
        for: Self.everything, AppBehaviour(requestsWhenInUse: true, services: services),
        on: [.iOS(17)])?.notes
    }
    #expect(notes([.updates, .regions]) == [])
    #expect(
      notes([.regions, .beacons, .visits]) == [
        "The code starts no location updates: this is what becomes of visits, regions and beacons."
      ])
  }

  @Test func `does not call it poor that an app which never wanted the background stays out of it`()
  {
    let table = AbilityTable.table(
      for: Self.everything, AppBehaviour(requestsWhenInUse: true), on: [.iOS(17)])
    #expect(table?.rows.first { $0.label == "While Using" }?.cells[0].meaning == .good)
    let background = AbilityTable.table(
      for: IOS.Build(purposeStrings: [.whenInUse, .alwaysAndWhenInUse]),
      AppBehaviour(requestsWhenInUse: true, requestsAlways: true), on: [.iOS(17)])
    #expect(background?.rows.first { $0.label == "While Using" }?.cells[0].meaning == .limited)
  }
}
