import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// One target under one build configuration, with everything the rules share derived once.
public struct Subject: Sendable {
  /// The target.
  public let target: AppTarget
  /// The configuration.
  public let configuration: TargetConfiguration
  /// What kind of bundle it builds, as the permission system distinguishes them.
  public let bundle: Bundle
  /// The uses that end in the target's process: own, in frameworks of the tree, in known libraries.
  public let uses: [Use]
  /// The code that could not be read.
  let unseen: UnseenCode
  /// The oldest modeled release it runs on; nil if nothing says or it is no iOS target.
  public let deploymentTarget: OSVersion?
  /// The Info.plists of the app around it and of the bundles inside it, for watch apps.
  let relatives: [EffectiveInfoPlist]
  /// The extension points that the bundles inside it answer; nil if one of them does not tell.
  let extensionPoints: Set<String>?
  /// The entitlements that it is signed with; nil if nothing shows them.
  let entitlements: PropertyList?
  /// The purpose strings of this tool's subject in the languages of the bundle.
  let translations: [Translation]
  /// The services that the app was said to use.
  var services = NamedServices()

  /// A target under a configuration, with the sources that were read.
  init(
    _ target: AppTarget, _ configuration: TargetConfiguration, bundle: Bundle,
    sources own: [SourceReading], frameworkSources inFrameworks: [SourceReading],
    relatives: [EffectiveInfoPlist] = [], extensionPoints: Set<String>? = nil,
    problems: [ReadingProblem] = []
  ) {
    self.target = target
    self.configuration = configuration
    self.bundle = bundle
    self.relatives = relatives
    self.extensionPoints = extensionPoints
    entitlements =
      configuration.entitlements ?? own.lazy.compactMap { $0.compiled?.entitlements }.first
    translations = Self.translations(of: configuration)
    deploymentTarget =
      bundle == .watch
      ? nil : configuration.deploymentTarget.flatMap(OSVersion.init(deploymentTarget:))
    let libraries = LibraryKnowledge(of: target, conditions: configuration.conditions)
    let sources = own + inFrameworks
    let evidence = CallEvidence(sources)
    let members = TypeMembers(sources)
    func calls(of reading: SourceReading) -> [PlatformCall] {
      evidence.calls(of: reading).compactMap { members.completed($0, in: reading) }
    }
    let classes = Dictionary(
      sources.compactMap { reading in
        reading.compiled.map { (reading.path, $0.classes) }
      }, uniquingKeysWith: { first, _ in first })
    uses =
      own.flatMap(calls).map {
        Use(
          $0, .own, in: configuration.infoPlist, isCompiled: target.isBuilt,
          classes: classes[$0.position.file] ?? [])
      }
      + inFrameworks.flatMap(calls).map {
        Use(
          $0, .framework, in: configuration.infoPlist, isCompiled: target.isBuilt,
          classes: classes[$0.position.file] ?? [])
      } + libraries.uses
    unseen = UnseenCode(of: target, besides: sources, evidence, libraries, problems: problems)
  }
}

extension Subject {
  /// The kinds of bundle that are checked.
  public enum Bundle: String, Hashable, Sendable, CaseIterable {
    case app
    case appClip
    case appExtension
    /// A framework by itself, built already: apps answer for what it refers to.
    case framework
    /// A watch app or the extension inside it; iOS rules do not hold there.
    case watch
  }

  /// The Info.plist; nil if it could not be resolved, and no rule may guess.
  var plist: EffectiveInfoPlist? { configuration.infoPlist }

  /// What could not be seen of the target, one phrase each.
  public var unknowns: [String] {
    unseen.phrases
      + (plist == nil && bundle != .framework && !target.isCodeAlone
        ? ["an Info.plist that could not be resolved"] : [])
      + (plist?.entries ?? []).filter {
        !$0.unresolved.isEmpty && PurposeKeys.matters($0.key)
      }.map { "the value of \($0.key), which needs \($0.unresolved.joined(separator: ", "))" }
  }

  /// Whether the bundle is an app or an App Clip, which host frameworks and may ask people.
  var hostsFrameworks: Bool { bundle == .app || bundle == .appClip }
}
