import Findings

/// A project file as a graph of objects, with the place of each file it refers to.
///
/// A class this reader has never heard of is passed over; a reference that leads nowhere is a
/// problem, and what does not depend on it is read all the same.
struct XcodeProject {
  /// The folder that Xcode shows as the project, such as "ios/App.xcodeproj".
  let bundle: String
  /// The file inside it that was read.
  let file: String
  /// What paths in the project are relative to.
  let folder: String
  /// The project object.
  let root: ProjectObject
  /// Where file references and groups lie, by id; what is built or lies in the SDK has no place.
  private(set) var paths: [String: String] = [:]
  private(set) var problems: [ReadingProblem] = []
  /// The synchronized folders, in the order of the groups.
  private(set) var synchronizedGroups: [SynchronizedGroup] = []
  /// What may be a folder that is referred to as one thing, as a package that is dragged in is.
  private(set) var folderReferences: [String] = []
  /// The other projects that its groups show.
  private(set) var shownProjects: [String] = []
  private let objects: [String: CompactPropertyList.Value]

  /// The name without the extension.
  var name: String { TreePath.stem(bundle) }
  /// The language the project is developed in.
  var developmentRegion: String { root["developmentRegion"] ?? "en" }
  /// The languages the project is translated to, "Base" left out.
  var knownRegions: [String] { root.list("knownRegions").filter { $0 != "Base" } }

  /// Reads the project file inside a project folder.
  init(bundle: String, tree: FileTree) throws(ReadingProblem) {
    let file = bundle + "/project.pbxproj"
    let list = try CompactPropertyList.read(
      tree.read(file, limit: CompactPropertyList.maximumSize), file: file)
    let members = list.root["objects"]?.members ?? list.root.members
    var objects: [String: CompactPropertyList.Value] = [:]
    for member in members { objects[member.name] = member.value }
    let named = list.root["rootObject"]?.string.flatMap { id in
      objects[id].map { ProjectObject(id: id, value: $0) }
    }
    guard let root = named?.isA("PBXProject") == true ? named : Self.lastProject(of: members) else {
      throw ReadingProblem(
        .malformedFile, at: SourcePosition(file: file, line: 1),
        "This is not an Xcode project: it holds no project object.",
        wayOut: "Open the project in Xcode and save it, or restore the file.")
    }
    self.bundle = bundle
    self.file = file
    self.objects = objects
    self.root = root
    folder = TreePath.joined(TreePath.folder(bundle), root["projectDirPath"] ?? "")
    if let id = root["mainGroup"] { place(id) }
  }

  /// The last project object, for a file that does not name its root.
  private static func lastProject(of members: CompactPropertyList.Members) -> ProjectObject? {
    var found: ProjectObject?
    for member in members {
      let object = ProjectObject(id: member.name, value: member.value)
      if object.isA("PBXProject") { found = object }
    }
    return found
  }

  /// The object with an id; nil if the project has none.
  func object(_ id: String?) -> ProjectObject? {
    guard let id, let value = objects[id] else { return nil }
    return ProjectObject(id: id, value: value)
  }

  /// The objects an attribute lists; one that is missing becomes a problem.
  mutating func objects(of object: ProjectObject, _ attribute: String) -> [ProjectObject] {
    object.list(attribute).compactMap { id in
      if let found = self.object(id) { return found }
      report(missing: id, attribute, of: object)
      return nil
    }
  }

  /// The object an attribute names; one that is missing becomes a problem.
  mutating func object(of object: ProjectObject, _ attribute: String) -> ProjectObject? {
    guard let id = object[attribute] else { return nil }
    if let found = self.object(id) { return found }
    report(missing: id, attribute, of: object)
    return nil
  }

  private mutating func report(missing id: String, _ attribute: String, of object: ProjectObject) {
    // What only tests are built from says nothing of an app.
    guard !isOfTests(object) else { return }
    let name = object["name"].map { " “\($0)”" } ?? ""
    let problem = ReadingProblem(
      .malformedFile,
      at: SourcePosition(file: file, line: object.value[attribute]?.line ?? object.value.line),
      "\(attribute) of the \(object.isa)\(name) names the object \(id), which the file does not hold.",
      wayOut: "Open the project in Xcode and save it; a merge may have dropped the object.")
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Whether an object is a target of tests, or one of its build phases or configurations.
  private func isOfTests(_ object: ProjectObject) -> Bool {
    root.list("targets").lazy.compactMap(self.object).contains { target in
      guard Self.testTypes.contains(target["productType"] ?? "") else { return false }
      let list = target["buildConfigurationList"]
      return [target.id, list].contains(object.id)
        || target.list("buildPhases").contains(object.id)
        || self.object(list)?.list("buildConfigurations").contains(object.id) ?? false
    }
  }

  private static let testTypes: Set<String> = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
    "com.apple.product-type.bundle.ocunit-test",
  ]

  /// Walks the groups from the main one, and notes where each file lies.
  private mutating func place(_ main: String) {
    var waiting = [(id: main, base: folder)]
    while let next = waiting.popLast() {
      guard paths[next.id] == nil, let object = object(next.id),
        let path = path(of: object, in: next.base)
      else { continue }
      paths[next.id] = path
      if object.isA("PBXFileSystemSynchronizedRootGroup") {
        let exceptions = object.list("exceptions").compactMap(self.object)
        synchronizedGroups.append(SynchronizedGroup(object, at: path, exceptions: exceptions))
      }
      if object.isA("PBXFileReference") { note(path, object) }
      for child in object.list("children").reversed() { waiting.append((child, path)) }
    }
  }

  /// Keeps what is not a file of its own: packages, whatever type Xcode gave them, and projects.
  private mutating func note(_ path: String, _ object: ProjectObject) {
    switch object["lastKnownFileType"] ?? "" {
    case "wrapper.pb-project": shownProjects.append(path)
    case "folder", "wrapper", "text", "": folderReferences.append(path)
    default: break
    }
  }

  private func path(of object: ProjectObject, in base: String) -> String? {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return path.isEmpty ? base : TreePath.joined(base, path)
    case "SOURCE_ROOT": return TreePath.joined(folder, path)
    case "<absolute>": return TreePath.normalized(path)
    default: return nil
    }
  }
}
