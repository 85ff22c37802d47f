import Testing

@Suite("The authorization status around an Objective-C call")
struct ObjectiveCStatusContextTests {
  static let ask = "[m requestAlwaysAuthorization];"

  static func statuses(_ body: String) -> [String]? {
    reading("- (void)start {\n\(body)\n}", .objectiveC).calls
      .first { $0.api == .requestAlwaysAuthorization }?.statusContext
  }

  @Test(
    "is what if, early exits and switch let through",
    arguments: [
      ("if (status == kCLAuthorizationStatusNotDetermined) { \(ask) }", ["notDetermined"]),
      (
        "if (kCLAuthorizationStatusNotDetermined == m.authorizationStatus) \(ask)",
        ["notDetermined"]
      ),
      (
        "if ([CLLocationManager authorizationStatus] == kCLAuthorizationStatusDenied) { \(ask) }",
        ["denied"]
      ),
      (
        "if (a && (status == kCLAuthorizationStatusDenied || status == kCLAuthorizationStatusRestricted))"
          + " { \(ask) }", ["restricted", "denied"]
      ),
      (
        "if (status != kCLAuthorizationStatusNotDetermined) { done(); return; }\n\(ask)",
        ["notDetermined"]
      ),
      (
        "if (status == kCLAuthorizationStatusAuthorizedAlways) { return; }\n\(ask)",
        ["notDetermined", "restricted", "denied", "authorizedWhenInUse"]
      ),
      (
        "if (status == kCLAuthorizationStatusDenied) {} else if (status == "
          + "kCLAuthorizationStatusAuthorizedWhenInUse) { \(ask) }", ["authorizedWhenInUse"]
      ),
      (
        "switch (status) { case kCLAuthorizationStatusDenied: break; "
          + "case kCLAuthorizationStatusNotDetermined: { \(ask) break; } default: break; }",
        ["notDetermined"]
      ),
      (
        "switch (status) { case kCLAuthorizationStatusDenied: case kCLAuthorizationStatusRestricted: "
          + "{ return; } default: \(ask) }",
        ["notDetermined", "authorizedAlways", "authorizedWhenInUse"]
      ),
    ])
  func known(body: String, expected: [String]) {
    #expect(Self.statuses(body) == expected)
  }

  @Test(
    "is unknown where nothing tells",
    arguments: [
      ask, "if (ready) { \(ask) }",
      "if (ready || status == kCLAuthorizationStatusDenied) { \(ask) }",
      "if (status == kCLAuthorizationStatusDenied) { log(); }\n\(ask)",
      "switch (step) { case 1: \(ask) }",
    ])
  func unknown(body: String) {
    #expect(Self.statuses(body) == nil)
    #expect(!uses("- (void)start {\n\(body)\n}", .objectiveC).isEmpty)
  }
}
