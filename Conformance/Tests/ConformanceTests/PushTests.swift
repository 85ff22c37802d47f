#if !os(macOS)
  import CoreLocation
  import Testing

  /// The asynchronous form alone is enough of a witness.
  private final class PushAnswer: NSObject, CLLocationPushServiceExtension {
    func didReceiveLocationPushPayload(_ payload: [String: Any]) async {}
  }

  @Suite struct PushTests {
    @Test func `an extension for location pushes can answer asynchronously`() async {
      await PushAnswer().didReceiveLocationPushPayload([:])
    }
  }
#endif
