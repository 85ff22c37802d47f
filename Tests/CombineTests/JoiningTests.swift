#if AppFrameworks
  import Combine
  import Testing

  @Suite("Publishers put together, which OpenCombine lacks")
  struct JoiningTests {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()

    @Test func `a merge hands on what comes, and finishes with the last of them`() {
      var heard: [Int] = []
      var isFinished = false
      let third = Just(7)
      let watching = first.merge(with: second, third)
        .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { heard.append($0) })
      second.send(2)
      first.send(1)
      first.send(completion: .finished)
      second.send(3)
      #expect(!isFinished)
      second.send(completion: .finished)
      #expect(heard == [7, 2, 1, 3])
      #expect(isFinished)
      withExtendedLifetime(watching) {}
    }

    @Test func `many publishers of one kind are merged`() {
      var heard: [Int] = []
      let watching = Publishers.MergeMany([first, second]).sink { heard.append($0) }
      first.send(1)
      second.send(2)
      watching.cancel()
      first.send(3)
      #expect(heard == [1, 2])
    }

    @Test func `the latest of two come together once both have a value`() {
      var heard: [[Int]] = []
      let watching = first.combineLatest(second).sink { heard.append([$0, $1]) }
      first.send(1)
      first.send(2)
      second.send(10)
      first.send(3)
      second.send(20)
      #expect(heard == [[2, 10], [3, 10], [3, 20]])
      withExtendedLifetime(watching) {}
    }

    @Test func `the latest of three are transformed`() {
      var heard: [Int] = []
      let third = CurrentValueSubject<Int, Never>(100)
      let watching = first.combineLatest(second, third) { $0 + $1 + $2 }.sink { heard.append($0) }
      first.send(1)
      second.send(10)
      third.send(200)
      #expect(heard == [111, 211])
      withExtendedLifetime(watching) {}
    }
  }
#endif
