extension XcodeProject {
  /// The configurations of the project or of a target, by name, in the order of its list.
  mutating func configurations(
    of owner: ProjectObject
  ) -> [(name: String, object: ProjectObject)] {
    guard let list = object(of: owner, "buildConfigurationList") else { return [] }
    return objects(of: list, "buildConfigurations").map { ($0["name"] ?? "", $0) }
  }

  /// The xcconfig a configuration is based on: a file reference, or a path in a synchronized folder.
  mutating func configurationFile(of configuration: ProjectObject) -> String? {
    if let reference = configuration["baseConfigurationReference"] {
      guard object(of: configuration, "baseConfigurationReference") != nil else { return nil }
      return paths[reference]
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"],
      let path = configuration["baseConfigurationReferenceRelativePath"],
      let folder = paths[anchor]
    else { return nil }
    return TreePath.joined(folder, path)
  }
}
