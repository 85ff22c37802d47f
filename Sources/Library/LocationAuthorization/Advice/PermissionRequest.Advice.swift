import PlatformModel

extension PermissionRequest {
  /// What is wrong and what to do, in words for one app on one release of iOS.
  public struct Advice: Hashable, Sendable {
    /// What prevents the prompt; nil if the user declined, or was interrupted.
    public let obstacle: Obstacle?
    /// The path in Settings from the top, without "Settings" (IOS-SET-020 to IOS-SET-022).
    public let settingsPath: [String]?
    private let texts: [Text]
    private let app: String

    init(on obstacle: Obstacle, to request: PermissionRequest, system: OSVersion, app: String) {
      self.init(
        obstacle, obstacle.possibilities.map { $0.text(for: request) }, app,
        obstacle.possibilities.lazy.compactMap { $0.settingsPath(for: request, system, app) }.first)
    }

    private init(_ obstacle: Obstacle?, _ texts: [Text], _ app: String, _ path: [String]?) {
      self.obstacle = obstacle
      self.texts = texts
      self.app = app
      settingsPath = path
    }
  }
}

extension PermissionRequest.Advice {
  /// What is wrong, in English: one sentence without its period.
  public var reason: String { reason(in: .english) }

  /// What to do, in English: one sentence without its period; nil if there is nothing to do.
  ///
  /// With a ``settingsPath`` it is for the user; without one, for the app or its developer.
  public var suggestion: String? { suggestion(in: .english) }

  /// What is wrong, in another language.
  public func reason(in translation: Translation) -> String {
    let sentences = texts.map { fill(translation[$0.rawValue]) }
    guard sentences.count > 1 else { return sentences.first ?? "" }
    return fill(translation[Text.oneOf.rawValue]) + " " + sentences.joined(separator: "; ")
  }

  /// What to do, in another language; of several possible obstacles the first that has something.
  public func suggestion(in translation: Translation) -> String? {
    let suggestions = texts.lazy.map { fill(translation[$0.suggestionKey]) }
    return suggestions.first { !$0.isEmpty }
  }

  private func fill(_ text: String) -> String {
    let path = (["Settings"] + (settingsPath ?? [])).joined(separator: " > ")
    var values = ["app": app, "path": path]
    if let key = obstacle?.missingKey { values["key"] = key }
    return text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let end = part.firstIndex(of: "}"), let value = values[String(part[..<end])]
      else { return index > 0 ? "{" + part : String(part) }
      return value + part[part.index(after: end)...]
    }.joined()
  }
}

extension PermissionRequest.Advice {
  /// The advice after an outcome; nil if the permission is granted.
  init?(
    after outcome: PermissionRequest.Outcome, of request: PermissionRequest, system: OSVersion,
    app: String
  ) {
    // After these the suggestion is that of the obstacle that every later request meets.
    func later(_ text: Text, _ obstacle: PermissionRequest.Obstacle) -> Self {
      Self(nil, [text], app, obstacle.settingsPath(for: request, system, app))
    }
    switch outcome {
    case .decided(.allowed), .notShown(.alreadyGranted): return nil
    case .decided(.keptWhileUsing): self = later(.keptWhileUsing, .alreadyRequested)
    case .decided:
      let denied = PermissionRequest.Obstacle.alreadyDenied
      self = later(denied.text(for: request), denied)
    case .interrupted: self.init(nil, [.interrupted], app, nil)
    case .notShown(let obstacle):
      self.init(on: obstacle, to: request, system: system, app: app)
    }
  }
}
