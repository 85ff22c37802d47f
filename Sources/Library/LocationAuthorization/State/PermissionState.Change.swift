extension PermissionState {
  /// A change of the app's permissions.
  public struct Change: Hashable, Sendable {
    /// The permissions before it.
    public let old: PermissionState
    /// The permissions after it.
    public let new: PermissionState
  }

  /// The changes of the app's permissions, as ``LocationPermissions/changes()`` returns them.
  public struct Changes: AsyncSequence, Sendable {
    private let stream: AsyncStream<Change>

    init(_ stream: AsyncStream<Change>) { self.stream = stream }

    /// Begins a loop over the changes.
    public func makeAsyncIterator() -> Iterator { Iterator(stream.makeAsyncIterator()) }

    /// A loop over the changes.
    public struct Iterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Change>.Iterator

      init(_ iterator: AsyncStream<Change>.Iterator) { self.iterator = iterator }

      /// The next change; nil if the permissions are gone or the task was canceled.
      public mutating func next() async -> Change? { await iterator.next() }

      /// The next change, on the caller's actor; nil as above.
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Change? {
        await iterator.next(isolation: actor)
      }
    }
  }
}
