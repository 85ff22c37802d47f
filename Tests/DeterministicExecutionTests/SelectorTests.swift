import AppHosting
import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

/// Calls by selectors, as a written package has them in the place of `#selector`.
@Suite("Methods called by their selectors")
struct SelectorTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  /// Listens, and writes down what it hears.
  final class Listener: NSObject, @unchecked Sendable {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func tap() { journal.write("tap") }
    func hear(_ note: Notification) { journal.write("hears \(note.name.rawValue)") }
    func hearOld(_ note: NSNotification) { journal.write("hears old \(note.name.rawValue)") }
    func fire(_ timer: Timer) { journal.write("fires every \(timer.timeInterval)") }
    @MainActor func draw() -> Bool {
      journal.write("draws")
      return true
    }
    @MainActor func show(_ note: Notification) { journal.write("shows \(note.name.rawValue)") }
    func take(_ text: Any?) { journal.write("takes \(text ?? "nothing")") }
  }

  private let name = Notification.Name("moved")

  private func post(_ object: Listener? = nil) throws {
    try open.app.run { NotificationCenter.default.post(name: name, object: object) }
  }

  private func heard(by selectors: Selector...) throws -> [String] {
    let listener = Listener(journal)
    try open.app.run {
      for selector in selectors {
        NotificationCenter.default.addObserver(
          listener, selector: selector, name: name, object: nil)
      }
    }
    try post()
    return journal.all
  }

  @Test func `an observer's method is called, whatever it takes and wherever it belongs`() throws {
    let heard = try heard(
      by: Selector("tap", Listener.tap), Selector("hear", Listener.hear),
      Selector("hearOld", Listener.hearOld), Selector("draw", Listener.draw),
      Selector("show", Listener.show(_:)))
    #expect(
      heard.sorted() == [
        "0 s: draws", "0 s: hears moved", "0 s: hears old moved", "0 s: shows moved", "0 s: tap",
      ])
  }

  @Test func `an observer that takes itself out hears nothing more, and others go on`() throws {
    let (first, second) = (Listener(journal), Listener(journal))
    try open.app.run {
      let center = NotificationCenter.default
      for listener in [first, second] {
        center.addObserver(
          listener, selector: Selector("tap", Listener.tap), name: name, object: nil)
      }
      center.removeObserver(first, name: Notification.Name("other"), object: nil)
    }
    try post()
    #expect(journal.all.count == 2)
    try open.app.run { NotificationCenter.default.removeObserver(first, name: name, object: nil) }
    try post()
    #expect(journal.all.count == 3)
    try open.app.run { NotificationCenter.default.removeObserver(second) }
    try post()
    #expect(journal.all.count == 3)
  }

  @Test func `a token is taken out as before`() throws {
    let token = try open.app.run {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        journal.write("token")
      }
    }
    try post()
    try open.app.run { NotificationCenter.default.removeObserver(token) }
    try post()
    #expect(journal.all == ["0 s: token"])
  }

  @Test func `an observer is not held, and one of a sender hears that alone`() throws {
    let sender = Listener(journal)
    let isGone = try open.app.run {
      let listener = Listener(journal)
      weak let left = listener
      NotificationCenter.default.addObserver(
        listener, selector: Selector("tap", Listener.tap), name: name, object: nil)
      NotificationCenter.default.addObserver(
        sender, selector: Selector("hear", Listener.hear), name: nil, object: sender)
      return { left == nil }
    }
    #expect(isGone())
    try post()
    try post(sender)
    #expect(journal.all == ["0 s: hears moved"])
  }

  @Test func `a timer calls its target, and holds it`() throws {
    let timer = try open.app.run {
      RunLoop.current.add(
        Timer(
          timeInterval: 1, target: Listener(journal), selector: Selector("tap", Listener.tap),
          userInfo: nil, repeats: false),
        forMode: .common)
      return Timer.scheduledTimer(
        timeInterval: 2, target: Listener(journal), selector: Selector("fire", Listener.fire),
        userInfo: nil, repeats: true)
    }
    open.phone.advance(by: .seconds(5))
    try open.app.run { timer.invalidate() }
    open.phone.advance(by: .seconds(5))
    #expect(journal.all == ["1 s: tap", "2 s: fires every 2.0", "4 s: fires every 2.0"])
  }

  /// An object that no one but what it set holds. Unchecked: the app's main thread has it alone.
  private final class Left: @unchecked Sendable {
    weak var listener: Listener?
    var timer: Timer?
  }

  /// Sets a timer or a call for an object, acts a little later, and tells whether the object is
  /// gone.
  private func isGone(
    after set: @Sendable (Listener) -> Timer?, then act: @Sendable (Listener, Timer?) -> Void
  ) throws -> Bool {
    let left = Left()
    try open.app.run {
      let listener = Listener(journal)
      left.listener = listener
      left.timer = set(listener)
    }
    try open.app.run { act(try #require(left.listener), left.timer) }
    open.phone.advance(by: .seconds(2))
    return left.listener == nil
  }

  @Test(arguments: [true, false])
  func `a timer lets go of its target after its only shot, or where it is ended`(repeats: Bool)
    throws
  {
    let tap = Selector("tap", Listener.tap)
    let isGone = try isGone {
      Timer.scheduledTimer(
        timeInterval: 1, target: $0, selector: tap, userInfo: nil, repeats: repeats)
    } then: {
      if repeats { $1?.invalidate() }
    }
    #expect(isGone)
    #expect(journal.all == (repeats ? [] : ["1 s: tap"]))
  }

  @Test(arguments: [false, true])
  func `limit: a timer that is made for a run loop and repeats never lets go`(repeats: Bool) throws
  {
    let isGone = try isGone {
      let timer = Timer(
        timeInterval: 1, target: $0, selector: Selector("tap", Listener.tap), userInfo: nil,
        repeats: repeats)
      RunLoop.current.add(timer, forMode: .common)
      return timer
    } then: {
      if repeats { $1?.invalidate() }
    }
    #expect(isGone != repeats)
  }

  @Test(arguments: [true, false])
  func `a call after a while lets go of its object, made or taken back`(isMade: Bool) throws {
    let isGone = try isGone {
      $0.perform(Selector("take", Listener.take), with: $0, afterDelay: 1)
      return nil
    } then: { listener, _ in
      if !isMade { NSObject.cancelPreviousPerformRequests(withTarget: listener) }
    }
    #expect(isGone)
    #expect(journal.all.count == (isMade ? 1 : 0))
  }

  @Test func `limit: off the main thread a method of the main actor runs on the main thread`()
    throws
  {
    let listener = Listener(journal)
    try open.app.run {
      for selector in [Selector("draw", Listener.draw), Selector("show", Listener.show(_:))] {
        NotificationCenter.default.addObserver(
          listener, selector: selector, name: name, object: nil)
      }
      let name = name
      DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    }
    open.phone.advance(by: .seconds(1))
    #expect(journal.all.sorted() == ["0 s: draws", "0 s: shows moved"])
    #expect(open.app.lastCrash == nil)
    #expect(
      "\(open.phone.trace)".contains("draw] is of the main actor and called on another thread"))
  }

  @Test func `limit: a method that takes another type than it is sent is not called`() throws {
    let listener = Listener(journal)
    try open.app.run {
      listener.perform(Selector("hear", Listener.hear), with: nil, afterDelay: 1)
      listener.perform(Selector("fire", Listener.fire), with: "text", afterDelay: 1)
    }
    open.phone.advance(by: .seconds(2))
    #expect(journal.all.isEmpty)
    #expect(open.app.lastCrash == nil)
    for sentence in ["takes Notification and is sent nil", "takes Timer and is sent String"] {
      #expect("\(open.phone.trace)".contains(sentence))
    }
  }

  @Test func `a call after a while can be taken back, and others stay`() throws {
    let listener = Listener(journal)
    let (tap, take) = (Selector("tap", Listener.tap), Selector("take", Listener.take))
    try open.app.run {
      listener.perform(tap, with: nil, afterDelay: 1)
      listener.perform(take, with: "one", afterDelay: 2)
      listener.perform(take, with: "two", afterDelay: 3)
      NSObject.cancelPreviousPerformRequests(
        withTarget: listener, selector: take, object: "one")
    }
    open.phone.advance(by: .seconds(5))
    #expect(journal.all == ["1 s: tap", "3 s: takes two"])
    try open.app.run {
      listener.perform(tap, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
    }
    open.phone.advance(by: .seconds(5))
    #expect(journal.all.count == 2)
  }

  @Test func `a selector that the object does not answer to ends the app`() throws {
    final class Other: NSObject {}
    let other = Other()
    try open.app.run {
      NotificationCenter.default.addObserver(
        other, selector: Selector("hear", Listener.hear), name: name, object: nil)
    }
    #expect(throws: (any Error).self) { try post() }
    #expect(
      open.app.lastCrash
        == AppCrash(
          name: "NSInvalidArgumentException",
          reason: "-[Other hear:]: unrecognized selector sent to instance"))
  }

  @Test func `two name the same where name and arity are the same`() {
    #expect(Selector("hear", Listener.hear) == Selector("hear", Listener.hear(_:)))
    #expect(Selector("tap", Listener.tap) != Selector("tap", Listener.hear))
    #expect("\(Selector("hear", Listener.hear))" == "hear:")
  }
}
