import AuthorizationEngine
import PlatformModel
import Testing

/// T01 to T28 on every release of their range, and their neighbours outside it.
@Suite(.holdingRows) struct TransitionTests {
  static let inside: [TransitionOnRelease] = Transition.table.flatMap { transition in
    transition.versions.map { TransitionOnRelease(transition: transition, version: $0) }
  }

  /// The releases just outside each range.
  static let neighbours: [TransitionOnRelease] = Transition.table.flatMap { transition in
    [transition.versions.first?.previous, transition.versions.last?.next].compactMap(\.self)
      .map { TransitionOnRelease(transition: transition, version: $0) }
  }

  @Test(arguments: inside)
  func `a request ends as its row of the table says`(_ row: TransitionOnRelease) {
    #expect(row.transition.observe(on: row.version) == row.transition.gives)
  }

  /// T22 and T23 name states that iOS 12 cannot have; what differs there is that they cannot arise.
  @Test(
    arguments: neighbours.filter {
      !$0.transition.id.hasPrefix("T22 Allow Once") && !$0.transition.id.hasPrefix("T23 prov")
    })
  func `outside its releases the same request ends otherwise`(_ row: TransitionOnRelease) {
    #expect(row.transition.observe(on: row.version) != row.transition.gives)
  }

  @Test func `the table of tests names every transition from T01 to T28`() {
    let named = Set(Transition.table.map { String($0.id.prefix(3)) })
    let all = (1...28).map { $0 < 10 ? "T0\($0)" : "T\($0)" }
    #expect(all.filter { !named.contains($0) } == [])
  }

  @Test(
    "IOS-AUTH-036: Keep Only While Using makes no callback",
    arguments: releases(from: .iOS(13, 4)))
  func keepOnlyWhileUsing(_ version: OSVersion) {
    var run = Run(version)
    run.open(.whenInUse)
    run.send(.requestAlways, .answer(.keepOnlyWhileUsing))
    #expect(run.callbacks == [])
    #expect(run.effects == [.promptClosed(.answered), .didBecomeActive])
  }
}
