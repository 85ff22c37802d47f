import Abilities
import AuthorizationEngine
import Findings
import PlatformModel
import Testing

@Suite("What users get")
struct AbilityTableTests {
  static let everything = AppBuild(
    purposeStrings: [.whenInUse, .always, .alwaysAndWhenInUse], hasLocationBackgroundMode: true)

  func cells(
    _ build: AppBuild, _ behaviour: AppBehaviour, on releases: [OSVersion] = OSVersion.allIOS
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

  @Test func `of an app that asks step by step are told apart where iOS 13 and 13.4 changed`() {
    // T08, T10, T18 and T19; IOS-REQ-007.
    let cells = cells(
      Self.everything,
      AppBehaviour(
        requestsWhenInUse: true, requestsAlways: true, allowsBackgroundUpdates: true))
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
      Self.everything, AppBehaviour(requestsAlways: true, allowsBackgroundUpdates: true))
    #expect(
      cells["Always"] == [
        "iOS 8-10": "background", "iOS 11-12": "background",
        "iOS 13-27": "background, indicator, Always asked later",
      ])
    #expect(cells["While Using"]?["iOS 8-10"] == "not offered")
  }

  @Test(arguments: [AppBehaviour(requestsWhenInUse: true), AppBehaviour(requestsAlways: true)])
  func `of an app without its strings is no prompt`(behaviour: AppBehaviour) {
    // IOS-KEY-001: no crash, just nothing.
    let cells = cells(AppBuild(), behaviour)
    #expect(!cells.isEmpty)
    #expect(cells.values.allSatisfy { $0.values.allSatisfy { $0 == "no prompt" } })
  }

  @Test func `is a crash for everybody where the flag is set without the mode`() {
    // IOS-BG-010, IOS-BG-011: whatever was answered.
    let build = AppBuild(purposeStrings: [.whenInUse])
    let behaviour = AppBehaviour(requestsWhenInUse: true, allowsBackgroundUpdates: true)
    let cells = cells(build, behaviour, on: OSVersion.allIOS.filter { $0 >= .iOS(15) })
    #expect(cells.values.allSatisfy { $0 == ["iOS 15-27": "crash"] })
    #expect(cells.count == 3)
  }

  @Test func `says reduced where the build asks for no more, from iOS 14`() {
    // IOS-ACC-010, P6r.
    let build = AppBuild(purposeStrings: [.whenInUse], defaultAccuracyReduced: true)
    let cells = cells(build, AppBehaviour(requestsWhenInUse: true))
    #expect(cells["While Using"]?["iOS 14-27"] == "foreground, reduced")
    #expect(cells["While Using"]?["iOS 13"] == "foreground")
  }

  @Test func `has no table for an app that never asks`() {
    #expect(AbilityTable.table(for: Self.everything, AppBehaviour(), on: OSVersion.allIOS) == nil)
  }

  @Test func `does not call it poor that an app which never wanted the background stays out of it`()
  {
    let table = AbilityTable.table(
      for: Self.everything, AppBehaviour(requestsWhenInUse: true), on: [.iOS(17)])
    #expect(table?.rows.first { $0.label == "While Using" }?.cells[0].meaning == .good)
    let background = AbilityTable.table(
      for: AppBuild(purposeStrings: [.whenInUse, .alwaysAndWhenInUse]),
      AppBehaviour(requestsWhenInUse: true, requestsAlways: true), on: [.iOS(17)])
    #expect(background?.rows.first { $0.label == "While Using" }?.cells[0].meaning == .limited)
  }
}
