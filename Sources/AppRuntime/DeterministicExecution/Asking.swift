import PhoneSimulator

/// Asynchronous code of an app that a test began: its outcome, once there is one.
///
/// It holds the phone, and the code does not hold it: what waits forever keeps no phone.
public struct Asking<Value>: Sendable {
  private let app: VirtualApp
  @usableFromInline let outcome = Outcome()

  @usableFromInline init(app: VirtualApp) { self.app = app }

  /// What came of it. Unchecked: the code and the test take turns.
  @usableFromInline final class Outcome: @unchecked Sendable {
    @usableFromInline var result: Result<Value, any Error>?

    @inlinable init() {}
  }

  /// Whether it has come to its end.
  @inlinable public var isFinished: Bool { outcome.result != nil }

  /// What it returned; throws what it threw, or that it waits still, with the trace: never a hang.
  @inlinable public var value: Value {
    get throws {
      guard let result = outcome.result else { throw stillWaiting }
      return try result.get()
    }
  }

  @usableFromInline var stillWaiting: PhoneRefusal {
    let phone = app.phone
    var sentence = "still waiting: nothing more of \(app.package.name) can run now."
    if let prompt = phone.prompt { sentence += " A prompt is on the screen: \(prompt.title)" }
    if let next = phone.nextMoment {
      sentence += " Something is due in \(ClockText(next - phone.now))."
    }
    return PhoneRefusal(
      .nothingWaiting, sentence + "\n" + Timeline(phone.world).text,
      possible: phone.prompt.map { $0.buttons.map { "answer: \($0)" } } ?? [])
  }
}
