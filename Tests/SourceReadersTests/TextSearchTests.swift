import Testing

@testable import SourceReaders

@Suite("The search for many texts at once")
struct TextSearchTests {
  private static let words = [
    "CLMonitor", "CLMonitors", "WebView", "startMonitoring", "startMonitoringVisits", "\"http://",
    "mach_absolute_time", "aaaaaaaaaa",
  ]

  /// The places of each word, found by a plain search.
  private static func places(in text: String) -> Set<[Int]> {
    let bytes = Array(text.utf8)
    var places: Set<[Int]> = []
    for (number, word) in words.enumerated() {
      for offset in bytes.indices where bytes[offset...].starts(with: word.utf8) {
        places.insert([offset, number])
      }
    }
    return places
  }

  private static func found(in text: String) -> Set<[Int]> {
    var found: Set<[Int]> = []
    Array(text.utf8).withUnsafeBytes { bytes in
      TextSearch(for: words).scan(bytes) { found.insert([$0, $1]) }
    }
    return found
  }

  @Test(
    "finds every place of every text",
    arguments: [
      "", "CLM", "CLMonitor", "CLMonitors", "xCLMonitor", "CLMonitorCLMonitorsCLMonitor",
      "startMonitoringVisits startMonitoring", "\"\"http://\"http:/", "aaaaaaaaaaaaaaaa",
      "mach_absolute_tim", "mach_absolute_timemach_absolute_time", "WebVieWebView\u{E9}WebView",
    ])
  func everyPlace(text: String) {
    #expect(Self.found(in: text) == Self.places(in: text))
  }

  @Test("finds texts wherever they begin", arguments: words)
  func everyOffset(word: String) {
    for before in 0...40 {
      let text = String(repeating: "o", count: before) + word + String(repeating: "n", count: 9)
      #expect(Self.found(in: text) == Self.places(in: text))
    }
  }
}
