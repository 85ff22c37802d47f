import Combine
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
  #endif
}
