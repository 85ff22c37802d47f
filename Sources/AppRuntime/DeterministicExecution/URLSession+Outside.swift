import Foundation
import FoundationNetworking
import PhoneSimulator

// Interpose the asynchronous functions of URLSession, by their symbols: what they await is outside
// of the phone, for an app that awaits it and never heard of that. Elsewhere they do what they did.

extension URLSession {
  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC4data3for8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func dataOutside(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await outside(delegate) { self.dataTask(with: request, completionHandler: $0) }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC4data4from8delegate0A10Essentials4DataV_AA11URLResponseCtAG3URLV_AA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func dataOutside(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await outside(delegate) { self.dataTask(with: url, completionHandler: $0) }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC6upload3for4from8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AjA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func uploadOutside(
    for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await outside(delegate) {
      self.uploadTask(with: request, from: body, completionHandler: $0)
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC6upload3for8fromFile8delegate0A10Essentials4DataV_AA11URLResponseCtAA10URLRequestV_AH3URLVAA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func uploadOutside(
    for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await outside(delegate) {
      self.uploadTask(with: request, fromFile: file, completionHandler: $0)
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8download3for8delegate0A10Essentials3URLV_AA11URLResponseCtAA10URLRequestV_AA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func downloadOutside(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await outside(delegate, keeping: Self.kept) {
      self.downloadTask(with: request, completionHandler: $0)
    }
  }

  @_silgen_name(
    "$s20FoundationNetworking10URLSessionC8download4from8delegate0A10Essentials3URLV_AA11URLResponseCtAI_AA0C12TaskDelegate_pSgtYaKF"
  )
  @usableFromInline func downloadOutside(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await outside(delegate, keeping: Self.kept) {
      self.downloadTask(with: url, completionHandler: $0)
    }
  }
}

extension URLSession {
  private typealias Completion<Content> = @Sendable (Content?, URLResponse?, (any Error)?) -> Void

  /// Lets a task of this session run outside, and waits for its completion.
  private func outside<Content: Sendable>(
    _ delegate: (any URLSessionTaskDelegate)?,
    keeping keep: @escaping @Sendable (Content) throws -> Content = { $0 },
    _ make: @escaping @Sendable (@escaping Completion<Content>) -> URLSessionTask
  ) async throws -> (Content, URLResponse) {
    let delegate = Passed(delegate)
    return try await VirtualPhone.outside {
      let running = Locked<URLSessionTask?>(nil)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting in
          let task = make { content, response, error in
            waiting.resume(
              with: Result {
                guard let content, let response else { throw error ?? URLError(.unknown) }
                return (try keep(content), response)
              })
          }
          task.delegate = delegate.value
          running.withLock { $0 = task }
          task.resume()
          if Task.isCancelled { task.cancel() }
        }
      } onCancel: {
        running.withLock { $0 }?.cancel()
      }
    }
  }

  /// Moves a file that is gone once the completion of a download has returned.
  @Sendable private static func kept(_ file: URL) throws -> URL {
    let place = file.appendingPathExtension("kept")
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }
}
