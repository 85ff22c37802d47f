#if AppFrameworks
  import OpenCombine

  // OpenCombine lacks the operators that put several publishers together.

  extension Publisher {
    /// The newest values of both, whenever one of them changes, once both have one.
    public func combineLatest<Other: Publisher>(
      _ other: Other
    ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// What becomes of the newest values of both.
    public func combineLatest<Other: Publisher, Result>(
      _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result>
    where Other.Failure == Failure {
      combineLatest(other).map { transform($0, $1) }
    }

    /// The newest values of all three, whenever one of them changes, once all have one.
    public func combineLatest<B: Publisher, C: Publisher>(
      _ b: B, _ c: C
    ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
      Publishers.CombineLatest3(self, b, c)
    }

    /// What becomes of the newest values of all three.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
      _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
      combineLatest(b, c).map { transform($0, $1, $2) }
    }
  }

  extension Publishers {
    /// The newest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// What comes.
      public typealias Output = (A.Output, B.Output)
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

      private enum Change {
        case first(A.Output)
        case second(B.Output)
      }

      /// Subscribes to both.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        a.map(Change.first)
          .merge(with: b.map(Change.second))
          .scan((nil, nil)) { (latest: (A.Output?, B.Output?), change) in
            switch change {
            case .first(let value): (value, latest.1)
            case .second(let value): (latest.0, value)
            }
          }
          .compactMap { latest -> Output? in
            guard let first = latest.0, let second = latest.1 else { return nil }
            return (first, second)
          }
          .receive(subscriber: subscriber)
      }
    }

    /// The newest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// What comes.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// How it fails.
      public typealias Failure = A.Failure

      /// The first.
      public let a: A
      /// The second.
      public let b: B
      /// The third.
      public let c: C

      /// Three publishers.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Subscribes to all three.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        CombineLatest(CombineLatest(a, b), c)
          .map { ($0.0, $0.1, $1) }
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
