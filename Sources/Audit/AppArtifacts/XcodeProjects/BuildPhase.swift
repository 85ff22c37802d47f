/// A step of a target's build with the files it takes.
struct BuildPhase {
  /// What the step does with its files.
  enum Action {
    case compile
    case link
    case copyResources
    case embed
  }

  var action: Action
  var files: [File]

  /// A file of a step.
  struct File {
    /// The file reference, group or reference proxy; nil for a product of a package.
    var reference: ProjectObject?
    /// The product of a package, by name; nil for a file.
    var product: ProjectObject?
    /// The platforms it is for; empty if it is for all.
    var platforms: [String]
  }
}

extension XcodeProject {
  /// The steps of a target that matter to what its bundle holds.
  mutating func phases(of target: ProjectObject) -> [BuildPhase] {
    objects(of: target, "buildPhases").compactMap { phase in
      let action: BuildPhase.Action
      switch phase.isa {
      case "PBXSourcesBuildPhase": action = .compile
      case "PBXFrameworksBuildPhase": action = .link
      case "PBXResourcesBuildPhase": action = .copyResources
      case "PBXCopyFilesBuildPhase": action = .embed
      default: return nil
      }
      return BuildPhase(
        action: action,
        files: objects(of: phase, "files").compactMap { file in
          BuildPhase.File(
            reference: object(file["fileRef"]), product: object(file["productRef"]),
            platforms: file.list("platformFilters") + (file["platformFilter"].map { [$0] } ?? []))
        })
    }
  }
}
