/// A target of a project with what its steps and folders bring together.
struct ProjectTarget {
  let object: ProjectObject
  let name: String
  /// "com.apple.product-type.application" and its like; "" for a target that runs scripts.
  let productType: String
  /// The product as the project refers to it.
  let productReference: String?
  /// The product's file name, such as "Shared.framework".
  let productName: String
  var phases: [BuildPhase]
  var folders: [SynchronizedFolder]

  init(_ object: ProjectObject, in project: inout XcodeProject) {
    self.object = object
    name = object["name"] ?? object["productName"] ?? object.id
    productType = object["productType"] ?? ""
    productReference = object["productReference"]
    productName = TreePath.name(project.object(productReference)?["path"] ?? "")
    phases = project.phases(of: object)
    folders = project.synchronizedFolders(of: object)
  }
}
