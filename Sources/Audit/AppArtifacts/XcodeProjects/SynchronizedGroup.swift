/// A synchronized folder as the project describes it, for whichever target asks.
struct SynchronizedGroup {
  let id: String
  let path: String
  /// Folders inside that are copied as they are.
  let opaque: [String]
  /// What the exception sets list, by the id of the target that each is for.
  let exceptions: [String: Set<String>]

  /// The folder of a group that lies at a path, with the exception sets that the group lists.
  init(_ group: ProjectObject, at path: String, exceptions sets: [ProjectObject]) {
    id = group.id
    self.path = path
    opaque = group.list("explicitFolders")
    exceptions = sets.reduce(into: [:]) {
      guard let target = $1["target"] else { return }
      $0[target, default: []].formUnion($1.list("membershipExceptions"))
    }
  }
}
