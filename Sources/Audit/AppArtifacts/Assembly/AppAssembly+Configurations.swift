import Findings

extension AppAssembly {
  /// The configurations of a target that is checked, with everything resolved.
  mutating func configurations(
    _ configurations: [BuildConfiguration], of place: TargetPlace
  ) -> [TargetConfiguration] {
    let project = projects.all[place.project].graph
    let target = projects[place]
    let id = TargetID(target.name, in: project.bundle)
    let resources = BundleResources(
      of: target, in: project, folderFiles: folderFiles(of: place), tree: tree,
      sdk: configurations.first?.settings.context.sdk)
    let definitions = files.dependencies.podDefinitions(project: project.bundle)
    let privacyManifest = resources.privacyManifest.flatMap { files.lists.list($0, target: id) }
    var results: [TargetConfiguration] = []
    var localizations: [Localization] = []
    var infoPlistName: String?
    for configuration in configurations {
      let settings = configuration.settings
      var plist = infoPlist(configuration, of: place)
      // Where nothing differs, one value serves all configurations.
      if let same = results.last?.infoPlist, same == plist { plist = same }
      let name = TreePath.stem(settings["INFOPLIST_FILE"])
      if name != infoPlistName {
        localizations = files.strings.localizations(
          resources, developmentRegion: project.developmentRegion,
          knownRegions: project.knownRegions, infoPlistName: name)
        infoPlistName = name
      }
      var result = TargetConfiguration(
        name: configuration.name, infoPlist: plist,
        deploymentTarget: settings.deploymentTarget,
        entitlements: entitlements(settings, in: project, target: id),
        privacyManifest: privacyManifest, localizations: localizations,
        conditions: Self.conditions(settings) + definitions)
      result.copiesPrivacyManifest = resources.privacyManifest != nil
      result.showsWebView =
        plist?.explainsLocation == true && resources.holdWebView(in: tree)
      result.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
      result.isApproachablyConcurrent = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
      result.swiftVersion = settings["SWIFT_VERSION"]
      results.append(result)
    }
    return results
  }

  private mutating func entitlements(
    _ settings: BuildSettings, in project: XcodeProject, target: TargetID
  ) -> PropertyList? {
    let named = settings["CODE_SIGN_ENTITLEMENTS"]
    guard !named.isEmpty, let path = tree.spelled(TreePath.joined(project.folder, named)) else {
      return nil
    }
    return files.lists.list(path, target: target)
  }

  /// Swift's conditions first, then the preprocessor's, then those passed by hand.
  private static func conditions(_ settings: BuildSettings) -> [String] {
    var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    conditions += settings.list("GCC_PREPROCESSOR_DEFINITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS") + settings.list("OTHER_CFLAGS")
    var isNext = false
    for flag in flags {
      if isNext {
        conditions.append(flag)
        isNext = false
      } else if flag == "-D" {
        isNext = true
      } else if flag.hasPrefix("-D") {
        conditions.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return conditions.filter { seen.insert($0).inserted }
  }
}
