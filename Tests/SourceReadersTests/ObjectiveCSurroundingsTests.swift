import SourceReaders
import Testing

@Suite("What the code around an Objective-C call shows")
struct ObjectiveCSurroundingsTests {
  private func surroundings(
    _ api: PlatformAPI, _ source: String
  ) throws -> PlatformCall.Surroundings {
    try #require(reading(source, .objectiveC).calls.first { $0.api == api }).surroundings
  }

  @Test(
    "the thread that is sure to run a call",
    arguments: [
      ("MapViewController", "CALL;", .main),
      ("MapViewController", "if (CALL) { [self show]; }", .main),
      ("MapViewController", "dispatch_async(queue, ^{ CALL; });", .unknown),
      ("MapViewController", "[self load:^(BOOL done) { CALL; }];", .unknown),
      ("Guide", "CALL;", .unknown),
    ] as [(String, String, PlatformCall.Surroundings.Thread)])
  func thread(
    _ type: String, _ body: String, _ thread: PlatformCall.Surroundings.Thread
  ) throws {
    let call = body.replacing("CALL", with: "[CLLocationManager locationServicesEnabled]")
    let source = "@implementation \(type)\n- (void)start { \(call) }\n@end"
    #expect(try surroundings(.locationServicesEnabled, source).thread == thread)
  }

  @Test(
    "a call that every launch makes",
    arguments: [
      ("CALL;", true),
      ("if ([self.m respondsToSelector:@selector(x)]) { CALL; }", true),
      ("if (self.wasIntroduced) { CALL; }", false),
      ("dispatch_after(t, q, ^{ CALL; });", false),
    ])
  func launch(_ body: String, _ isAtLaunch: Bool) throws {
    let call = body.replacing("CALL", with: "[self.m requestWhenInUseAuthorization]")
    let source = """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o { \(call) }
      @end
      """
    #expect(try surroundings(.requestWhenInUseAuthorization, source).isAtLaunch == isAtLaunch)
  }

  @Test(
    "the release from which on a call is no longer made",
    arguments: [
      ("if (@available(iOS 11.0, *)) { [self f]; } else { CALL; }", "11.0"),
      ("if (@available(iOS 11, *)) { [self f]; } else if (self.isOn) { CALL; }", "11"),
      ("if (@available(iOS 11, *)) { return; } CALL;", "11"),
      ("if (@available(iOS 11, *)) { CALL; }", nil),
      ("if (@available(macOS 11, *)) { [self f]; } else { CALL; }", nil), ("CALL;", nil),
    ])
  func availability(_ body: String, _ end: String?) throws {
    let call = body.replacing("CALL", with: "[self.m requestAlwaysAuthorization]")
    let source = "@implementation C\n- (void)f { \(call) }\n@end"
    #expect(try surroundings(.requestAlwaysAuthorization, source).endsBefore == end)
  }

  @Test func `the callbacks of a delegate, by their type`() {
    let source = """
      @implementation Guide
      - (void)locationManager:(CLLocationManager *)m didUpdateLocations:(NSArray *)fixes { [self f]; }
      - (void)locationManager:(CLLocationManager *)m didFailWithError:(NSError *)error {}
      - (void)socket:(Socket *)s didFailWithError:(NSError *)error {}
      @end
      """
    let calls = reading(source, .objectiveC).calls
    #expect(calls.map(\.api) == [.didUpdateLocations, .didFailWithError])
    #expect(calls.allSatisfy { $0.form == .implementation && $0.surroundings.type == "Guide" })
  }
}
