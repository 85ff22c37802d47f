import Testing

@Suite("The authorization status around a Swift call")
struct SwiftStatusContextTests {
  static let ask = "m.requestAlwaysAuthorization()"

  @Test(
    "is what if, guard and switch let through",
    arguments: [
      ("if status == .notDetermined { \(ask) }", ["notDetermined"]),
      ("if .notDetermined == manager.authorizationStatus { \(ask) }", ["notDetermined"]),
      ("if CLLocationManager.authorizationStatus() == .denied { \(ask) }", ["denied"]),
      ("if status == .denied || status == .restricted { \(ask) }", ["restricted", "denied"]),
      ("if isReady && status == .authorizedWhenInUse { \(ask) }", ["authorizedWhenInUse"]),
      ("if case .notDetermined = status { \(ask) }", ["notDetermined"]),
      ("if [.denied, .restricted].contains(status) { \(ask) }", ["restricted", "denied"]),
      (
        "if status != .notDetermined { \(ask) }",
        ["restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]
      ),
      (
        "if !(status == .denied) { \(ask) }",
        ["notDetermined", "restricted", "authorizedAlways", "authorizedWhenInUse"]
      ),
      ("if status == .authorizedWhenInUse {} else if status == .denied { \(ask) }", ["denied"]),
      (
        "if status == CLAuthorizationStatus.authorized {} else { \(ask) }",
        ["notDetermined", "restricted", "denied", "authorizedWhenInUse"]
      ),
      ("func f() { guard status == .notDetermined else { return }\n \(ask) }", ["notDetermined"]),
      (
        "func f() { if status == .notDetermined { return }\n \(ask) }",
        ["restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]
      ),
      (
        "switch manager.authorizationStatus { case .notDetermined: \(ask)\n default: break }",
        ["notDetermined"]
      ),
      (
        "switch status { case .denied, .restricted: break\n default: \(ask) }",
        ["notDetermined", "authorizedAlways", "authorizedWhenInUse"]
      ),
      (
        """
        switch status {
        case .authorizedWhenInUse: fallthrough
        case .authorizedAlways: \(ask)
        default: break
        }
        """, ["authorizedAlways", "authorizedWhenInUse"]
      ),
      (
        """
        switch status {
        case .authorizedWhenInUse: if isActive { fallthrough }
        case .authorizedAlways: \(ask)
        default: break
        }
        """, ["authorizedAlways", "authorizedWhenInUse"]
      ),
      (
        """
        func check() { if status == .denied { go() } else if status == .restricted { go() } }
        private func go() { \(ask) }
        """, ["restricted", "denied"]
      ),
    ])
  func known(source: String, statuses: [String]) {
    let call = reading(source).calls.first { $0.api == .requestAlwaysAuthorization }
    #expect(call?.statusContext == statuses)
  }

  @Test(
    "is unknown where nothing tells",
    arguments: [
      ask, "if isReady { \(ask) }", "if isReady || status == .denied { \(ask) }",
      "if isReady && status == .denied {} else { \(ask) }",
      "switch step { case .denied: \(ask)\n default: break }",
      "func f() { if status == .denied { log() }\n \(ask) }",
      "func f() { \(ask)\n guard status == .denied else { return } }",
      "if status == .authorized { \(ask) }",
      "switch status { case .denied, other: \(ask)\n default: break }",
      "func check() { if status == .denied { go() } }; func go() { \(ask) }",
      "func check() { if status == .denied { go() } }; private func go() { \(ask) }; let f = go",
      "func a() { if status == .denied { go() } }; func b() { go() }; private func go() { \(ask) }",
    ])
  func unknown(source: String) {
    let call = reading(source).calls.first { $0.api == .requestAlwaysAuthorization }
    #expect(call != nil)
    #expect(call?.statusContext == nil)
  }
}
