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
      ("if ([m respondsToSelector:@selector(requestLocation)]) { } else { CALL; }", "9.0"),
      (
        "if ([m respondsToSelector:@selector(requestLocation)]) { } else if (self.isOn) { CALL; }",
        "9.0"
      ),
      ("if (![m respondsToSelector:@selector(requestLocation)]) { CALL; }", "9.0"),
      ("if ([m respondsToSelector:@selector(requestLocation)]) { CALL; }", nil),
      ("if ([m respondsToSelector:@selector(f)]) { } else { CALL; }", nil),
    ])
  func availability(_ body: String, _ end: String?) throws {
    let call = body.replacing("CALL", with: "[self.m requestAlwaysAuthorization]")
    let source = "@implementation C\n- (void)f { \(call) }\n@end"
    #expect(try surroundings(.requestAlwaysAuthorization, source).endsBefore == end)
  }

  @Test(
    "a manager that nothing holds once the code around has run",
    arguments: [
      ("CLLocationManager *m = [[CLLocationManager alloc] init]; [m CALL];", .lost),
      ("CLLocationManager *m = [CLLocationManager new]; m.delegate = self; [m CALL];", .lost),
      ("CLLocationManager *m; m = [[CLLocationManager alloc] init]; [m CALL];", .lost),
      ("[[[CLLocationManager alloc] init] CALL];", .lost),
      ("static CLLocationManager *m; m = [CLLocationManager new]; [m CALL];", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; self.m = m; [m CALL];", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; [m CALL]; [self keep:m];", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; [m CALL]; return m;", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; g(^{ [m stop]; }); [m CALL];", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; [m CALL]; CFRunLoopRun();", .declared),
      ("CLLocationManager *m = self.shared; [m CALL];", .declared),
      ("CLLocationManager *m = [CLLocationManager new]; [m CALL]; [m release];", .declared),
      ("self.m = [[CLLocationManager alloc] init]; [self.m CALL];", .declared),
      ("[self.other CALL];", .unknown),
    ] as [(String, PlatformCall.Surroundings.Manager)])
  func lifetime(_ body: String, _ manager: PlatformCall.Surroundings.Manager) throws {
    let call = body.replacing("CALL", with: "requestWhenInUseAuthorization")
    let source = "@implementation C\n- (void)f { \(call) }\n@end"
    #expect(try surroundings(.requestWhenInUseAuthorization, source).manager == manager)
  }

  @Test(
    "the delegate that the file sets",
    arguments: [
      ("CLLocationManager *_m;", "_m = [CLLocationManager new]; _m.delegate = self;", .heir),
      ("", "self.m = [CLLocationManager new]; [self.m setDelegate:self];", .heir),
      (
        "", "CLLocationManager *l = [CLLocationManager new]; l.delegate = self; self.m = l;",
        .heir
      ),
      ("", "self.m = [CLLocationManager new]; self.m.delegate = other;", .unknown),
      ("", "self.m = [CLLocationManager new];", .unset),
      ("CLLocationManager *_m;", "_m = [CLLocationManager new];", .none),
      ("CLLocationManager *_m;", "_m = [CLLocationManager new]; self.map.delegate = self;", .none),
      ("CLLocationManager *_m;", "_m = [CLLocationManager new]; [self keep:_m];", .unknown),
    ] as [(String, String, PlatformCall.Surroundings.Delegate)])
  func delegate(
    _ variable: String, _ body: String, _ delegate: PlatformCall.Surroundings.Delegate
  ) throws {
    let source = """
      @implementation C { \(variable) }
      - (void)f { \(body) }
      - (void)g { [self.m requestLocation]; }
      @end
      """
    #expect(try surroundings(.requestLocation, source).delegate == delegate)
  }

  @Test(
    "a manager is known from the header that declares it",
    arguments: [
      ("[[self manager] startUpdatingLocation];", true),
      ("[self.manager startUpdatingLocation];", true),
      ("[_manager startUpdatingLocation];", true),
      ("[tracker.locMgr startUpdatingLocation];", true),
      ("[tracker.other startUpdatingLocation];", false),
      ("[self.locMgr startUpdatingLocation];", false),
    ])
  func header(_ call: String, isDeclared: Bool) throws {
    let headers = """
      @interface C : NSObject
      @property (strong) CLLocationManager *manager;
      @property (strong) Tracker *tracker;
      @end
      @interface Tracker : NSObject { CLLocationManager *locMgr; Other *other; }
      @end
      """
    let reading = SourceReader.read(
      Array("@implementation C\n- (void)f { \(call) }\n@end".utf8), path: "C.m",
      language: .objectiveC, header: Array(headers.utf8))
    let found = try #require(reading.calls.first { $0.api == .startUpdatingLocation })
    #expect((found.surroundings.manager == .declared) == isDeclared)
  }

  @Test func `the headers of a source are its own and those that both import`() {
    let files = [
      "A/C.h": "#import \"Tracker.h\"\n", "A/Tracker.h": "CLLocationManager *a;",
      "A/Map.h": "CLLocationManager *b;", "A/View.h": "nothing",
    ]
    let source =
      "#import \"C.h\"\n#import \"Map.h\"\n#import \"View.h\"\n[m startUpdatingLocation];"
    let header = SourceReader.header(of: Array(source.utf8), path: "A/C.m") { path in
      files[path].map { Array($0.utf8) }
    }
    let text = String(decoding: header ?? [], as: UTF8.self)
    #expect(text == "#import \"Tracker.h\"\n\nCLLocationManager *b;\nCLLocationManager *a;")
  }

  @Test func `a property of the app's own class is not the platform's`() throws {
    let source = """
      @implementation C
      - (Tracker*)tracker { return self.app.tracker; }
      - (void)f { if (self.tracker.locationServicesEnabled) {} }
      @end
      """
    let reading = SourceReader.read(Array(source.utf8), path: "C.m", language: .objectiveC)
    let call = try #require(reading.calls.first { $0.api == .locationServicesEnabled })
    #expect(call.receiver == .instance(of: "Tracker"))
  }

  @Test(
    "a delegate's superclass is known from its file or its header",
    arguments: [
      ("@interface C : NSObject\n@end\n", nil, .itself), ("", nil, .heir),
      ("", "@interface C : UIViewController\n@end", .itself),
      ("", "@interface C : Locator\n@end", .heir),
    ] as [(String, String?, PlatformCall.Surroundings.Delegate)])
  func superclass(
    _ head: String, _ header: String?, _ delegate: PlatformCall.Surroundings.Delegate
  ) throws {
    let source =
      head + """
        @implementation C
        - (void)f { self.m = [CLLocationManager new]; self.m.delegate = self; [self.m requestLocation]; }
        @end
        """
    let reading = SourceReader.read(
      Array(source.utf8), path: "C.m", language: .objectiveC,
      header: header.map { Array($0.utf8) })
    let call = try #require(reading.calls.first { $0.api == .requestLocation })
    #expect(call.surroundings.delegate == delegate)
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
