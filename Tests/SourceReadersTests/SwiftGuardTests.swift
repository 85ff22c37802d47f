import Testing

@Suite("Tests of UIBackgroundModes in Swift")
struct SwiftGuardTests {
  static let read = "Bundle.main.object(forInfoDictionaryKey: \"UIBackgroundModes\") as? [String]"
  static let set = "manager.allowsBackgroundLocationUpdates = true"

  static func isGuarded(_ source: String) -> [Bool] {
    reading(source).calls.filter { $0.api == .allowsBackgroundLocationUpdates }
      .map(\.isGuardedByBackgroundModes)
  }

  @Test(
    "guard what they surround or precede",
    arguments: [
      "if let modes = \(read), modes.contains(\"location\") { \(set) }",
      "if let modes = \(read) {\n if modes.contains(\"location\") { \(set) } }",
      "if (\(read))?.contains(\"location\") == true { \(set) }",
      "if \(read) != nil { \(set) }",
      "let modes = \(read)\nif modes?.contains(\"location\") ?? false { \(set) }",
      "let info = Bundle.main.infoDictionary?[\"UIBackgroundModes\"] as? [String] ?? []\n"
        + "guard info.contains(\"location\") else { fatalError() }\n\(set)",
      "func f() { let modes = \(read)\n if modes == nil { return }\n \(set) }",
      "func f() { let modes = \(read) ?? []\n if !modes.contains(\"location\") { return }\n \(set) }",
      "let modes = \(read) ?? []\nif modes.count == 0 || modes.contains(\"location\") == false {} "
        + "else { \(set) }",
      "var has: Bool { (\(read))?.contains(\"location\") ?? false }\nfunc f() { if has { \(set) } }",
      "class A { static func has() -> Bool { guard let m = \(read) else { return false }\n"
        + "return m.contains(\"location\") }\n func f() { if Self.has() { \(set) } } }",
      "private let has: Bool = { let m = \(read)\n return m?.contains(\"location\") ?? false }()\n"
        + "func f() { let can = isAlways && has\n manager.allowsBackgroundLocationUpdates = can }",
      "let has = (\(read)) != nil\nhas ? (\(set)) : ()",
      "let has = (\(read)) != nil\nmanager.allowsBackgroundLocationUpdates = has && isOn",
      "let has = (\(read)) != nil\nset(\\.allowsBackgroundLocationUpdates, to: has)",
      "func check() throws { guard (\(read)) != nil else { throw E() } }\n"
        + "func f() throws { try check()\n \(set) }",
      "func f() { guard Bundle.main.backgroundModes.contains(\"location\") else { return }\n \(set) }",
      "class A { func f() { if let m = \(read), m.contains(\"location\") { on() } }\n"
        + "private func on() { \(set) } }",
      "if let m = \(read), m.contains(\"location\") { with(manager) { $0.allowsBackgroundLocationUpdates"
        + " = true } }",
    ])
  func guarded(source: String) {
    #expect(Self.isGuarded(source) == [true])
  }

  @Test(
    "guard nothing elsewhere, the wrong way round, or about another mode",
    arguments: [
      set,
      "if let modes = \(read), modes.contains(\"location\") {} else { \(set) }",
      "if let modes = \(read), !modes.contains(\"location\") { \(set) }",
      "if let modes = \(read), modes.contains(\"audio\") { \(set) }",
      "func has() -> Bool { (\(read)) != nil }\nfunc f() { if ready { \(set) } }",
      "func f() { \(set)\n guard (\(read)) != nil else { return } }",
      "let modes = \(read)\n\(set)",
      "class A { func f() { if let m = \(read), m.contains(\"location\") { on() } }\n"
        + "func g() { on() }\n private func on() { \(set) } }",
      "lazy var manager: CLLocationManager = { let m = CLLocationManager()\n"
        + "if (\(read)) != nil {}\n return m }()\nfunc f() { guard manager != nil else { return }\n"
        + "\(set) }",
      "// UIBackgroundModes\nif modes.contains(\"location\") { \(set) }",
    ])
  func unguarded(source: String) {
    #expect(Self.isGuarded(source) == [false])
  }

  @Test("are uses of their own")
  func reads() {
    #expect(uses("let m = \(Self.read)") == ["1: UIBackgroundModes read"])
    #expect(uses("print(\"UIBackgroundModes is empty\")") == [])
  }
}
