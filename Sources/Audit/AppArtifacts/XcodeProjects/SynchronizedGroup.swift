/// A synchronized folder as the project describes it, for whichever target asks.
struct SynchronizedGroup {
  let id: String
  let path: String
  /// Folders inside that are copied as they are.
  let opaque: [String]
  /// What the exception sets list, by the id of the target that each is for.
  let exceptions: [String: Set<String>]

  /// The folder of a group that lies at a path.
  init(_ group: ProjectObject, at path: String, in project: XcodeProject) {
    id = group.id
    self.path = path
    opaque = group.list("explicitFolders")
    exceptions = group.list("exceptions").compactMap(project.object).reduce(into: [:]) {
      guard let target = $1["target"] else { return }
      $0[target, default: []].formUnion($1.list("membershipExceptions"))
    }
  }
}
