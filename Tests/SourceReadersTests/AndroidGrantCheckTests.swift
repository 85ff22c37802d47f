import SourceReaders
import Testing

@Suite("A check of the platform before a call of Android")
struct AndroidGrantCheckTests {
  private static let fine = "checkSelfPermission(Manifest.permission.ACCESS_FINE_LOCATION)"
  private static let coarse = "ContextCompat.checkSelfPermission(this, ACCESS_COARSE_LOCATION)"
  private static let granted = "PackageManager.PERMISSION_GRANTED"
  private static let both: Set<Set<String>> = [
    ["ACCESS_FINE_LOCATION"], ["ACCESS_COARSE_LOCATION"],
  ]
  private static let either: Set<Set<String>> = [
    ["ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION"]
  ]
  private static let call = "manager.requestLocationUpdates(request, listener)"

  @Test(
    "says which permissions are granted where the call runs",
    arguments: [
      ("if (\(fine) == \(granted)) { \(call) }", [["ACCESS_FINE_LOCATION"]]),
      ("if (\(fine) == \(granted)) \(call)", [["ACCESS_FINE_LOCATION"]]),
      ("if (\(fine) == \(granted) && isOn) { \(call) }", [["ACCESS_FINE_LOCATION"]]),
      ("if (\(fine) == \(granted) && \(coarse) == \(granted)) { \(call) }", both),
      ("if (\(fine) == \(granted) || \(coarse) == \(granted)) { \(call) }", either),
      ("if (\(fine) != \(granted)) return\n\(call)", [["ACCESS_FINE_LOCATION"]]),
      (
        "if (\(fine) != \(granted) || isOff) { log(1)\nreturn }\n\(call)",
        [["ACCESS_FINE_LOCATION"]]
      ),
      ("if (\(fine) != \(granted) && \(coarse) != \(granted)) {\nreturn\n}\n\(call)", either),
      ("if (\(fine) != \(granted) || \(coarse) != \(granted)) {\nreturn\n}\n\(call)", both),
      ("if (\(fine) == \(granted)) { button.onClick { \(call) } }", [["ACCESS_FINE_LOCATION"]]),
    ] as [(String, Set<Set<String>>)])
  func checks(body: String, grants: Set<Set<String>>) {
    #expect(Self.grants(body) == grants)
  }

  @Test(
    "says nothing if the call may run without the grant",
    arguments: [
      call, "if (\(fine) == \(granted)) { show() }\n\(call)",
      "if (\(fine) == \(granted)) { show() } else { \(call) }",
      "if (\(fine) == \(granted) || isOld) { \(call) }",
      "if (\(fine) != \(granted)) { \(call) }", "if (!(\(fine) == \(granted))) { \(call) }",
      "if (\(fine) != \(granted) && isNew) return\n\(call)",
      "if (\(fine) != \(granted)) { ask() }\n\(call)",
      "names.forEach { if (\(fine) != \(granted)) return@forEach\nshow() }\n\(call)",
      "if (isOn) { if (\(fine) != \(granted)) return }\n\(call)",
      "if (\(fine) == \(granted)) return\n\(call)",
      "when (kind) { 1 -> if (\(fine) != \(granted)) return\n2 -> \(call)\n }",
    ])
  func others(body: String) {
    #expect(Self.grants(body) == [])
  }

  private static func grants(_ body: String) -> Set<Set<String>>? {
    let text = "class A(val manager: LocationManager) { fun start() {\n\(body)\n} }"
    return AndroidSourceReader.read(Array(text.utf8), path: "A.kt").calls
      .first { $0.api == .requestLocationUpdates }?.neededGrants
  }
}
