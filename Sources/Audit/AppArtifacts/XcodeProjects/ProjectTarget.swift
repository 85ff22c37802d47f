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

  /// What it builds, as far as the product type tells.
  func kind(sdk: String) -> AppTarget.Kind {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else { return .other }
    switch productType.dropFirst(prefix.count) {
    case "application", "application.messages": return sdk == "watchos" ? .watchApp : .app
    case "application.on-demand-install-capable": return .appClip
    case "application.watchapp", "application.watchapp2": return .watchApp
    // The shell that brings a watch app to the store has no code, and Xcode makes its Info.plist.
    case "application.watchapp2-container": return .other
    case "framework", "library.dynamic": return .framework
    case "framework.static", "library.static": return .staticLibrary
    case let type where type.hasPrefix("bundle.") && type.hasSuffix("-test"): return .test
    case "bundle.ui-testing", "bundle.ocunit-test": return .test
    case let type where type.holds("extension"): return .appExtension(point: nil)
    default: return .other
    }
  }
}
