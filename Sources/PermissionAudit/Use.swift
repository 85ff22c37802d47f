import Findings
import SourceReaders

/// One use of a platform API that ends in a target's process, and the code that makes it.
public struct Use: Hashable, Sendable {
  /// What is used.
  public var api: PlatformAPI
  /// The code that makes the use.
  public var origin: Origin
  /// The call, or the file that links the library.
  public var position: SourcePosition
  /// What is handed over or assigned, as far as the source shows it.
  public var argument: PlatformCall.Argument
  /// Whether the code tests the app's own UIBackgroundModes first.
  public var isGuarded: Bool
  /// The call as it was read; nil where only the library is known.
  public var call: PlatformCall?

  init(_ call: PlatformCall, _ origin: Origin) {
    api = call.api
    self.origin = origin
    position = call.position
    argument = call.argument
    isGuarded = call.isGuardedByBackgroundModes
    self.call = call
  }

  init(_ api: PlatformAPI, library: String, declaredIn file: String, isGuarded: Bool) {
    self.api = api
    origin = .library(library)
    position = SourcePosition(file: file)
    argument = .dynamic
    self.isGuarded = isGuarded
  }
}

extension Use {
  /// The code that makes a use.
  public enum Origin: Hashable, Sendable {
    /// The target's own binary, statically linked code included.
    case own
    /// A dynamic framework of the same tree.
    case framework
    /// A library that the tree does not show, known from the table of libraries.
    case library(String)
  }

  /// Whether the code runs the API; a name alone or a question to the class harms nobody.
  var isExercised: Bool {
    switch call?.form {
    case nil, .call, .assignment, .construction, .subclass: true
    case .reference, .read: false
    }
  }

  /// Whether the source shows that the call is made while nothing is decided yet.
  ///
  /// A call that is also made after When In Use was granted is the upgrade that it should be.
  var asksFromNotDetermined: Bool {
    guard let statuses = call?.statusContext else { return false }
    return statuses.contains("notDetermined") && !statuses.contains("authorizedWhenInUse")
  }

  /// The purpose key of temporary full accuracy that is handed over.
  var purposeKey: PlatformCall.Argument {
    guard let call, call.purposeKey == .none else { return call?.purposeKey ?? .dynamic }
    return api == .requestTemporaryFullAccuracyAuthorization ? call.argument : .none
  }

  /// The place with the reason to look at it, for findings that point elsewhere.
  var related: Finding.Related {
    switch origin {
    case .own: Finding.Related(position, "\(api.rawValue) used here")
    case .framework: Finding.Related(position, "\(api.rawValue) used here, in a framework")
    case .library(let name): Finding.Related(position, "\(name) brings \(api.rawValue)")
    }
  }
}
