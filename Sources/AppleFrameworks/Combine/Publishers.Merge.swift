#if AppFrameworks
  import OpenCombine

  // OpenCombine lacks the operators that put several publishers together.

  extension Publisher {
    /// Hands on the values of both, as they come.
    public func merge<Other: Publisher>(
      with other: Other
    ) -> Publishers.Merge<Self, Other> where Other.Output == Output, Other.Failure == Failure {
      Publishers.Merge(self, other)
    }

    /// Hands on the values of all three, as they come.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
      merge(with: b).merge(with: c)
    }

    /// Hands on the values of all four, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
    where
      B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
      D.Output == Output, D.Failure == Failure
    {
      merge(with: b).merge(with: c).merge(with: d)
    }
  }

  extension Publishers {
    /// The values of two publishers, as they come; it finishes with the second of them.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      /// What comes.
      public typealias Output = A.Output
      /// How it fails.
      public typealias Failure = A.Failure

      /// The first.
      public let a: A
      /// The second.
      public let b: B

      /// Two publishers.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Subscribes to both.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
          .receive(subscriber: subscriber)
      }
    }

    /// The values of many publishers, as they come; it finishes with the last of them.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// What comes.
      public typealias Output = Upstream.Output
      /// How it fails.
      public typealias Failure = Upstream.Failure

      /// All of them.
      public let publishers: [Upstream]

      /// Some publishers.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// The publishers of a sequence.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
        publishers = Array(upstream)
      }

      /// Subscribes to all.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
          .flatMap { $0 }
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
