import AppHosting
import Foundation
import Testing

@Test func `defaults take a value by key-value coding, and let go of it`() throws {
  let name = "wayleave-\(UUID().uuidString)"
  let defaults = try #require(UserDefaults(suiteName: name))
  defer { defaults.removePersistentDomain(forName: name) }
  defaults.setValue(3, forKey: "asked")
  #expect(defaults.integer(forKey: "asked") == 3)
  #expect(defaults.value(forKey: "asked") as? Int == 3)
  defaults.setValue(nil, forKey: "asked")
  #expect(defaults.value(forKey: "asked") == nil)
}
