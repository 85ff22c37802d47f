#if AppFrameworks
  import Combine

  extension View {
    /// When a publisher publishes; nothing watches it.
    public nonisolated func onReceive<Source: Publisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { self }
    /// With an object for those within.
    public nonisolated func environmentObject<Object: ObservableObject>(
      _ object: Object
    ) -> some View {
      GivenObjects.current.give(object)
      return self
    }
  }

  extension Scene {
    /// Gives an object to the views within.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
      GivenObjects.current.give(object)
      return self
    }
  }
#endif
