import Findings

/// The settings of the targets of projects; those of a target are put together once.
struct ProjectSettings {
  private var files: ConfigurationFiles
  /// The settings that a configuration object itself holds, by the file of its project and its id.
  private var layers: [String: [String: SettingsLayer]] = [:]
  private var known: [TargetPlace: [BuildConfiguration]] = [:]

  init(tree: FileTree) { files = ConfigurationFiles(tree: tree) }

  /// What is wrong with the xcconfig files that were read.
  var problems: [ReadingProblem] { files.problems }

  /// The configurations of a target in project order.
  mutating func configurations(
    of target: ProjectTarget, at place: TargetPlace, in project: inout XcodeProject
  ) -> [BuildConfiguration] {
    if let known = known[place] { return known }
    let own = project.configurations(of: target.object)
    let shared = project.configurations(of: project.root)
    var found: [BuildConfiguration] = []
    for (name, object) in own {
      let base = shared.first { $0.name == name } ?? shared.first
      var layers: [SettingsLayer] = []
      for object in [base?.object, object] {
        guard let object else { continue }
        if let file = project.configurationFile(of: object) {
          layers.append(files.layer(file, project: TreePath.folder(project.bundle)))
        }
        layers.append(layer(of: object, in: project))
      }
      let settings = Self.settings(layers, of: target, in: project, configuration: name)
      found.append(BuildConfiguration(name: name, settings: settings, object: object))
    }
    known[place] = found
    return found
  }

  /// Puts the defaults below the layers, for the SDK that the layers themselves name.
  private static func settings(
    _ layers: [SettingsLayer], of target: ProjectTarget, in project: XcodeProject,
    configuration name: String
  ) -> BuildSettings {
    func settings(sdk: String) -> BuildSettings {
      let defaults = SettingDefaults.layer(
        target: target.name, project: project.name, folder: project.folder, configuration: name,
        sdk: sdk, productType: target.productType, developmentRegion: project.developmentRegion)
      return BuildSettings(
        layers: [defaults] + layers, context: SettingsContext(sdk: sdk, configuration: name))
    }
    let guess = settings(sdk: "iphoneos")
    let sdk = guess.sdk(productType: target.productType)
    return sdk == "iphoneos" ? guess : settings(sdk: sdk)
  }

  private mutating func layer(
    of configuration: ProjectObject, in project: XcodeProject
  ) -> SettingsLayer {
    if let known = layers[project.file]?[configuration.id] { return known }
    let layer =
      configuration.value["buildSettings"].map {
        SettingsLayer(dictionary: $0, file: project.file)
      } ?? SettingsLayer()
    layers[project.file, default: [:]][configuration.id] = layer
    return layer
  }
}
