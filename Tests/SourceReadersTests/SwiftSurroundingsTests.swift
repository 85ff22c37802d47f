import SourceReaders
import Testing

@Suite("What the code around a Swift call shows")
struct SwiftSurroundingsTests {
  private func surroundings(
    _ api: PlatformAPI, _ source: String
  ) throws -> PlatformCall.Surroundings {
    try #require(reading(source).calls.first { $0.api == api }).surroundings
  }

  @Test(
    "the thread that is sure to run a call",
    arguments: [
      ("final class C: UIViewController { func f() { CALL } }", .main),
      ("@MainActor final class C { func f() { CALL } }", .main),
      ("struct V: View { var body: some View { Text(\"\").onAppear { CALL } } }", .main),
      ("final class C { @IBAction func tap() { CALL } }", .main),
      ("final class C { func f() { DispatchQueue.main.async { CALL } } }", .main),
      ("final class C: UIViewController { func f() { Task { CALL } } }", .main),
      ("final class C: UIViewController { func f() { Task.detached { CALL } } }", .background),
      (
        "final class C { func f() { DispatchQueue.global(qos: .utility).async { CALL } } }",
        .background
      ),
      ("final class C { func f() { Task.detached { @MainActor in CALL } } }", .main),
      ("final class C { func f() { CALL } }", .unknown),
      ("final class C: UIViewController { nonisolated func f() { CALL } }", .unknown),
      ("final class C: UIViewController { func f() { load { CALL } } }", .unknown),
      ("final class C: UIViewController { func f() { queue.async { CALL } } }", .unknown),
      ("actor A { func f() { CALL } }", .unknown),
      (
        "final class C: UIViewController { func f() { CALL }; func g() { queue.async { self.f() } } }",
        .unknown
      ),
      (
        "final class C: UIViewController { func f() { CALL }; func g() { queue.async(execute: f) } }",
        .unknown
      ),
      (
        "final class C: UIViewController { func f() { CALL }; func g() { queue.async { self.f() }; f() } }",
        .main
      ),
      (
        "final class C: UIViewController { func f() { CALL }; func g() { Task.detached { await self.f() } } }",
        .main
      ),
      (
        "final class C: UIViewController { func f() { DispatchQueue.main.async { CALL } }; func g() { queue.async { self.f() } } }",
        .main
      ),
      ("@Background final class C: NSObject { func f() { CALL } }", .unknown),
    ] as [(String, PlatformCall.Surroundings.Thread)])
  func thread(_ source: String, _ thread: PlatformCall.Surroundings.Thread) throws {
    let call = source.replacing("CALL", with: "_ = CLLocationManager.locationServicesEnabled()")
    #expect(try surroundings(.locationServicesEnabled, call).thread == thread)
  }

  @Test(
    "the thread that a manager is made on, where no run loop may be there",
    arguments: [
      ("let m = CLLocationManager(); m.startUpdatingLocation()", .background),
      ("let m = CLLocationManager(); m.startUpdatingLocation(); RunLoop.current.run()", .unknown),
      ("let m = CLLocationManager(); show(m.location)", .unknown),
    ] as [(String, PlatformCall.Surroundings.Thread)])
  func making(_ body: String, _ thread: PlatformCall.Surroundings.Thread) throws {
    let source = "final class C { func f() { DispatchQueue.global().async { \(body) } } }"
    #expect(try surroundings(.locationManager, source).thread == thread)
  }

  @Test(
    "a manager that nothing holds",
    arguments: [
      ("let m = CLLocationManager(); m.requestWhenInUseAuthorization()", .lost),
      ("CLLocationManager().requestWhenInUseAuthorization()", .lost),
      ("let m = CLLocationManager(); m.delegate = self; m.requestWhenInUseAuthorization()", .lost),
      ("let m = CLLocationManager(); m.requestWhenInUseAuthorization(); keep(m)", .declared),
      ("let m = CLLocationManager(); m.requestWhenInUseAuthorization(); kept = m", .declared),
      ("let m = CLLocationManager(); m.requestWhenInUseAuthorization(); return m", .declared),
      ("let m = CLLocationManager(); later { m.requestWhenInUseAuthorization() }", .declared),
      ("let m = CLLocationManager(); m.requestWhenInUseAuthorization(); await answer()", .declared),
      (
        "let m = CLLocationManager(); m.requestWhenInUseAuthorization(); RunLoop.main.run()",
        .declared
      ),
      ("let m = shared(); m.requestWhenInUseAuthorization()", .unknown),
    ] as [(String, PlatformCall.Surroundings.Manager)])
  func manager(_ body: String, _ manager: PlatformCall.Surroundings.Manager) throws {
    let source = "final class C { func f() { \(body) } }"
    #expect(try surroundings(.requestWhenInUseAuthorization, source).manager == manager)
  }

  @Test(
    "the delegate that the file sets",
    arguments: [
      ("private let m = CLLocationManager()", "m.delegate = self", .itself),
      ("private let m = CLLocationManager()", "", .none),
      ("let m = CLLocationManager()", "", .unset),
      ("private let m: CLLocationManager", "", .unknown),
      ("private let m = CLLocationManager()", "m.delegate = other", .unknown),
      ("private let m = CLLocationManager()", "setUp(m)", .unknown),
      ("private let m = CLLocationManager()", "[m].forEach { $0.delegate = other }", .unknown),
      ("private let m = CLLocationManager()", "m.with { it in it.delegate = other }", .unknown),
      ("private let m = CLLocationManager()", "map.delegate = self", .none),
      (
        "lazy var m = { let l = CLLocationManager(); l.delegate = self; return l }()", "",
        .itself
      ),
      (
        "lazy var m = { let l = CLLocationManager(); l.delegate = other; return l }()", "",
        .unknown
      ),
      ("private var m = { let l = CLLocationManager(); l.start(); return l }()", "", .none),
      ("private var m = { let l = CLLocationManager(); fit(l); return l }()", "", .unknown),
    ] as [(String, String, PlatformCall.Surroundings.Delegate)])
  func delegate(
    _ property: String, _ body: String, _ delegate: PlatformCall.Surroundings.Delegate
  ) throws {
    let source =
      "final class C: NSObject { \(property); func f() { \(body); m.requestLocation() } }"
    #expect(try surroundings(.requestLocation, source).delegate == delegate)
  }

  @Test(
    "a call that every launch makes",
    arguments: [
      ("func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { CALL }", true),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { ask() }; func ask() { CALL }",
        true
      ),
      ("func scene(_ s: UIScene, willConnectTo n: S, options: O) { CALL }", true),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { if seen { CALL } }",
        false
      ),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { guard seen else { return true }; CALL }",
        false
      ),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { if m.authorizationStatus == .notDetermined { CALL } }",
        true
      ),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { if m.responds(to: s) { CALL } }",
        true
      ),
      (
        "func application(_ a: A, didFinishLaunchingWithOptions o: O) -> Bool { button.onTap { CALL } }",
        false
      ),
      ("func ask() { CALL }", false),
    ])
  func launch(_ members: String, _ isAtLaunch: Bool) throws {
    let call = members.replacing("CALL", with: "m.requestWhenInUseAuthorization()")
    let source = "class AppDelegate: NSObject { let m = CLLocationManager(); \(call) }"
    let found = try surroundings(.requestWhenInUseAuthorization, source)
    #expect(found.isAtLaunch == isAtLaunch)
  }

  @Test func `an initializer of the app is a launch, that of a model is not`() throws {
    let call = "{ let m = CLLocationManager(); init() { m.requestWhenInUseAuthorization() } }"
    #expect(try surroundings(.requestWhenInUseAuthorization, "struct T: App " + call).isAtLaunch)
    #expect(
      try !surroundings(.requestWhenInUseAuthorization, "final class T: Model " + call).isAtLaunch)
  }

  @Test(
    "the release from which on a call is no longer made",
    arguments: [
      ("if #available(iOS 16, *) { g() } else { CALL }", "16"),
      ("if #available(iOS 13.4, macOS 11, *) { g() } else if isOn { CALL }", "13.4"),
      ("if #available(iOS 16, *) { return }; CALL", "16"),
      ("guard #available(iOS 16, *) else { CALL; return }", "16"),
      ("if #unavailable(iOS 16) { CALL }", "16"),
      ("guard #unavailable(iOS 16) else { return }; CALL", "16"),
      ("if #available(iOS 16, *) { CALL }", nil),
      ("if #available(iOS 16, *), isOn { g() } else { CALL }", nil),
      ("if #available(iOS 16, *) { g() }; CALL", nil),
      ("if #available(macOS 13, *) { g() } else { CALL }", nil), ("CALL", nil),
      ("if m.responds(to: #selector(CLLocationManager.requestLocation)) { } else { CALL }", "9.0"),
      ("if !m.responds(to: #selector(CLLocationManager.requestLocation)) { CALL }", "9.0"),
      ("if m.responds(to: #selector(CLLocationManager.requestLocation)) { CALL }", nil),
      ("if m.responds(to: #selector(C.g)) { } else { CALL }", nil),
    ])
  func availability(_ body: String, _ end: String?) throws {
    let call = body.replacing("CALL", with: "m.requestAlwaysAuthorization()")
    let source = "final class C { let m = CLLocationManager(); func f() { \(call) } }"
    #expect(try surroundings(.requestAlwaysAuthorization, source).endsBefore == end)
  }

  @Test(
    "the first release that makes a call",
    arguments: [
      ("func f() { if #available(iOS 16, *) { CALL } }", "16"),
      ("func f() { if isOn, #available(iOS 13.4, macOS 11, *) { CALL } }", "13.4"),
      ("func f() { guard #available(iOS 16, *) else { return }; CALL }", "16"),
      (
        "func f() { guard #available(iOS 13, *) else { return }; guard #available(iOS 16, *) else { return }; CALL }",
        "16"
      ),
      ("func f() { if #unavailable(iOS 16) { return }; CALL }", "16"),
      ("func f() { if #unavailable(iOS 16) { g() } else { CALL } }", "16"),
      ("@available(iOS 14, *) func f() { CALL }", "14"),
      ("@available(iOS, introduced: 14) func f() { CALL }", "14"),
      ("func f() { if #available(iOS 16, *) { g() } else { CALL } }", nil),
      ("func f() { if #available(iOS 16, *) { g() }; CALL }", nil),
      ("@available(macOS 14, *) func f() { CALL }", nil),
      ("@available(iOS, deprecated: 14) func f() { CALL }", nil), ("func f() { CALL }", nil),
    ])
  func start(_ member: String, _ start: String?) throws {
    let call = member.replacing("CALL", with: "m.requestAlwaysAuthorization()")
    let source = "final class C { let m = CLLocationManager(); \(call) }"
    #expect(try surroundings(.requestAlwaysAuthorization, source).startsWith == start)
  }

  @Test(
    "somebody waits for the answer",
    arguments: [
      ("func f() async { await withCheckedContinuation { c in k = c; CALL } }", true),
      ("func f(done: @escaping () -> Void) { self.done = done; CALL }", true),
      ("func f(done: @escaping () -> Void) { waiting.append(done); CALL }", true),
      ("func f(done: @escaping () -> Void) { CALL; done() }", false),
      ("func f() { CALL }", false),
      ("func f(done: @escaping () -> Void) { m.delegate = self; self.done = done; CALL }", false),
      (
        "func f(done: @escaping () -> Void) { self.done = done; CALL; DispatchQueue.main.asyncAfter(deadline: d) {} }",
        false
      ),
    ])
  func waiting(_ member: String, _ isAwaited: Bool) throws {
    let call = member.replacing("CALL", with: "m.requestAlwaysAuthorization()")
    let source = "final class C { let m = CLLocationManager(); \(call) }"
    #expect(try surroundings(.requestAlwaysAuthorization, source).isAwaited == isAwaited)
  }

  @Test func `the callbacks of a delegate, by their type`() {
    let calls = reading(
      """
      extension Outer.Guide: CLLocationManagerDelegate {
        func locationManager(_ m: CLLocationManager, didUpdateLocations fixes: [CLLocation]) {}
        func locationManager(_ m: CLLocationManager, didFailWithError error: Error) {}
        func socket(_ s: Socket, didFailWithError error: Error) {}
      }
      """
    ).calls
    #expect(calls.map(\.api) == [.didUpdateLocations, .didFailWithError])
    #expect(calls.allSatisfy { $0.form == .implementation && $0.surroundings.type == "Guide" })
  }

  @Test func `numbers that a manager is given`() {
    #expect(
      uses(
        "m.distanceFilter = 50; m.desiredAccuracy = kCLLocationAccuracyBest; m.requestLocation()")
        == [
          "1: distanceFilter assignment \"50\"",
          "1: desiredAccuracy assignment .kCLLocationAccuracyBest", "1: requestLocation call",
        ])
    #expect(
      uses(
        "@implementation A\n- (void)f { self.m.distanceFilter = 50; [m setDesiredAccuracy:x]; [m requestLocation]; }\n@end",
        .objectiveC) == [
          "2: distanceFilter assignment \"50\"", "2: desiredAccuracy assignment dynamic",
          "2: requestLocation call",
        ])
  }
}
