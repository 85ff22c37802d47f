import Foundation
import PhoneSimulator

/// Something that code does and no phone would tell it is wrong, in one sentence.
package struct Misuse: Hashable, Sendable {
  /// The sentence.
  package let sentence: String

  /// A misuse of the caller's own.
  package init(_ sentence: String) { self.sentence = sentence }

  /// A framework's object was made and there is no phone with an app that runs.
  package static func noPhone(_ type: String) -> Misuse {
    Misuse(
      "\(type) was made and no virtual phone has an app that runs: it does nothing. "
        + "Make it in `try app.run { }`, or in `phone.asCurrent { }` with one app open.")
  }

  /// An object was made on a thread that runs no run loop.
  package static func noRunLoop(_ type: String) -> Misuse {
    Misuse("\(type) was made on a thread without a run loop: its delegate will hear nothing")
  }

  /// A delegate was gone when it should have been called.
  package static func freedDelegate(_ type: String, call: String) -> Misuse {
    Misuse("the delegate of \(type) is gone: \(call) is lost. Keep a strong reference to it.")
  }

  private static let said = Locked<Set<Misuse>>.shared([])

  /// Writes the sentence to standard error, once in the life of this process.
  package func sayOnce() {
    guard Self.said.withLock({ $0.insert(self).inserted }) else { return }
    FileHandle.standardError.write(Data("wayleave: \(sentence)\n".utf8))
  }
}
