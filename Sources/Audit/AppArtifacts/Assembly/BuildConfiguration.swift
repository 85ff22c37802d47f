/// A configuration of a target with its settings.
struct BuildConfiguration {
  var name: String
  var settings: BuildSettings
  /// The configuration of the target as an object of the project.
  var object: ProjectObject
}
