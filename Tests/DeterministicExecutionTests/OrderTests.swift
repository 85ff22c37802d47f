import AppHosting
import Dispatch
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("Orders other than that of asking") struct OrderTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = Journal()
  }

  /// What was written in an order, and where others were possible.
  private func run(
    _ order: String? = nil, _ body: @MainActor () -> Void
  ) throws -> (all: [String], open: [UInt8], words: [String]) {
    try run(in: order.map { try #require(Order($0)) }, body)
  }

  private func run(
    in order: Order?, _ body: @MainActor () -> Void
  ) throws -> (all: [String], open: [UInt8], words: [String]) {
    let loop = try #require(VirtualLoop.of(open.phone))
    loop.beginTurns(order)
    try open.app.run(body)
    let (open, words) = loop.endTurns()
    return (journal.all, open, words)
  }

  private func threeTasks() {
    for name in ["a", "b", "c"] { Task.detached { journal.write(name) } }
  }

  @Test(arguments: [
    ("turn 1 late", ["b", "c", "a"]), ("turn 1 takes 2", ["b", "a", "c"]),
    ("turn 1 takes 3", ["c", "a", "b"]), ("turn 2 late", ["a", "c", "b"]),
    ("turn 1 late, turn 2 late", ["c", "a", "b"]), ("turn 9 late", ["a", "b", "c"]),
    ("turn 1 takes 9", ["a", "b", "c"]),
  ])
  func `tasks of the global pool run in any order`(order: String, all: [String]) throws {
    #expect(try run(order, threeTasks).all == all)
  }

  @Test func `where several could run is written down, and nothing changed by it`() throws {
    let (all, open, words) = try run(nil, threeTasks)
    #expect(all == ["a", "b", "c"])
    #expect(open == [3, 2])
    #expect(words.isEmpty)
  }

  @Test func `what ran out of its turn is reported`() throws {
    let words = try run("turn 1 takes 2") {
      Task { @MainActor in journal.write("task") }
      DispatchQueue(label: "store").async { journal.write("block") }
    }.words
    #expect(words == ["a block of the queue store runs before a task on the main actor"])
  }

  @Test func `limit: 24 moments of a step, and eight pieces of each, are turned`() throws {
    let open = try run(nil) {
      for number in 1...30 { Task.detached { journal.write("\(number)") } }
    }.open
    #expect(open == Array(repeating: 8, count: 23) + [7])
  }

  @Test func `what comes late waits for all that follows from the others`() throws {
    let all = try run("turn 1 late") {
      Task.detached { journal.write("late") }
      Task { @MainActor in
        await Task.detached { journal.write("first") }.value
        journal.write("second")
      }
    }.all
    #expect(all == ["first", "second", "late"])
  }

  @Test func `the main queue and the main actor keep their order`() throws {
    let open = try run {
      Task { @MainActor in journal.write("task") }
      DispatchQueue.main.async { journal.write("block") }
      Task { @MainActor in journal.write("task") }
    }.open
    #expect(open.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a queue keeps its order, also where its blocks run at once`(isConcurrent: Bool) throws {
    let queue = DispatchQueue(label: "store", attributes: isConcurrent ? .concurrent : [])
    let open = try run {
      for _ in 1...3 { queue.async { journal.write("block") } }
    }.open
    #expect(open.isEmpty)
  }

  @Test func `an actor keeps the order in which it was asked, whatever runs before or after it`()
    throws
  {
    func run(_ order: Order?) throws -> (all: [String], open: [UInt8]) {
      let test = try OrderTests()
      let (all, open, _) = try test.run(in: order) {
        let store = Store(test.journal)
        Task.detached { await store.begin() }
        for name in ["c", "d"] { Task.detached { test.journal.write(name) } }
      }
      return (all, open)
    }
    let orders = Order([]).others(open: try run(nil).open)
    let all = try orders.map { try run($0).all }
    #expect(Set(all.map { $0.firstIndex(of: "a") }).count > 1)
    for all in all { #expect(all.filter { $0 < "c" } == ["a", "b"]) }
  }

  @Test func `blocks of a global queue do not wait for each other`() throws {
    let all = try run("turn 1 late, turn 2 late") {
      DispatchQueue.global().async { journal.write("a") }
      DispatchQueue.global().async { journal.write("b") }
      DispatchQueue.main.async { journal.write("main") }
    }.all
    #expect(all == ["main", "a", "b"])
  }

  @Test func `a wait with sync for a queue ends, whatever comes late`() throws {
    let queue = DispatchQueue(label: "store")
    let all = try run("turn 1 late") {
      queue.async { journal.write("block") }
      Task.detached { journal.write("task") }
      queue.sync { journal.write("sync") }
    }.all
    #expect(all == ["task", "block", "sync"])
  }

  @Test(arguments: ["turn 1 late", "turn 12 takes 3", "turn 1 takes 2, turn 4 late"])
  func `an order is written as it is read`(text: String) throws {
    #expect(try #require(Order(text)).description == text)
  }

  @Test(arguments: ["", "turn", "turn 0 late", "turn 1 takes 1", "turn 1 early", "turn 1 late 2"])
  func `what is no order is none`(text: String) {
    #expect(Order(text) == nil)
  }
}

private actor Store {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func write(_ line: String) { journal.write(line) }

  /// Asks itself twice.
  func begin() {
    Task { write("a") }
    Task { write("b") }
  }
}
