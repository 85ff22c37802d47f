import Testing

@Suite("Assignments in Swift")
struct SwiftAssignmentTests {
  @Test(
    "tell the value where the source shows it",
    arguments: [
      ("manager.allowsBackgroundLocationUpdates = true", "true"),
      ("manager?.allowsBackgroundLocationUpdates = false", "false"),
      ("self.a.b!.allowsBackgroundLocationUpdates = (true)", "true"),
      ("with(manager) { $0.allowsBackgroundLocationUpdates = true }", "true"),
      ("manager.allowsBackgroundLocationUpdates = isOn", "dynamic"),
      ("manager.allowsBackgroundLocationUpdates = !isExtension", "dynamic"),
      ("manager.allowsBackgroundLocationUpdates = isOn && true", "dynamic"),
      ("manager.allowsBackgroundLocationUpdates = isOn ? true : false", "dynamic"),
      ("manager.allowsBackgroundLocationUpdates.toggle()", "dynamic"),
      ("let isOn = true\nmanager.allowsBackgroundLocationUpdates = isOn", "true"),
      ("var isOn = true\nmanager.allowsBackgroundLocationUpdates = isOn", "dynamic"),
      ("enum C { static let isOn = true }\nm.allowsBackgroundLocationUpdates = C.isOn", "true"),
      ("func f(isOn: Bool) { m.allowsBackgroundLocationUpdates = isOn }", "dynamic"),
      ("m[keyPath: \\.allowsBackgroundLocationUpdates] = true", "true"),
      ("m[keyPath: \\CLLocationManager.allowsBackgroundLocationUpdates] = on", "dynamic"),
      ("set(\\.allowsBackgroundLocationUpdates, to: true)", "true"),
      ("client.set(allowsBackgroundLocationUpdates: true)", "dynamic"),
      ("configure(manager, allowsBackgroundLocationUpdates: mode.isOn)", "dynamic"),
      ("p.assign(to: \\.allowsBackgroundLocationUpdates, on: manager)", "dynamic"),
      ("switch x { case 1: m.allowsBackgroundLocationUpdates = true; default: break }", "true"),
    ])
  func values(source: String, value: String) {
    let found = reading(source).calls.filter { $0.form == .assignment }
    #expect(found.map(\.api) == [.allowsBackgroundLocationUpdates])
    #expect(found.map(\.argument.summary) == [value])
  }

  @Test(
    "are not declarations, options, modifiers or members of other types",
    arguments: [
      "var allowsBackgroundLocationUpdates = true",
      "class M: Base { override var allowsBackgroundLocationUpdates: Bool { true } }",
      "Options(allowsBackgroundLocationUpdates: true)",
      "set(allowsBackgroundLocationUpdates: false)",
      "struct O { var allowsBackgroundLocationUpdates: Bool\n mutating func f() "
        + "{ self.allowsBackgroundLocationUpdates = true } }",
      "view.allowsBackgroundLocationUpdates(true)",
      "Options.allowsBackgroundLocationUpdates = true",
      "func f(allowsBackgroundLocationUpdates: Bool = true) {}",
      "let k = \\Options.allowsBackgroundLocationUpdates",
    ])
  func noUse(source: String) {
    #expect(uses(source) == [])
  }
}
