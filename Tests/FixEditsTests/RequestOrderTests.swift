import Findings
import Testing

@testable import FixEdits

@Suite("The order of two requests in Objective-C")
struct RequestOrderTests {
  private func swapped(_ code: String, line: Int) throws -> String {
    try Fixing.text(.askWhenInUseFirst, in: code, file: "A.m", line: line)
  }

  @Test(arguments: ["m", "_manager", "self.manager", "[self manager]", "self->_manager"])
  func `two messages to one receiver are swapped, and what is around them stays`(
    receiver: String
  ) throws {
    let code = """
      - (void)ask
      {
      \t_manager = [CLLocationManager new]; // once
      \t// Both.
      #if ASKS
      \t[\(receiver) requestAlwaysAuthorization];

      \t[\(receiver) requestWhenInUseAuthorization];
      #endif
      }

      """
    let always = "[\(receiver) requestAlwaysAuthorization];"
    let whenInUse = "[\(receiver) requestWhenInUseAuthorization];"
    #expect(
      try swapped(code, line: 6)
        == code.replacing(
          "\(always)\n\n\t\(whenInUse)", with: "\(whenInUse)\n\n\t\(always)"))
  }

  @Test(
    "a pair that is not two plain statements in a row is left, with the reason",
    arguments: [
      (
        "if (on)\n[m requestAlwaysAuthorization];\n[m requestWhenInUseAuthorization];",
        "what is before the request for Always may decide whether it is made"
      ),
      (
        "{\n[m requestAlwaysAuthorization];\n[n requestWhenInUseAuthorization];",
        "where to ask for Always later has to be decided"
      ),
      (
        "{\n[m requestAlwaysAuthorization];\n}",
        "where to ask for Always later has to be decided"
      ),
      (
        "{\n[m requestAlwaysAuthorization]; [m requestWhenInUseAuthorization];",
        "the request for Always is not a statement on a line of its own"
      ),
      (
        "{\n[[C alloc] init] requestAlwaysAuthorization];\n",
        "the request for Always is not a statement on a line of its own"
      ),
      (
        "{\nm.requestAlwaysAuthorization;\nm.requestWhenInUseAuthorization;",
        "the request for Always is not a statement on a line of its own"
      ),
    ])
  func refused(code: String, reason: String) throws {
    let error = #expect(throws: EditRefusal.self) { try swapped(code, line: 2) }
    #expect(try #require(error).reason == reason)
  }
}
