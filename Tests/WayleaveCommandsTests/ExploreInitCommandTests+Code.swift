import Testing

@testable import WayleaveCommands

/// What the written test makes of the types and methods that it finds.
extension ExploreInitCommandTests {
  /// More cases than all ways through them could be tried.
  private static let branches = (0..<24).map { "case\($0)(Tree, Tree)" }.joined(separator: ", ")

  /// Initializers that no one can call, more than all ways through them could be tried.
  private static func initializers(_ type: String) -> String {
    (0..<64).map { "init(a\($0): \(type), b: \(type), c: \(type), d: \(type)) { }" }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("func go(done: @escaping (Bool) -> Void)", "go(done: { answer.resume(returning: $0) })"),
    (
      "func go(done: @escaping (Bool) -> Void)",
      "await withCheckedContinuation(function: \"go(done:)\") {"
    ),
    (
      "func go(done: @escaping (Bool) -> Void) -> Int",
      "    _ = model.go(done: { answer.resume(returning: $0) })"
    ),
    (
      "func go(completion: ((Int, Error?) -> Void)? = nil)",
      "go(completion: { answer.resume(returning: ($0, $1)) })"
    ),
    (
      "func go(success: () -> Void, failure: (Error) -> Void)",
      "go(success: { answer.resume() }, failure: { _ in answer.resume() })"
    ),
    ("func startGoing(handler: @escaping (Int) -> Void)", "$0.startGoing(handler: { _ in })"),
    ("func go(_ way: Way)", #"app.action("go(_: .on)") { $0.go(.on) }"#),
    ("func go(_ way: Way)", #"app.action("go(_: .off)") { $0.go(.off) }"#),
    ("func go(fast: Bool)", #"app.action("go(fast: true)") { $0.go(fast: true) }"#),
    ("func go(purpose: String)", #"$0.go(purpose: "Route")"#),
    ("func go(near: Place)", "$0.go(near: Place(name: \"Trail\"))"),
    // A random one would be another in each run.
    ("func go(id: UUID)", "$0.go(id: UUID(uuid: (1, 2, 3, 4,"),
    ("func go() -> AnyPublisher<Int, Never>", "let values = model.value.go()"),
    ("func go() -> Future<Int, Never> { manager.f }; func also()", "{ $0.value.also() }"),
    (
      "func startGoing() async throws",
      "model.kept.append(Task { try await model.value.startGoing() })"
    ),
    ("func go() -> AsyncStream<Int>", "Task { for try await _ in values {} }"),
    (
      "func go() -> AsyncStream<Int> { s }; func go() -> AsyncStream<Way>",
      "let values = (model.value.go()) as AsyncStream<Way>"
    ),
    ("static func go()", "{ _ in Access.go() }"),
    ("func go(to place: Place.Kind)", #"{ $0.go(to: .far(1)) }"#),
    ("func go(_ tree: Tree)", "{ $0.go(.case9(.leaf, .leaf)) }"),
    ("func go(to place: Place.Kind)", #"app.action("go(to: .sixth)")"#),
    ("func go(_ means: Means)", "{ $0.go(Easy.on) }"),
    ("func go(_ way: Way, done: @escaping (Int) -> Void)", #"app.action("go(_: .off, done:)")"#),
    ("func go(_ way: Way, done: @escaping Done)", #"app.action("go(_: .off, done:)")"#),
    ("func go(_ way: Way, done: Done?)", "go(.off, done: { answer.resume(returning: $0) })"),
    ("func go(_ knot: Knot)", "{ $0.go(<#Knot#>) }"),
    ("func go(_ store: Store)", "{ $0.go(UserDefaults.standard) }"),
    ("func go(_ count: inout Int)", "// app.action(\"go(_:)\") { $0.go(<#inout Int#>) }"),
    ("func go(_ count: inout Int)", "// FILL IN: a value for inout Int"),
    ("func go(done: (inout Int) -> Void)", "model.go(done: { _ in answer.resume() })"),
    ("func go(done: (String...) -> Void)", "model.go(done: { _ in answer.resume() })"),
    ("func go(_ all: String...)", "{ $0.go() }"),
    ("func go(_ pair: (\n  Int, // one\n  Int\n))", "// FILL IN: a value for (Int, Int)\n"),
  ])
  func `a method and what the test does with it`(method: String, code: String) throws {
    let written = try Written(
      """
      class Access {
        let manager = CLLocationManager()
        \(method) { Self.asked(manager.requestLocation()) }
      }
      enum Way { case on, off, other(Int) }
      typealias Done = (Int) -> Void
      class Knot { \(Self.initializers("Knot")) }
      indirect enum Tree { case leaf, \(Self.branches) }
      struct Place {
        let name: String
        enum Kind { case near, far(Int), third, fourth, fifth, sixth, odd(Unknown) }
      }
      protocol Means { }
      enum Easy: Means { case on, off }
      protocol Store { }
      extension UserDefaults: Store { }
      """)
    let test = try written.test()
    #expect(test.contains(code), "\(test)")
  }

  @Test func `a case that carries what no one could choose is named beside the others`() throws {
    let written = try Written(
      """
      class A { func go(_ way: Way) { CLLocationManager().requestLocation() } }
      enum Way { case on, odd(Unknown) }
      """)
    #expect(written.run.output.contains("Access.swift:1  not for odd\n"), "\(written.run.output)")
  }

  @Test func `an enumeration of many cases is tried with the first twelve`() throws {
    let cases = (1...14).map { "way\($0)" }.joined(separator: ", ")
    let written = try Written(
      """
      class A { func go(_ way: Way) { CLLocationManager().requestLocation() } }
      enum Way { case \(cases) }
      """)
    #expect(written.run.output.contains("Access.swift:1  not for way13, way14\n"))
    let test = try written.test("ACode")
    #expect(test.contains("$0.go(.way12)") && !test.contains("way13)"), "\(test)")
  }

  @Test func `a closure that a call sets is heard already, one that nothing sets is asked for`()
    throws
  {
    let written = try Written(
      """
      class A {
        var done: ((Int) -> Void)?
        var changed: ((Int) -> Void)?
        func go(done: @escaping (Int) -> Void) { self.done = done; CLLocationManager().requestLocation() }
      }
      """)
    let test = try written.test("ACode")
    #expect(test.contains("// FILL IN: who hears of it: changed, ((Int) -> Void)?"))
    #expect(!test.contains("who hears of it: done"))
  }

  @Test func `limit: a method that reaches location through what is handed to it is left out`()
    throws
  {
    let written = try Written(
      """
      class A {
        func go() { CLLocationManager().requestLocation() }
        func begin(_ work: () -> Void) { work() }
      }
      """)
    #expect(written.run.output.contains("  left out (no location calls): begin\n"))
  }

  @Test(arguments: [
    ("requestAccess(_ closure: @escaping (Bool) -> Void)", true),
    ("getPlace(near: Int, _ place: @escaping (Int) -> Void)", true),
    ("requestAccess(_ updates: @escaping (Bool) -> Void)", false),
    ("requestAccess(onAnswer: @escaping (Bool) -> Void)", false),
    ("requestAccess(denied: @escaping () -> Void)", false),
    ("requestAccess(_ denied: (() -> Void)? = nil)", false),
    ("requestAccess(_ configure: (inout Int) -> Void)", false),
    ("requestAccess(_ closure: ((Bool) -> Void)?)", true),
    ("requestAccess(completion: (() -> Void)? = nil)", true),
    ("requestAccess(completion block: @escaping (Bool) -> Void)", true),
    ("requestAccess(_ yes: @escaping () -> Void, _ no: @escaping () -> Void)", false),
    ("draw(_ closure: @escaping (Bool) -> Void)", false),
  ])
  func `the only closure of a method that asks is awaited where no label says otherwise`(
    method: String, isAwaited: Bool
  ) throws {
    let written = try Written(
      "class A { func \(method) { CLLocationManager().requestLocation() } }")
    #expect(try written.test("ACode").contains("answer.resume") == isAwaited)
  }

  @Test func `a method that is left out is named by its labels where others have its name`() throws
  {
    let written = try Written(
      """
      class A {
        init() { CLLocationManager().requestLocation() }
        func places() -> AsyncStream<Int> { AsyncStream { _ in } }
        func places() -> [Int] { [] }
        func places(near: Int, _ count: Int) -> [Int] { [] }
        func rest() { }
      }
      """)
    #expect(
      written.run.output.contains(
        "left out (no location calls): places() -> [Int], places(near:_:), rest\n"),
      "\(written.run.output)")
  }

  @Test func `a private initializer is called by an import that names its file`() throws {
    let written = try Written(
      """
      class A { private init() {}; static let shared = A(); func go() { CLMonitor.ask() } }
      """)
    #expect(
      try written.test("ACode").contains(
        "@_private(sourceFile: \"Access.swift\")\n@testable import ACode\n"))
    #expect(try written.text("Package.swift").contains("-enable-private-imports"))
  }

  @Test func `a property that takes its time is an action`() throws {
    let written = try Written(
      """
      actor Access { var place: Int { get async throws { CLMonitor.ask() } } }
      class Model { var place: Int { get async { CLMonitor.ask() } } }
      """, ["--type", "Model"])
    #expect(
      try written.test("ModelCode").contains("app.action(\"place\") { try await $0.place }"))
  }

  @Test(arguments: ["get async", "get async throws"])
  func `values over time that take their time are followed`(accessor: String) throws {
    let written = try Written(
      "class A { var places: AsyncStream<Int> { \(accessor) { CLMonitor.ask() } } }")
    #expect(try written.test("ACode").contains("let values = try await model.value.places\n"))
  }

  @Test(arguments: [
    "let places: AsyncStream<Int> = ask()",
    "let own: AsyncStream<Int> = ask(); func places() -> AsyncStream<Int> { own }",
    "let own: AsyncStream<Int> = ask(); var places: AsyncStream<Int> { own }",
  ])
  func `a stored stream has one listener, however it is reached`(members: String) throws {
    let written = try Written(
      "class A { init() { CLMonitor.ask() }; \(members) }", ["--type", "A"])
    let test = try written.test("ACode")
    #expect(test.contains("  var followed: Set<String> = []\n"))
    #expect(test.contains(".inserted else { return }\n"), "\(test)")
  }

  @Test(arguments: [
    (".iOS(.v18), .macOS(.v15)", "18...27"), (".macOS(.v15), .iOS(\"16.4\")", "16...27"),
    (".macOS(.v15)", "15...27"),
  ])
  func `no release is searched that the file's package does not support`(
    platforms: String, releases: String
  ) throws {
    let written = try Written(
      "",
      files: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Trail", platforms: [\(platforms)], targets: [.target(name: "Trail")])
        """,
        "Sources/Trail/Access.swift": "class A { func ask() { CLMonitor.ask() } }",
      ], paths: ["Sources/Trail/Access.swift"])
    #expect(try written.test("ACode").contains(".iOS(\(releases))"), "\(written.run.output)")
  }

  @Test func `a stream that is made at each call is iterated at each tap`() throws {
    let written = try Written(
      "class A { init() { CLMonitor.ask() }; func places() -> AsyncStream<Int> { AsyncStream { _ in } } }"
    )
    #expect(!(try written.test("ACode").contains("followed")))
  }

  @Test func `limit: an optional requirement that returns something stays to be filled in`() throws
  {
    let written = try Written(
      """
      class A { func ask() { CLMonitor.ask() } }
      @objc protocol P { @objc optional func asked() -> Int }
      """)
    #expect(try written.text("Sources/ACode/Access.swift").contains("optional func asked() -> Int"))
    #expect(
      written.run.output.contains(
        "\nTo fill in: a default for each optional requirement, which Linux has not: Access.swift:2\n"
      ), "\(written.run.output)")
    #expect(!written.run.output.contains("Nothing is left"))
  }

  @Test(arguments: ["Location/Sources", "Location", "Location/src/"])
  func `a folder of sources is named after the one around it`(path: String) throws {
    let written = try Written(
      "", files: ["\(path)/Access.swift": "class A { func ask() { CLMonitor.ask() } }"],
      paths: [path])
    #expect(try written.test("Location").contains("@testable import Location\n"))
  }

  @Test func `selectors become methods, and what is not read is to be filled in`()
    throws
  {
    let written = try Written(
      """
      class A: NSObject {
        func go() { Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil) }
        func tick() { if responds(to: #selector(go)) { CLLocationManager().requestLocation() } }
      }
      """)
    let told = written.run.output
    #expect(
      told.contains("\nSelectors by the methods of their classes: Access.swift:2\n"), "\(told)")
    #expect(
      told.contains("\nTo fill in: selectors that are not read here: Access.swift:3\n"))
    #expect(!told.contains("Missing.swift"))
    let address = ["--wayleave", "https://example.org/wayleave"]
    let files = [
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>NSLocationWhenInUseUsageDescription</key><string>Why</string></dict></plist>
      """
    ]
    for (code, isWhole) in [("o.responds(to: #selector(go))", false), ("", true)] {
      let run = try Written(
        "class A { func go() { CLLocationManager().requestLocation(); \(code) } }", address,
        files: files
      ).run
      #expect(run.output.contains("Nothing is left to fill in.") == isWhole, "\(run.output)")
    }
  }

  @Test(arguments: [
    (
      "NotificationCenter.default.addObserver(self, selector: #selector(hear), name: n, object: o)",
      false
    ),
    ("perform(#selector(A.hear as () -> Void), with: nil, afterDelay: 1)", false),
    ("let s: Selector = #selector(A.hear as () -> Void)", true),
    ("print([.init(\"hear\", A.hear)])", true),
    ("button.addTarget(self, action: #selector(hear), for: .touchUpInside)", true),
    ("print(String.init(\"hear\", A.hear), Text(\"hear\", A.hear))", true),
  ])
  func `what observers and timers call is nothing to tap`(code: String, isTapped: Bool) throws {
    let written = try Written(
      """
      class A {
        func go() { \(code) }
        func hear() { CLLocationManager().requestLocation() }
        func tell() { hear() }
      }
      """)
    #expect(try written.test("ACode").contains(#"app.action("hear")"#) == isTapped)
    #expect(try written.test("ACode").contains(#"app.action("tell")"#))
    #expect(
      written.run.output.contains("  left out, for selectors call them: hear\n") == !isTapped)
  }

  @Test func `another type's method of the same name can be tapped`() throws {
    let written = try Written(
      """
      class Clock { func go() { perform(#selector(hear), with: nil, afterDelay: 1) }; func hear() {} }
      class Base { func wait() { CLLocationManager().requestLocation() } }
      class Ear: Base { func go() { perform(#selector(Ear.wait), with: nil, afterDelay: 1) } }
      class A {
        func hear() { CLLocationManager().requestLocation() }
        func hear(_ note: Notification) { hear() }
        func go() { n.addObserver(self, selector: #selector(hear(_:)), name: m, object: nil) }
      }
      """, ["--type", "A", "--type", "Base"])
    let told = written.run.output
    #expect(try written.test("ACode").contains(#"app.action("hear")"#), "\(told)")
    #expect(try !written.test("ACode").contains(#"app.action("hear(_:)")"#))
    #expect(told.contains("left out, for selectors call them: hear(_:)\n"))
    #expect(told.contains("though selectors call them: wait\n"), "\(told)")
  }

  @Test(arguments: [
    ("perform(#selector(start), with: nil, afterDelay: 5)", "perform(#selector(stop))", false),
    (
      "", "NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(start))",
      false
    ),
    ("", "perform(#selector(start), with: nil, afterDelay: 5)", true),
  ])
  func `the only thing that can be tapped is tapped, whoever else calls it`(
    body: String, other: String, isTold: Bool
  ) throws {
    let written = try Written(
      """
      class A: NSObject {
        func start() { CLLocationManager().requestLocation(); \(body) }
        private func stop() { \(other) }
      }
      """)
    #expect(written.run.code == 0, "\(written.run.error)")
    #expect(try written.test("ACode").contains(#"app.action("start")"#))
    let title = "kept, for there is nothing else to tap, though selectors call them: start\n"
    #expect(written.run.output.contains(title) == isTold, "\(written.run.output)")
  }

  @Test func `attributes of Objective-C are left out, and the lines are reported`() throws {
    let written = try Written("class A: NSObject { @objc func ask() { CLMonitor.ask() } }")
    #expect(try written.text("Sources/ACode/Access.swift").contains("{       func ask()"))
    #expect(
      written.run.output.contains("\nWithout the attributes of Objective-C: Access.swift:1\n"))
  }

  @Test func `conditions are read as on iOS, and the lines are reported`() throws {
    let written = try Written(
      """
      #if os(iOS)
      final class Access { func ask() { CLLocationManager().requestLocation() } }
      #endif
      """)
    #expect(
      try written.text("Sources/AccessCode/Access.swift").hasPrefix(
        "#if (os(iOS) || os(Linux))\nfinal class Access"))
    #expect(try written.test().contains("{ $0.ask() }"))
    #expect(written.run.output.contains("\nConditions read as on iOS: Access.swift:1\n"))
  }
}
