import CoreLocation
import TestSupport
import Testing

@Suite("The entry point of an extension for location pushes")
struct PushExtensionTests {
  private final class Asynchronous: NSObject, CLLocationPushServiceExtension {
    let answers = Shared(0)

    func didReceiveLocationPushPayload(_ payload: [String: Any]) async {
      answers.withLock { $0 += payload.count }
    }
  }

  private final class WithCompletion: NSObject, CLLocationPushServiceExtension {
    func didReceiveLocationPushPayload(
      _ payload: [String: Any], completion: @escaping @Sendable () -> Void
    ) { completion() }
  }

  @Test func `the asynchronous form is a witness, and answers the other form`() async {
    let service = Asynchronous()
    await withCheckedContinuation { waiting in
      service.didReceiveLocationPushPayload(["aps": 1]) { waiting.resume() }
    }
    #expect(service.answers.withLock(\.self) == 1)
  }

  @Test func `the form with a completion is a witness`() async {
    await withCheckedContinuation { waiting in
      WithCompletion().didReceiveLocationPushPayload([:]) { waiting.resume() }
    }
  }
}
