import AppArtifacts
import Findings
import PlatformModel
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
  /// How certain it is that the use is in the built app.
  public var certainty: Certainty
  /// The key that makes a library leave it out, where it is in the Info.plist.
  public var exceptWith: InfoPlistKey?
  /// The versions of the library that the build may take; nil if nothing says.
  var versions: VersionRange?
  /// The classes that tell which well-known libraries are linked into the compiled file.
  var classes: Set<String> = []
  /// The call as it was read; nil if only the library is known.
  public var call: PlatformCall?

  /// A use in code, in a bundle with an Info.plist; nil if that is not known.
  init(
    _ call: PlatformCall, _ origin: Origin, in plist: EffectiveInfoPlist? = nil,
    isCompiled: Bool = false, classes: Set<String> = []
  ) {
    api = call.api
    self.origin = origin
    position = call.position
    argument = call.argument
    isGuarded = call.isGuardedByBackgroundModes
    let isLetIn =
      plist.map { plist in
        call.surroundings.keyTests.allSatisfy { (plist[$0] != nil) == $1 }
      } ?? true
    certainty =
      call.form == .linked || call.form == .reference && isCompiled
      ? .linked : call.surroundings.isReached && isLetIn ? .seen : .compiled
    self.call = call
    self.classes = classes
  }

  init(
    _ api: PlatformAPI, of library: LinkedLibrary, _ certainty: Certainty, isGuarded: Bool,
    exceptWith: InfoPlistKey? = nil, versions: VersionRange? = nil
  ) {
    self.api = api
    origin = .library(library.name)
    position = SourcePosition(file: library.declaredIn)
    argument = .dynamic
    self.isGuarded = isGuarded
    self.certainty = certainty
    self.exceptWith = exceptWith
    self.versions = versions
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

  /// How certain it is that a use is in the built app.
  public enum Certainty: Hashable, Sendable {
    /// The source was read.
    case seen
    /// The source was read, and nothing leads to the code, or only where the Info.plist differs.
    case compiled
    /// The built file refers to it; whether anything runs the code is not seen.
    case linked
    /// The build defines the macro that compiles it into a library.
    case chosen
    /// The table of libraries says so, whatever the app does with the library.
    case known
  }

  /// How the source uses it; nil if only the library is known.
  var form: PlatformCall.Form? { call?.form }

  /// Whether the code runs the API; a name alone or a question to the class harms no one.
  var isExercised: Bool { isWritten && certainty != .compiled }

  /// Whether the code would run the API if anything led to it: the store's scan sees no more.
  var isWritten: Bool {
    switch call?.form {
    case nil, .call, .assignment, .construction, .subclass, .linked: true
    case .reference, .read, .implementation: false
    }
  }

  /// Whether the code runs on a release, as far as the tests of availability around it show.
  func runs(on version: OSVersion) -> Bool {
    let start = surroundings.startsWith.flatMap { OSVersion(deploymentTarget: $0) }
    let end = surroundings.endsBefore.flatMap { OSVersion(deploymentTarget: $0) }
    return start.map { version >= $0 } ?? true && end.map { version < $0 } ?? true
  }

  /// Whether the code runs on a release or a later one.
  func runs(from first: OSVersion) -> Bool {
    OSVersion.allIOS.contains { $0 >= first && runs(on: $0) }
  }

  /// What the source shows of the code around it; nothing where only the library is known.
  var surroundings: PlatformCall.Surroundings { call?.surroundings ?? .init() }

  /// What the source calls the location manager; "manager" where it shows no name, or makes a new
  /// one.
  var receiver: String {
    guard let name = surroundings.receiver, !name.contains("CLLocationManager") else {
      return "manager"
    }
    return name
  }

  /// Whether it asks people.
  var asks: Bool {
    [PlatformAPI].requests.contains(api) || api == .requestTemporaryFullAccuracyAuthorization
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
    case _ where certainty == .linked:
      Finding.Related(position, "refers to \(api.rawValue)")
    case .own: Finding.Related(position, "\(api.rawValue) used here")
    case .framework: Finding.Related(position, "\(api.rawValue) used here, in a framework")
    case .library(let name): Finding.Related(position, "\(name) brings \(api.rawValue)")
    }
  }
}

extension Use {
  /// The API in words, with the library that brings it where no source shows it.
  var name: String {
    if case .library(let library) = origin { return "\(api.rawValue) in \(library)" }
    if certainty == .linked, origin == .framework {
      let name = position.file.split(separator: "/").last.map(String.init) ?? position.file
      return "\(api.rawValue) in \(name)"
    }
    return api.rawValue
  }
}

extension [Use] {
  /// An error where code was seen or chosen, a warning where only the table of libraries speaks or
  /// nothing leads to the code.
  var severity: Severity {
    contains { [.seen, .chosen, .linked].contains($0.certainty) } ? .error : .warning
  }

  /// What comes of a missing purpose string: nothing on a phone where nothing leads to the code.
  func consequence(_ onPhones: String, atUpload: String) -> String {
    allSatisfy { $0.certainty == .compiled }
      ? "Nothing was found that runs this code, but the store’s scan sees it. \(atUpload)"
      : "\(onPhones) \(atUpload)"
  }
}
