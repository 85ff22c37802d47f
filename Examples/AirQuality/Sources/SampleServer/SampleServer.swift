import Foundation
import Glibc
import Synchronization

/// A server on this machine that speaks like Open-Meteo, as far as the app asks.
public final class SampleServer: Sendable {
  /// How it answers.
  public enum Mood: Hashable, Sendable {
    /// With the air of some cities.
    case well
    /// With a status and nothing to read.
    case badly(status: Int)
    /// With something that is no JSON.
    case nonsense
  }

  /// Where it listens; nothing else on the machine does.
  public let address: String
  private let listening: Int32
  private let state = Mutex((mood: Mood.well, requests: [String](), isListening: true))

  /// A server that listens on a port of its own; nil if the machine gives it none.
  public init?() {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listening >= 0 else { return nil }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        bind(listening, place, length) == 0 && listen(listening, 16) == 0
          && getsockname(listening, place, &length) == 0
      }
    }
    guard isOpen else {
      close(listening)
      return nil
    }
    self.listening = listening
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0, let self else { break }
        self.answer(connection)
      }
      close(listening)
    }
  }

  deinit { stop() }

  /// Answers no one any more; the thread that listens closes the port.
  public func stop() {
    let wasListening = state.withLock { state in
      defer { state.isListening = false }
      return state.isListening
    }
    // Afterwards the number may be another socket's.
    if wasListening { shutdown(listening, Int32(SHUT_RDWR)) }
  }

  /// Answers otherwise from now on.
  public func answer(_ mood: Mood) { state.withLock { $0.mood = mood } }

  /// What was asked, in order: path and query.
  public var requests: [String] { state.withLock { $0.requests } }

  private func answer(_ connection: Int32) {
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else { return }
    let line = String(decoding: bytes[..<count], as: UTF8.self).prefix { $0 != "\r\n" }
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "GET" else { return }
    let mood = state.withLock { state in
      state.requests.append(String(words[1]))
      return state.mood
    }
    let (status, body) =
      switch mood {
      case .well: (200, Samples.answer(to: String(words[1])))
      case .badly(let status): (status, "")
      case .nonsense: (200, "<html>")
      }
    let answer =
      "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Sorry")\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    Array(answer.utf8).withUnsafeBytes { bytes in
      _ = send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
  }
}
