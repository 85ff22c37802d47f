import FileAccess
import Foundation
import Reports
import Testing

@testable import BatchChecking

/// A worker in a shell's words: it does what the path says, and else answers with it.
private let worker = [
  "sh", "-c",
  #"""
  while read -r line; do
    case $line in
      *crash*) kill -9 $$ ;;
      *hang*) exec sleep 60 ;;
      *once*) [ -e "$0" ] || { : >"$0"; exit 3; } ;;
      *half*) printf '{"id"'; exit 0 ;;
    esac
    printf '%s\n' "$line"
  done
  """#,
]

@Suite("The supervisor of a batch")
struct BatchSupervisorTests {
  /// The lines that it writes for an input, without the first.
  private func answers(
    to input: Data, jobs: Int = 1, mark: String = "/nonexistent",
    limits: BatchLimits = BatchLimits(seconds: 2)
  ) throws -> [JSONValue] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try input.write(to: source)
    try Data().write(to: target)
    let reading = try FileHandle(forReadingFrom: source)
    let writing = try FileHandle(forWritingTo: target)
    let mark = folder.appending(path: "mark").path
    let supervisor = BatchSupervisor(
      command: worker + [mark], limits: limits,
      input: Descriptor(number: reading.fileDescriptor),
      output: Descriptor(number: writing.fileDescriptor))
    #expect(supervisor.run(jobs: jobs, toolVersion: "1.2.3"))
    let lines = try Data(contentsOf: target).split(separator: UInt8(ascii: "\n"))
    let values = try lines.map { try JSONValue(reading: Array($0)) }
    #expect(values.first?["tool"]?["version"] == "1.2.3")
    return Array(values.dropFirst())
  }

  private func requests(_ paths: [String]) -> Data {
    Data(
      paths.enumerated().map { BatchRequest(id: .integer($0), .path($1)).line + "\n" }.joined().utf8
    )
  }

  @Test(arguments: [1, 3]) func `answers each request exactly once, with any number of jobs`(
    jobs: Int
  ) throws {
    let paths = (0..<60).map { $0 % 7 == 3 ? "crash" : $0 % 11 == 5 ? "half" : "x" }
    let answers = try answers(to: requests(paths), jobs: jobs)
    #expect(answers.compactMap { $0["id"]?.integer }.sorted() == Array(paths.indices))
    for answer in answers {
      let id = try #require(answer["id"]?.integer)
      #expect((answer["problem"]?["code"] == "crashed") == (paths[id] != "x"))
    }
  }

  @Test func `gives an input to a second worker if the first one dies`() throws {
    let answers = try answers(to: requests(["once"]))
    #expect(answers.map { $0["path"] } == ["once"])
  }

  @Test func `ends a check that takes too long, and goes on`() throws {
    let answers = try answers(to: requests(["hang", "x"]), limits: BatchLimits(seconds: 1))
    #expect(answers.map { $0["problem"]?["code"] } == ["timed-out", nil])
  }

  @Test func `starts another worker after a number of inputs`() throws {
    let limits = BatchLimits(seconds: 2, inputsPerWorker: 2)
    #expect(try answers(to: requests(["x", "x", "x", "x", "x"]), limits: limits).count == 5)
  }

  @Test func `answers a line that is not a request, passes over its bytes, and goes on`() throws {
    var input = Data("not JSON\n\n".utf8)
    input += Data(#"{"id":"a","bytes":5,"name":"a/b"}"#.utf8) + Data("\n{\"\n\n\"".utf8)
    input +=
      Data(String(repeating: "x", count: BatchRequest.longestLine + 1).utf8) + Data("\n".utf8)
    input += requests(["x"])
    input += Data(#"{"id":"z","bytes":50,"name":"z.apk"}"#.utf8) + Data("\nshort".utf8)
    let answers = try answers(to: input)
    #expect(answers.map { $0["id"] } == [.null, "a", .null, 0, "z"])
    #expect(
      answers.map { $0["problem"]?["code"]?.string }
        == ["malformed-request", "malformed-request", "malformed-request", nil, "truncated"])
  }

  @Test func `says so if no worker can be started`() throws {
    let pipe = Pipe()
    let input = try inputHandle()
    let supervisor = BatchSupervisor(
      command: ["/nonexistent/wayleave"], limits: BatchLimits(),
      input: Descriptor(number: input.fileDescriptor),
      output: Descriptor(number: pipe.fileHandleForWriting.fileDescriptor))
    // A handle closes its file with its last use.
    withExtendedLifetime(input) { #expect(supervisor.run(jobs: 1, toolVersion: "1")) }
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.contains(#""code":"no-worker""#))
  }

  private func inputHandle() throws -> FileHandle {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(requests(["x"]))
    try pipe.fileHandleForWriting.close()
    return pipe.fileHandleForReading
  }
}
