#if AppFrameworks
  import Combine
  import Testing

  @testable import WayleaveTesting

  @Suite("A digest of Combine's objects") struct CombineDigestTests {
    private func differs(_ change: (Model) -> Void) -> Bool {
      let model = Model()
      let before = ObjectGraphDigest(of: model).digest
      change(model)
      return ObjectGraphDigest(of: model).digest != before
    }

    @Test func `the values that they keep count`() {
      #expect(differs { $0.published = 2 })
      #expect(differs { $0.subject.value = 2 })
      #expect(differs { $0.maybe?.value = "b" })
    }

    @Test func `who listens to them does not, and neither does what they have inside`() {
      #expect(!differs { $0.listener = $0.subject.sink { _ in } })
      #expect(!differs { $0.listener = $0.$published.sink { _ in } })
      #expect(!differs { $0.listener = $0.objectWillChange.sink { _ in } })
      #expect(!differs { $0.passing.send(1) })
    }

    private final class Model: ObservableObject {
      @Published var published = 1
      let subject = CurrentValueSubject<Int, Never>(1)
      var maybe: CurrentValueSubject<String, Never>? = CurrentValueSubject("a")
      let passing = PassthroughSubject<Int, Never>()
      var listener: AnyCancellable? = Just(1).sink { _ in }
    }
  }
#endif
