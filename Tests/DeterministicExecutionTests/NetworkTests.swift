import Foundation
import FoundationNetworking
import PhoneSimulator
import Testing

@testable import DeterministicExecution

@Suite("The network of an app's code")
struct NetworkTests {
  /// What a request asks of a session.
  enum Way: CaseIterable {
    case dataForRequest, dataFromURL, uploadFromData, uploadFromFile
  }

  /// Answers each request with its method, on the machine's threads.
  private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      guard let url = request.url, url.host != "nobody" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data((request.httpMethod ?? "").utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  let open: OpenApp
  let session: URLSession

  init() throws {
    open = try OpenApp()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    session = URLSession(configuration: configuration)
  }

  private func url(_ host: String = "echo") throws -> URL {
    try #require(URL(string: "http://\(host)/"))
  }

  @Test(arguments: Way.allCases)
  func `what it awaits is back before the run returns, at the same moment`(way: Way) throws {
    let (session, journal, url) = (session, open.journal, try url())
    let asking = try open.app.begin {
      var request = URLRequest(url: url)
      request.httpMethod = way == .dataForRequest ? "GET" : "PUT"
      let data =
        switch way {
        case .dataForRequest: try await session.data(for: request).0
        case .dataFromURL: try await session.data(from: url).0
        case .uploadFromData: try await session.upload(for: request, from: Data([1])).0
        case .uploadFromFile:
          try await session.upload(for: request, fromFile: URL(filePath: #filePath)).0
        }
      journal.write("on the main thread: \(Thread.isMainThread)")
      return String(decoding: data, as: UTF8.self)
    }
    #expect(try asking.value == (way == .dataForRequest || way == .dataFromURL ? "GET" : "PUT"))
    #expect(open.journal.all == ["0 s: on the main thread: true"])
  }

  @Test func `its errors are thrown as they are`() throws {
    let (session, url) = (session, try url("nobody"))
    let asking = try open.app.begin { try await session.data(from: url) }
    #expect(throws: URLError(.cannotFindHost)) { try asking.value }
  }

  @Test func `outside of an app's code it does what it did`() async throws {
    let (data, _) = try await session.data(from: url())
    #expect(String(decoding: data, as: UTF8.self) == "GET")
  }

  @Test func `limit: a request in clear text is not blocked`() throws {
    let (session, url) = (session, try url("clear.example.com"))
    #expect(url.scheme == "http")
    let asking = try open.app.begin { try await session.data(from: url).0 }
    #expect(try String(decoding: asking.value, as: UTF8.self) == "GET")
  }

  @Test func `limit: a completion handler comes on a thread of the machine`() async throws {
    let (session, url) = (session, try url())
    let isOfApp = await withCheckedContinuation { waiting in
      let began = Result {
        try open.app.run {
          session.dataTask(with: url) { _, _, _ in
            waiting.resume(returning: VirtualLoop.current != nil)
          }.resume()
        }
      }
      if case .failure = began { waiting.resume(returning: true) }
    }
    #expect(!isOfApp)
  }
}
