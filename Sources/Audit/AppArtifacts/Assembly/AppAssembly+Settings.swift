import Findings

extension AppAssembly {
  /// A configuration of a target with its settings.
  struct Configuration {
    var name: String
    var settings: BuildSettings
    /// The configuration of the target as an object of the project.
    var object: ProjectObject
  }

  /// The configurations of a target in project order.
  mutating func settings(of place: TargetPlace) -> [Configuration] {
    if let known = settings[place] { return known }
    let target = targets[place.project][place.target]
    let own = configurations(of: target.object, in: place.project)
    let shared = configurations(of: projects[place.project].root, in: place.project)
    let found = own.map { name, object in
      let base = shared.first { $0.name == name } ?? shared.first
      var layers: [SettingsLayer] = []
      for object in [base?.object, object] {
        guard let object else { continue }
        if let file = configurationFile(of: object, in: place.project) {
          layers.append(
            files.layer(file, project: TreePath.folder(projects[place.project].bundle)))
        }
        layers.append(layer(of: object, in: place.project))
      }
      return Configuration(
        name: name, settings: complete(layers, target, in: place.project, named: name),
        object: object)
    }
    settings[place] = found
    return found
  }

  /// Puts the defaults below the layers, for the SDK that the layers themselves name.
  private func complete(
    _ layers: [SettingsLayer], _ target: ProjectTarget, in project: Int, named name: String
  ) -> BuildSettings {
    func settings(sdk: String) -> BuildSettings {
      let defaults = SettingDefaults.layer(
        target: target.name, project: projects[project].name, folder: projects[project].folder,
        configuration: name, sdk: sdk, productType: target.productType,
        developmentRegion: projects[project].developmentRegion)
      return BuildSettings(
        layers: [defaults] + layers, context: SettingsContext(sdk: sdk, configuration: name))
    }
    let guess = settings(sdk: "iphoneos")
    let sdk = Self.sdk(guess, productType: target.productType)
    return sdk == "iphoneos" ? guess : settings(sdk: sdk)
  }

  /// The SDK a target builds with, without its version.
  private static func sdk(_ settings: BuildSettings, productType: String) -> String {
    if productType.holds("watch") && !productType.holds("container") { return "watchos" }
    let known = ["iphoneos", "watchos", "macosx", "appletvos", "xros"]
    let root = settings["SDKROOT"]
    if let match = known.first(where: root.hasPrefix) { return match }
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if let match = known.first(where: platforms.contains) { return match }
    return known.first { !settings[deploymentSetting($0)].isEmpty } ?? "iphoneos"
  }

  /// The configurations of a project or target, by name, in the order of its list.
  private mutating func configurations(
    of owner: ProjectObject, in project: Int
  ) -> [(name: String, object: ProjectObject)] {
    guard let list = projects[project].object(of: owner, "buildConfigurationList") else {
      return []
    }
    return projects[project].objects(of: list, "buildConfigurations").map {
      ($0["name"] ?? "", $0)
    }
  }

  private mutating func layer(of object: ProjectObject, in project: Int) -> SettingsLayer {
    if let known = layers[project]?[object.id] { return known }
    let layer =
      object.value["buildSettings"].map {
        SettingsLayer(dictionary: $0, file: projects[project].file)
      } ?? SettingsLayer()
    layers[project, default: [:]][object.id] = layer
    return layer
  }

  /// The xcconfig a configuration is based on: a file reference, or a path in a synchronized folder.
  private mutating func configurationFile(of object: ProjectObject, in project: Int) -> String? {
    if let reference = object["baseConfigurationReference"] {
      guard projects[project].object(of: object, "baseConfigurationReference") != nil else {
        return nil
      }
      return projects[project].paths[reference]
    }
    guard let anchor = object["baseConfigurationReferenceAnchor"],
      let path = object["baseConfigurationReferenceRelativePath"],
      let folder = projects[project].paths[anchor]
    else { return nil }
    return TreePath.joined(folder, path)
  }

  private static func deploymentSetting(_ sdk: String) -> String {
    switch sdk {
    case "watchos": "WATCHOS_DEPLOYMENT_TARGET"
    case "macosx": "MACOSX_DEPLOYMENT_TARGET"
    case "appletvos": "TVOS_DEPLOYMENT_TARGET"
    case "xros": "XROS_DEPLOYMENT_TARGET"
    default: "IPHONEOS_DEPLOYMENT_TARGET"
    }
  }

  static func deploymentTarget(_ settings: BuildSettings) -> String? {
    let value = settings[deploymentSetting(settings.context.sdk)]
    return value.isEmpty ? nil : value
  }
}
