import Foundation
import PhoneSimulator

/// The defaults of an app on a virtual phone: they last as long as the phone, and touch no disk.
///
/// A lock guards the values.
final class PhoneDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  /// What is stored under each key, as a number; nil after a change.
  private var words: [String: StoredWord]?

  override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] ?? registered[defaultName] }
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    change { $0[defaultName] = value }
  }
  override func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  override func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  override func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }

  override func removeObject(forKey defaultName: String) { change { $0[defaultName] = nil } }

  override func removePersistentDomain(forName domainName: String) { change { $0 = [:] } }

  private func change(_ change: (inout [String: Any]) -> Void) {
    lock.withLock {
      change(&values)
      words = nil
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    lock.withLock {
      registered.merge(registrationDictionary) { $1 }
      words = nil
    }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }

  override func synchronize() -> Bool { true }

  /// What reading each key gives, as a number.
  var likeness: [String: StoredWord] {
    lock.withLock {
      if let words { return words }
      let made = registered.merging(values) { $1 }.mapValues(StoredWord.init)
      words = made
      return made
    }
  }
}
