import PlatformModel

/// What is the matter and what to do about it, in words for one app on one release of iOS.
public struct Advice: Hashable, Sendable {
  /// What stands in the way; nil where the person answered no, or was interrupted.
  public let obstacle: Obstacle?
  /// The way in Settings from the top, without "Settings" (IOS-SET-020 to IOS-SET-022).
  public let settingsPath: [String]?
  let keys: [Wording.Key]
  let request: Request
  let app: String

  /// Advice about an obstacle to a request.
  public init(on obstacle: Obstacle, to request: Request, system: OSVersion, app: String) {
    self.init(
      obstacle, obstacle.possibilities.map { $0.wordingKey(for: request) }, request, app,
      obstacle.possibilities.lazy.compactMap { $0.settingsPath(for: request, system, app) }.first)
  }

  init(
    _ obstacle: Obstacle?, _ keys: [Wording.Key], _ request: Request, _ app: String,
    _ path: [String]?
  ) {
    self.obstacle = obstacle
    self.keys = keys
    self.request = request
    self.app = app
    settingsPath = path
  }
}

extension Advice {
  /// What is the matter, in English: one sentence without its end.
  public var sentence: String { sentence(in: .english) }

  /// What to do, in English: one sentence without its end; nil where nothing is to be done.
  ///
  /// With a ``settingsPath`` it is for the person; without one it is for the app or its developer.
  public var step: String? { step(in: .english) }

  /// What is the matter, in other words.
  public func sentence(in wording: Wording) -> String {
    let sentences = keys.map { fill(wording[$0]) }
    guard sentences.count > 1 else { return sentences.first ?? "" }
    return fill(wording[.oneOf]) + " " + sentences.joined(separator: "; ")
  }

  /// What to do, in other words; of several possible obstacles the first that has a step.
  public func step(in wording: Wording) -> String? {
    let steps = keys.lazy.map { fill(wording[$0.step]) }
    return steps.first { !$0.isEmpty }
  }

  private func fill(_ text: String) -> String {
    let path = (["Settings"] + (settingsPath ?? [])).joined(separator: " > ")
    var values = ["app": app, "path": path]
    if case .keyMissing(let key)? = obstacle { values["key"] = key }
    return text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let end = part.firstIndex(of: "}"), let value = values[String(part[..<end])]
      else { return index > 0 ? "{" + part : String(part) }
      return value + part[part.index(after: end)...]
    }.joined()
  }
}

extension Advice {
  /// The advice after an outcome; nil where the person decided in favour.
  init?(
    after outcome: RequestResult.Outcome, of request: Request, system: OSVersion, app: String
  ) {
    switch outcome {
    case .decided(.allowed), .notShown(.alreadyGranted): return nil
    case .notShown(let obstacle):
      self.init(on: obstacle, to: request, system: system, app: app)
    case .decided(.declined):
      // What is to be done is what it will be from now on.
      self.init(
        nil, [Obstacle.alreadyDenied.wordingKey(for: request)], request, app,
        Obstacle.alreadyDenied.settingsPath(for: request, system, app))
    case .decided(.keptWhileUsing):
      self.init(
        nil, [.keptWhileUsing], request, app,
        Obstacle.alreadyAsked.settingsPath(for: request, system, app))
    case .interrupted: self.init(nil, [.interrupted], request, app, nil)
    }
  }
}
