import AppArtifacts
import SourceReaders
import Testing

@Suite("Calls in Objective-C")
struct ObjectiveCCallTests {
  @Test(
    "are messages, dot syntax, assignments and selectors",
    arguments: [
      ("[manager requestAlwaysAuthorization];", "requestAlwaysAuthorization call"),
      ("[self.manager requestAlwaysAuthorization];", "requestAlwaysAuthorization call"),
      ("[[self manager] requestAlwaysAuthorization];", "requestAlwaysAuthorization call"),
      ("[_manager\n requestAlwaysAuthorization];", "requestAlwaysAuthorization call"),
      ("_manager.requestAlwaysAuthorization;", "requestAlwaysAuthorization call"),
      (
        "dispatch_async(q, ^{ [m requestAlwaysAuthorization]; });",
        "requestAlwaysAuthorization call"
      ),
      ("SEL s = @selector(requestAlwaysAuthorization);", "requestAlwaysAuthorization reference"),
      (
        "if ([m respondsToSelector:@selector(requestAlwaysAuthorization)]) {}",
        "requestAlwaysAuthorization read"
      ),
      (
        "SEL s = NSSelectorFromString(@\"requestAlwaysAuthorization\");",
        "requestAlwaysAuthorization reference"
      ),
      (
        "m.allowsBackgroundLocationUpdates = YES;",
        "allowsBackgroundLocationUpdates assignment true"
      ),
      (
        "self->_m.allowsBackgroundLocationUpdates = (NO);",
        "allowsBackgroundLocationUpdates assignment false"
      ),
      (
        "[m setAllowsBackgroundLocationUpdates:TRUE];",
        "allowsBackgroundLocationUpdates assignment true"
      ),
      (
        "[m setAllowsBackgroundLocationUpdates:isOn ? YES : NO];",
        "allowsBackgroundLocationUpdates assignment dynamic"
      ),
      (
        "m.allowsBackgroundLocationUpdates = isOn && YES;",
        "allowsBackgroundLocationUpdates assignment dynamic"
      ),
      (
        "m.allowsBackgroundLocationUpdates |= isOn;",
        "allowsBackgroundLocationUpdates assignment dynamic"
      ),
      (
        "SEL s = @selector(setAllowsBackgroundLocationUpdates:);",
        "allowsBackgroundLocationUpdates reference"
      ),
      ("if (m.allowsBackgroundLocationUpdates == YES) {}", "allowsBackgroundLocationUpdates read"),
      ("[m startMonitoringForRegion:region];", "startMonitoring(for:) call"),
      ("[m startRangingBeaconsInRegion:region];", "startRangingBeacons call"),
      (
        "[m startMonitoringSignificantLocationChanges];",
        "startMonitoringSignificantLocationChanges call"
      ),
      (
        "id u = [CLLocationUpdater liveUpdaterWithQueue:q handler:h];",
        "CLLocationUpdate.liveUpdates call"
      ),
    ])
  func forms(statement: String, use: String) {
    let source = "- (void)start {\n\(statement)\n}"
    let found = uses(source, .objectiveC)
    #expect(found.map { $0.drop { $0 != " " }.dropFirst() } == [use[...]])
  }

  @Test(
    "are not comments, strings, declarations or methods of the file's own classes",
    arguments: [
      "// [m requestAlwaysAuthorization]", "/* [m requestAlwaysAuthorization] */",
      "int a; // \\\n[m requestAlwaysAuthorization]", "id s = @\"[m requestAlwaysAuthorization]\";",
      "char *s = \"[m requestAlwaysAuthorization]\";", "- (void)requestAlwaysAuthorization;",
      "@implementation W\n- (void)requestAlwaysAuthorization {}\n@end",
      "@implementation W\n- (void)f { [self requestAlwaysAuthorization]; }\n@end",
      "[LocationService requestAlwaysAuthorization];", "CLLocationManager *manager;",
      "[[Network shared] startMonitoring];", "[self.log startMonitoring:path];",
      "if (self.log.startMonitoring) {}", "[scanner startRangingBeacons];",
      "@class CLLocationManager;", "@property BOOL allowsBackgroundLocationUpdates;",
      "- (void)f:(CLLocationManager *)m {}", "BOOL allowsBackgroundLocationUpdates = YES;",
      "auto s = R\"x([m requestAlwaysAuthorization])x\";", "char c = '\"'; // requestLocation\"",
    ])
  func noUse(source: String) {
    #expect(uses(source, .objectiveC) == [])
  }

  @Test(
    "construct objects in every spelling",
    arguments: [
      ("id a = [[CLLocationManager alloc] init];", "1: CLLocationManager construction"),
      ("id a = [CLLocationManager new];", "1: CLLocationManager construction"),
      ("id a = CLLocationManager.new;", "1: CLLocationManager construction"),
      ("id a = [[CLLocationManager.alloc] init];", "1: CLLocationManager construction"),
      (
        "id a = [[CBCentralManager alloc] initWithDelegate:self queue:nil];",
        "1: CBCentralManager construction"
      ),
      ("id a = [CMPedometer new];", "1: CMPedometer construction"),
      ("BOOL a = [CMPedometer isStepCountingAvailable];", "1: CMPedometer reference"),
      ("Class c = [CLLocationManager class];", "1: CLLocationManager reference"),
      ("Class c = NSClassFromString(@\"CLLocationManager\");", "1: CLLocationManager reference"),
      ("@interface M : CLLocationManager\n@end", "1: CLLocationManager subclass"),
      (
        "id a = [CLBackgroundActivitySession backgroundActivitySession];",
        "1: CLBackgroundActivitySession construction"
      ),
    ])
  func constructions(source: String, use: String) {
    #expect(uses(source, .objectiveC) == [use])
  }

  @Test("carry purpose keys and requirements")
  func arguments() {
    let source = """
      #define TRIP_KEY @"Trip"
      static NSString *const kRide = @"Ride";
      - (void)f:(NSString *)key {
        [m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:@"Walk" completion:^(NSError *e) {}];
        [m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:TRIP_KEY];
        [m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:kRide completion:nil];
        [m requestTemporaryFullAccuracyAuthorizationWithPurposeKey:key];
        [CLServiceSession sessionRequiringAuthorization:CLServiceSessionAuthorizationRequirementAlways
          fullAccuracyPurposeKey:@"Swim"];
      }
      """
    let calls = reading(source, .objectiveC).calls
    #expect(
      calls.map(\.purposeKey)
        == [.text("Walk"), .text("Trip"), .text("Ride"), .dynamic, .text("Swim")])
    #expect(calls.last?.argument == .member("always"))
  }

  @Test("need no other receiver in Core Location's own classes")
  func ownClasses() {
    let source = """
      @interface M : CLLocationManager
      @end
      @implementation M
      - (void)f { [self requestAlwaysAuthorization]; }
      @end
      @implementation CLLocationManager (Asking)
      - (void)f { [self requestAlwaysAuthorization]; }
      @end
      """
    #expect(
      uses(source, .objectiveC) == [
        "1: CLLocationManager subclass", "4: requestAlwaysAuthorization call",
        "7: requestAlwaysAuthorization call",
      ])
  }

  @Test(
    "of self may be a manager's where the header that tells is elsewhere",
    arguments: [
      ("@implementation M\n- (void)f { self.allowsBackgroundLocationUpdates = YES; }\n@end", true),
      (
        "@implementation M\n- (void)f { [self setAllowsBackgroundLocationUpdates:YES]; }\n@end",
        true
      ),
      (
        "@interface M : NSObject\n@end\n@implementation M\n"
          + "- (void)f { self.allowsBackgroundLocationUpdates = YES; }\n@end", false
      ),
      (
        "@implementation M\n- (void)setAllowsBackgroundLocationUpdates:(BOOL)a {}\n"
          + "- (void)f { [self setAllowsBackgroundLocationUpdates:YES]; }\n@end", false
      ),
    ])
  func inherited(source: String, isNamed: Bool) {
    #expect(
      uses(source, .objectiveC).contains {
        $0.hasSuffix("allowsBackgroundLocationUpdates reference")
      }
        == isNamed)
  }

  @Test("name the class and method around them")
  func enclosing() {
    let source = """
      static void ask(CLLocationManager *m) { [m requestLocation]; }
      @implementation Model
      - (id)init { if ((self = [super init])) { [m requestLocation]; } return self; }
      + (BOOL)application:(UIApplication *)a didFinish:(NSDictionary<NSString *, id> *)o
      {
        run(^{ [m requestLocation]; });
      }
      @end
      namespace ns { void Engine::go(int a) { [m requestLocation]; } }
      """
    #expect(
      reading(source, .objectiveC).calls.map(\.enclosing) == [
        "ask()", "Model.init", "Model.application:didFinish:", "Engine.go()",
      ])
  }
}
