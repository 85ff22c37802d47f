import PhoneSimulator

/// Asynchronous code of an app that a test began: its outcome, once there is one.
public final class Asking<Value>: Sendable {
  private let app: VirtualApp
  private let outcome = Locked<Result<Passed<Value>, any Error>?>(nil)

  init(app: VirtualApp) { self.app = app }

  func finish(_ result: Result<Passed<Value>, any Error>) { outcome.withLock { $0 = result } }

  /// Whether it has come to its end.
  public var isFinished: Bool { outcome.withLock { $0 != nil } }

  /// What it returned; throws what it threw, or that it waits still, with the trace: never a hang.
  public var value: Value {
    get throws {
      guard let result = outcome.withLock({ $0 }) else { throw stillWaiting }
      return try result.get().value
    }
  }

  private var stillWaiting: PhoneRefusal {
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
