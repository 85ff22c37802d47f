import AppHosting
import Dispatch
import Foundation
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("What the phone's clock does not own")
struct LimitTests {
  @Test func `limit: a thread that code makes itself lives by the machine's clock`() throws {
    let open = try OpenApp()
    let isOver = DispatchSemaphore(value: 0)
    let phonesDate = try open.app.run {
      Thread.detachNewThread {
        open.journal.write("of an app: \(HostedProcess.onThisThread != nil)")
        open.journal.write("by its clock: \(abs(Date().timeIntervalSince1970 - phoneStart) < 3600)")
        isOver.signal()
      }
      return Date()
    }
    isOver.wait()
    #expect(phonesDate.timeIntervalSince1970 == phoneStart)
    #expect(open.journal.all == ["0 s: of an app: true", "0 s: by its clock: false"])
  }

  @Test func `limit: what a thread of the app's own begins and keeps is the machine's`() throws {
    let open = try OpenApp()
    let isOver = DispatchSemaphore(value: 0)
    let key = "wayleave.limit"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let write: @Sendable (String) -> Void = { who in
      open.journal.write("\(who) of an app: \(HostedProcess.onThisThread != nil)")
    }
    try open.app.run {
      Thread.detachNewThread {
        UserDefaults.standard.set(true, forKey: key)
        DispatchQueue.global().async {
          write("block")
          Task {
            write("task")
            isOver.signal()
          }
        }
      }
    }
    isOver.wait()
    #expect(open.journal.all == ["0 s: block of an app: false", "0 s: task of an app: false"])
    #expect(try open.app.run { UserDefaults.standard.bool(forKey: key) } == false)
  }

  @Test func `limit: a thread of pthread_create belongs to no app`() throws {
    let open = try OpenApp()
    let isOfApp = try open.app.run {
      var isOfApp = true
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { box in
          box?.storeBytes(of: HostedProcess.onThisThread != nil, as: Bool.self)
          return nil
        }, &isOfApp)
      pthread_join(thread, nil)
      return isOfApp
    }
    #expect(!isOfApp)
  }

  @Test func `limit: a timer source that is let go without being canceled goes on`() throws {
    let open = try OpenApp()
    try open.app.run {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1)
      source.setEventHandler { open.journal.write("tick") }
      source.resume()
    }
    open.phone.advance(by: .seconds(5))
    #expect(open.journal.all == ["1 s: tick"])
  }

  @Test func `limit: a barrier does not wait for a block that waits`() throws {
    let open = try OpenApp()
    try open.app.run {
      let queue = DispatchQueue(label: "store", attributes: .concurrent)
      let go = DispatchSemaphore(value: 0)
      queue.async {
        go.wait()
        open.journal.write("reader")
      }
      queue.async(flags: .barrier) {
        open.journal.write("barrier")
        go.signal()
      }
    }
    #expect(open.journal.all == ["0 s: barrier", "0 s: reader"])
  }
}

/// The first moment of a phone, in seconds since 1970.
private let phoneStart = 1_767_225_600.0
