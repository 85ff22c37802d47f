import Dispatch
import Foundation
import PhoneSimulator
import Synchronization
import Testing

@testable import DeterministicExecution

@Suite("Dispatch by the phone's clock")
struct QueueTests {
  let open: OpenApp
  let journal: Journal

  init() throws {
    open = try OpenApp()
    journal = open.journal
  }

  @Test func `a block for the main queue runs on the main thread, after the body`() throws {
    try open.app.run {
      DispatchQueue.main.async { journal.write("main \(Thread.isMainThread)") }
      journal.write("body")
    }
    #expect(journal.all == ["0 s: body", "0 s: main true"])
  }

  @Test func `a block for later runs when it is due`() throws {
    try open.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { journal.write("two") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { journal.write("1.5") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { journal.write("wall") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 4) { journal.write("global") }
    }
    #expect(journal.all.isEmpty)
    open.phone.advance(by: .seconds(10))
    #expect(journal.all == ["1 s: 1.5", "2 s: two", "3 s: wall", "4 s: global"])
  }

  @Test func `a block of a global queue runs on another thread, and comes back to main`() throws {
    try open.app.run {
      DispatchQueue.global(qos: .userInitiated).async {
        journal.write("global \(Thread.isMainThread)")
        DispatchQueue.main.async { journal.write("main \(Thread.isMainThread)") }
      }
    }
    #expect(journal.all == ["0 s: global false", "0 s: main true"])
  }

  @Test func `a background block may wait for the main queue`() throws {
    try open.app.run {
      DispatchQueue.global().async {
        let isMain = DispatchQueue.main.sync { Thread.isMainThread }
        journal.write("sync \(isMain)")
      }
      DispatchQueue.main.async { journal.write("meanwhile") }
    }
    #expect(journal.all == ["0 s: meanwhile", "0 s: sync true"])
  }

  @Test func `sync on a serial queue runs in place, after what the queue holds`() throws {
    try open.app.run {
      let queue = DispatchQueue(label: "a queue")
      #expect(queue.sync { 5 } == 5)
      queue.async { journal.write("first") }
      queue.sync { journal.write("second") }
      journal.write("third")
    }
    #expect(journal.all == ["0 s: first", "0 s: second", "0 s: third"])
  }

  @Test func `sync on the main queue from the main thread is the crash that it is`() throws {
    #expect(throws: PhoneRefusal.self) {
      try open.app.run { DispatchQueue.main.sync { journal.write("never") } }
    }
    #expect(journal.all.isEmpty)
    #expect(open.app.process == .terminated)
  }

  @Test func `a group tells when all of it is done`() throws {
    try open.app.run {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { journal.write("one") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        journal.write("two")
        group.leave()
      }
      group.notify(queue: .main) { journal.write("all") }
    }
    #expect(journal.all == ["0 s: one"])
    open.phone.advance(by: .seconds(3))
    #expect(journal.all == ["0 s: one", "3 s: two", "3 s: all"])
  }

  @Test func `the main thread may wait for a group`() throws {
    try open.app.run {
      let group = DispatchGroup()
      for number in 1...2 {
        DispatchQueue.global().async(group: group) { journal.write("\(number)") }
      }
      group.wait()
      journal.write("waited")
    }
    #expect(journal.all == ["0 s: 1", "0 s: 2", "0 s: waited"])
  }

  @Test func `a semaphore lets two threads wait for each other`() throws {
    try open.app.run {
      let question = DispatchSemaphore(value: 0)
      let answer = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        question.wait()
        journal.write("asked")
        answer.signal()
      }
      question.signal()
      answer.wait()
      journal.write("answered")
    }
    #expect(journal.all == ["0 s: asked", "0 s: answered"])
  }

  @Test func `a semaphore that nothing signals times out by the phone's clock`() throws {
    let result = try open.app.run {
      DispatchSemaphore(value: 0).wait(timeout: .now() + 20)
    }
    #expect(result == .timedOut)
    #expect(open.phone.now == .seconds(20))
  }

  @Test func `waiting on the main thread for what nothing can bring is a hang, told at once`()
    throws
  {
    let refusal = try #require(throws: PhoneRefusal.self) {
      try open.app.run { DispatchSemaphore(value: 0).wait() }
    }
    #expect(refusal.sentence.contains("its main thread waits for a semaphore"))
  }

  @Test func `a work item can be canceled, waited for and followed`() throws {
    try open.app.run {
      let cancelled = DispatchWorkItem { journal.write("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      let item = DispatchWorkItem { @Sendable in journal.write("item") }
      item.notify(queue: .main) { journal.write("followed") }
      DispatchQueue.global().async(execute: item)
      item.wait()
      journal.write("waited")
    }
    open.phone.advance(by: .seconds(2))
    #expect(journal.all == ["0 s: item", "0 s: waited", "0 s: followed"])
  }

  @Test func `a concurrent queue with a barrier, and concurrentPerform`() throws {
    try open.app.run {
      let queue = DispatchQueue(label: "store", attributes: .concurrent)
      let numbers = Mutex<[Int]>([])
      DispatchQueue.concurrentPerform(iterations: 3) { number in
        numbers.withLock { $0.append(number) }
      }
      queue.async(flags: .barrier) { numbers.withLock { $0.append(3) } }
      queue.sync(flags: .barrier) { journal.write("\(numbers.withLock { $0 })") }
    }
    #expect(journal.all == ["0 s: [0, 1, 2, 3]"])
  }

  @Test func `a timer source fires by the phone's clock until it is canceled`() throws {
    try open.app.run {
      let source = DispatchSource.makeTimerSource(queue: .main)
      let count = Mutex(0)
      source.schedule(deadline: .now() + 1, repeating: 2)
      source.setEventHandler {
        journal.write("tick")
        if count.withLock({
          $0 += 1; return $0
        }) == 3 {
          source.cancel()
        }
      }
      source.setCancelHandler { journal.write("cancelled") }
      source.resume()
    }
    open.phone.advance(by: .seconds(60))
    #expect(journal.all == ["1 s: tick", "3 s: tick", "5 s: tick", "5 s: cancelled"])
  }

  @Test func `a precondition about a queue holds on it and crashes off it`() throws {
    let queue = DispatchQueue(label: "checked")
    try open.app.run {
      dispatchPrecondition(condition: .onQueue(.main))
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        journal.write("on")
      }
    }
    #expect(journal.all == ["0 s: on"])
    #expect(throws: PhoneRefusal.self) {
      try open.app.run { dispatchPrecondition(condition: .onQueue(queue)) }
    }
  }

  @Test func `a barrier on a concurrent queue is seen by the block that reads after it`() throws {
    try open.app.run {
      let queue = DispatchQueue(label: "store", attributes: .concurrent)
      let number = Mutex(0)
      queue.async(flags: .barrier) { number.withLock { $0 = 1 } }
      journal.write("\(queue.sync { number.withLock { $0 } })")
    }
    #expect(journal.all == ["0 s: 1"])
  }

  @Test func `operation queues run on these queues`() throws {
    try open.app.run {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let first = BlockOperation { @Sendable in journal.write("first \(Thread.isMainThread)") }
      let second = BlockOperation { @Sendable in journal.write("second") }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
      OperationQueue.main.addOperation { journal.write("main \(Thread.isMainThread)") }
    }
    #expect(Set(journal.all) == ["0 s: first false", "0 s: second", "0 s: main true"])
    #expect(journal.all.count == 3)
  }
}
