import Combine
import Foundation
import Testing

@Suite("import Combine")
struct PublisherTests {
  #if AppFrameworks
    @Test func `a subject hands its values to who subscribed`() {
      let subject = PassthroughSubject<Int, Never>()
      var heard: [Int] = []
      let subscription = subject.sink { heard.append($0) }
      subject.send(17)
      #expect(heard == [17])
      subscription.cancel()
    }

    final class Model: ObservableObject {
      @Published var name = ""
    }

    @Test func `a published property tells of its change before it is made`() {
      let model = Model()
      var changes: [String] = []
      let watching = model.objectWillChange.sink { changes.append(model.name) }
      model.name = "Vienna"
      #expect(changes == [""])
      withExtendedLifetime(watching) {}
    }

    @Test func `notifications are published in Apple's spelling`() {
      let center = NotificationCenter()
      let name = Notification.Name("moved")
      var count = 0
      let watching = center.publisher(for: name).sink { _ in count += 1 }
      center.post(name: name, object: nil)
      #expect(count == 1)
      withExtendedLifetime(watching) {}
    }

    @Test func `the main queue, run loop and operation queue are schedulers`() {
      let schedulers: [Any] = [DispatchQueue.main, RunLoop.main, OperationQueue.main]
      #expect(schedulers.allSatisfy { $0 is any Scheduler })
    }
  #endif
}
