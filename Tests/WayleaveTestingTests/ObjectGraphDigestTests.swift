import CoreLocation
import Foundation
import Testing

@testable import WayleaveTesting

/// What of an app's objects tells its states apart.
@Suite("A digest of an app's objects") struct ObjectGraphDigestTests {
  private func differs(_ change: (Sitter) -> Void) -> Bool {
    let sitter = Sitter()
    let before = ObjectGraphDigest(of: sitter).digest
    change(sitter)
    return ObjectGraphDigest(of: sitter).digest != before
  }

  @Test func `two that store the same are alike`() {
    #expect(ObjectGraphDigest(of: Sitter()).digest == ObjectGraphDigest(of: Sitter()).digest)
  }

  @Test func `every value that it stores counts`() {
    #expect(differs { $0.number = 2 })
    #expect(differs { $0.text = "b" })
    #expect(differs { $0.mood = .bad })
    #expect(differs { $0.maybe = 0 })
    #expect(differs { $0.result = .failure(Sitter.Refusal(code: 2)) })
    #expect(differs { $0.pair.1 = "c" })
    #expect(differs { $0.list[1].x = 7 })
    #expect(differs { $0.names["a"] = 2 })
    #expect(differs { $0.marks.insert(9) })
    #expect(differs { $0.anything = 2 })
    #expect(differs { $0.status = .denied })
    #expect(differs { $0.inherited = true })
  }

  @Test func `every value behind a reference counts`() {
    #expect(differs { $0.other = Sitter() })
    #expect(differs { $0.friend.number = 5 })
    #expect(differs { $0.anyFriend = Friend() })
  }

  @Test func `so does a small value that no box holds inline`() {
    #expect(MemoryLayout<Tag>.size <= 24)
    #expect(differs { $0.label = Tag(owner: nil, name: "b") })
    #expect(!differs { $0.label = Tag(owner: $0, name: "a") })
  }

  @Test func `so does how many closures wait in a list, by name, or beside a value`() {
    #expect(differs { $0.callbacks.append { _ in } })
    #expect(differs { $0.callbacksByName["a"] = { _ in } })
    #expect(differs { $0.numbered.1 = 2 })
    #expect(differs { $0.phase = .asking { _ in } })
  }

  @Test func `so does a case, whatever an app calls it`() {
    #expect("\(Sitter.Phase.idle)" == "\(Sitter.Phase.done)")
    #expect(differs { $0.phase = .done })
  }

  @Test func `objects that hold each other are followed once`() {
    let (one, two) = (Sitter(), Sitter())
    one.other = two
    two.other = one
    let before = ObjectGraphDigest(of: one).digest
    two.other = two
    #expect(ObjectGraphDigest(of: one).digest != before)
  }

  @Test func `what was found out of types that hold one another goes with the search`() {
    weak var shape: TypeLayout?
    do {
      let layouts = TypeLayouts()
      shape = layouts.layout(of: Sitter.self)
      let sitter = Sitter()
      sitter.other = Sitter()
      #expect(
        ObjectGraphDigest(of: sitter, layouts).digest
          != ObjectGraphDigest(of: Sitter(), layouts).digest)
      #expect(shape != nil)
    }
    #expect(shape == nil)
  }

  @Test func `the order of a set is nothing`() {
    let (one, two) = (Sitter(), Sitter())
    for mark in 0..<50 { one.marks.insert(mark) }
    for mark in (0..<50).reversed() { two.marks.insert(mark) }
    #expect(ObjectGraphDigest(of: one).digest == ObjectGraphDigest(of: two).digest)
  }

  @Test func `dates, closures, weak references and objects of frameworks are not looked into`() {
    #expect(!differs { $0.date = Date(timeIntervalSince1970: 5) })
    #expect(!differs { $0.closure = { _ = $0 + 1 } })
    #expect(!differs { $0.weakOther = $0 })
    #expect(!differs { $0.manager = CLLocationManager() })
  }
}

private class Base: NSObject {
  var inherited = false
}

private final class Friend {
  var number = 1
}

private protocol Label {}

/// A weak reference cannot be moved byte by byte.
private struct Tag: Label {
  weak var owner: AnyObject?
  var name: String
}

private final class Sitter: Base {
  enum Mood { case good, bad }

  struct Point {
    var x = 1
    var y: Double? = 2
  }

  struct Refusal: Error {
    var code: Int
  }

  enum Phase: CustomStringConvertible, CustomReflectable {
    case idle, done
    case asking((Bool) -> Void)

    var description: String { "a phase" }
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  var number = 1
  var text = "a"
  var mood = Mood.good
  var maybe: Int?
  var result: Result<String, Refusal> = .failure(Refusal(code: 1))
  var pair = (1, "b")
  var list = [Point(), Point()]
  var names = ["a": 1, "b": 2]
  var marks: Set<Int> = []
  var anything: Any = 1
  var label: any Label = Tag(owner: nil, name: "a")
  var status = CLAuthorizationStatus.notDetermined
  var other: Sitter?
  var friend = Friend()
  var anyFriend: AnyObject?
  var date: Date? = Date(timeIntervalSince1970: 1)
  var closure: (Int) -> Void = { _ in }
  var callbacks: [(Bool) -> Void] = []
  var callbacksByName: [String: (Bool) -> Void] = [:]
  var numbered: ((Bool) -> Void, Int) = ({ _ in }, 1)
  var phase = Phase.idle
  weak var weakOther: Sitter?
  var manager = CLLocationManager()
}
