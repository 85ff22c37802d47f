import Testing

@Suite("Inactive branches of #if in Swift")
struct SwiftConditionTests {
  @Test(
    "follow the flags of the configuration",
    arguments: [
      ("DEBUG", true), ("!DEBUG", false), ("RELEASE", false), ("DEBUG && BETA", true),
      ("DEBUG && UNKNOWN", false), ("UNKNOWN || BETA", true), ("!(DEBUG || BETA)", false),
      ("UNKNOWN && UNKNOWN || DEBUG", true), ("DEBUG || UNKNOWN && UNKNOWN", true),
      ("os(iOS)", true), ("os(macOS)", false), ("os(iOS) || os(watchOS)", true),
      ("os(macOS) || targetEnvironment(macCatalyst)", false),
      ("targetEnvironment(simulator)", false),
      ("!targetEnvironment(simulator)", true), ("canImport(CoreLocation)", true),
      ("canImport(AppKit)", false), ("swift(>=5.9)", true), ("compiler(<6)", false),
      ("swift(>=5.9.1)", true), ("swift(<5.10)", false), ("compiler(>=6.99)", true),
      ("arch(arm64)", true), ("arch(x86_64)", false), ("true", true), ("false", false),
      ("0", false),
      ("hasFeature(Macros)", true),
    ])
  func flags(condition: String, isActive: Bool) {
    let source = "#if \(condition)\nmanager.requestLocation()\n#endif"
    #expect(uses(source, conditions: ["DEBUG", "BETA=1"]).isEmpty == !isActive)
  }

  @Test("give way to the first branch that holds")
  func branches() {
    let source = """
      #if A
      manager.requestLocation()
      #elseif B
      manager.startUpdatingHeading()
      #else
      manager.startUpdatingLocation()
      #if B
      manager.startMonitoringVisits()
      #endif
      #endif
      """
    #expect(uses(source, conditions: ["A", "B"]) == ["2: requestLocation call"])
    #expect(uses(source, conditions: ["B"]) == ["4: startUpdatingHeading call"])
    #expect(uses(source) == ["6: startUpdatingLocation call"])
  }

  @Test("follow the platform that is named")
  func platform() {
    let source = "#if os(watchOS)\nm.requestLocation()\n#endif"
    #expect(uses(source, conditions: ["os(watchOS)"]) == ["2: requestLocation call"])
  }

  @Test("leave a note of the flags that they asked about")
  func consulted() {
    let source = """
      #if B && os(iOS)
      m.requestLocation()
      #elseif A
      m.requestLocation()
      #endif
      #if UNRELATED
      #endif
      """
    #expect(reading(source).consultedConditions == ["A", "B"])
  }

  @Test("of declarations and of call chains count too")
  func places() {
    let source = """
      class A {
        #if DEBUG
        let m = CLLocationManager()
        #endif
      }
      manager
        #if DEBUG
        .requestLocation()
        #endif
      """
    #expect(uses(source) == [])
    #expect(uses(source, conditions: ["DEBUG"]).count == 2)
  }

  @Test("are unlike #available, whose code is compiled")
  func availability() {
    let source = "if #available(iOS 14, *) {} else { manager.requestLocation() }"
    #expect(uses(source) == ["1: requestLocation call"])
  }
}
