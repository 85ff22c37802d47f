import Reports
import Testing

@testable import BatchChecking

@Suite("A line that asks for a check")
struct BatchRequestTests {
  @Test(arguments: [
    (#"{"id":"a","path":"x.apk"}"#, BatchRequest(id: "a", .path("x.apk"))),
    (#"{"id":7,"name":"x.apk","bytes":3}"#, BatchRequest(id: 7, .bytes(name: "x.apk", count: 3))),
    (#" {"path":"a\nb","id":"\u00e9"} "#, BatchRequest(id: "é", .path("a\nb"))),
  ])
  func `is read, and written as it is read`(line: String, request: BatchRequest) throws {
    #expect(try BatchRequest(reading: Array(line.utf8)) == request)
    #expect(try BatchRequest(reading: Array(request.line.utf8)) == request)
  }

  @Test(
    arguments: [
      ("", .null, 0), ("{", .null, 0), ("[]", .null, 0), (#"{"path":"x"}"#, .null, 0),
      (#"{"id":1.5,"path":"x"}"#, .null, 0), (#"{"id":1}"#, 1, 0), (#"{"id":1,"path":""}"#, 1, 0),
      (#"{"id":1,"path":"a\u0000b"}"#, 1, 0), (#"{"id":1,"path":"x","bytes":3,"name":"x"}"#, 1, 0),
      (#"{"id":1,"bytes":-3,"name":"x"}"#, 1, 0), (#"{"id":1,"bytes":4}"#, 1, 4),
      (#"{"id":1,"bytes":4,"name":"../x.apk"}"#, 1, 4), (#"{"id":1,"bytes":4,"name":".."}"#, 1, 4),
      (#"{"bytes":4,"name":"x.apk"}"#, .null, 4),
      (#"{"id":1,"bytes":9223372036854775807,"name":"x.apk"}"#, 1, Int.max),
    ] as [(String, JSONValue, Int)])
  func `is refused with its id if it asks for nothing that can be done, and its bytes are skipped`(
    line: String, id: JSONValue, skipped: Int
  ) {
    let refusal = #expect(throws: BatchRequest.Refusal.self) {
      try BatchRequest(reading: Array(line.utf8))
    }
    #expect(refusal?.id == id)
    #expect(refusal?.skipped == skipped)
  }
}
