/// What targets compile and link, so far as it was looked up: the targets of an app reach the same
/// ones.
struct TargetCode {
  /// The sources that each target compiles itself.
  var sources: [TargetPlace: [SourceFile]] = [:]
  /// The sources that each target lists and that are not there.
  var absentSources: [TargetPlace: [String]] = [:]
  /// The files that its synchronized folders give each target.
  var folderFiles: [TargetPlace: [String]] = [:]
  /// What each target links.
  var links: [TargetPlace: [TargetLink]] = [:]
  /// Whether the code of each target is copied into the binary that links it.
  var isStatic: [TargetPlace: Bool] = [:]
  /// The versions that the packages of each project, by its number, were resolved to.
  var packageVersions: [Int: [String: VersionRange]] = [:]
  /// The names of the targets of all projects; nil until they are asked for.
  var targetNames: ModuleNames?
}
