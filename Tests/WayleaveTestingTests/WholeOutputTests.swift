import Dispatch
import Glibc
import PhoneSimulator
import Testing

@testable import WayleaveTesting

/// `swift test` drops what it has read where that ends in the middle of a character.
@Suite("What a test writes") struct WholeOutputTests {
  @Test func `whoever reads it in pieces reads whole characters, and all of them`() throws {
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    let stream = try #require(fdopen(ends[1], "w"))
    let text = String(repeating: "“Locate” never returns → é\n", count: 2_000)
    let read = Locked<[[UInt8]]>([])
    let group = DispatchGroup()
    let end = ends[0]
    DispatchQueue.global().async(group: group) {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(end, &buffer, buffer.count)
        guard count > 0 else { return }
        read.withLock { [buffer] in $0.append(Array(buffer[..<count])) }
      }
    }
    let written = WholeText(text: text).write(to: stream)
    fclose(stream)
    group.wait()
    close(end)
    let chunks = read.withLock { $0 }
    #expect(written == text.utf8.count)
    #expect(chunks.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    #expect(String(decoding: chunks.joined(), as: UTF8.self) == text)
  }
}
