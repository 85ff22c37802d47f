/// Writes project files for tests: targets with settings and files, one object a line.
struct ProjectText {
  var targets: [TargetText]
  var settings: [String] = []
  var base: String?
  var regions = ["en", "Base"]
  var developmentRegion = "en"
  var packages: [String] = []
  var folders: [FolderText] = []
  var configurations = ["Debug", "Release"]
  /// Whole objects in the project file's own words.
  var more: [String] = []

  init(_ targets: TargetText...) { self.targets = targets }

  var text: String {
    var objects: [String] = []
    var files: Set<String> = []
    for target in targets { objects += target.objects(configurations, &files) }
    objects += list("PROJECT", settings: { _ in settings }, base: base, &files, configurations)
    for folder in folders { objects += folder.objects }
    objects += packages
    objects += files.sorted().map { file in
      if file.hasSuffix(".strings"), !file.contains("/") { return "" }
      return
        "\"F \(file)\" = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };"
    }
    let children =
      (files.sorted().map { "\"F \($0)\"" } + folders.map { "\"G \($0.path)\"" } + ["MORE"])
      .joined(separator: ", ")
    objects.append(
      "MAIN = {isa = PBXGroup; children = (\(children), ); sourceTree = \"<group>\"; };")
    let packageReferences = packages.indices.map { "PACKAGE\($0)" }.joined(separator: ", ")
    objects.append(
      """
      ROOT = {isa = PBXProject; buildConfigurationList = "L PROJECT"; mainGroup = MAIN; \
      developmentRegion = \(developmentRegion); knownRegions = (\(regions.map { "\"\($0)\"" }.joined(separator: ", "))); \
      packageReferences = (\(packageReferences)); \
      targets = (\(targets.map { "\"T \($0.name)\"" }.joined(separator: ", "))); };
      """)
    return "// !$*UTF8*$!\n{\narchiveVersion = 1;\nobjects = {\n"
      + (objects + more).joined(separator: "\n") + "\n};\nrootObject = ROOT;\n}\n"
  }
}

/// A target of a project under test.
struct TargetText {
  var name: String
  var type: String
  var settings: [String]
  var release: [String]?
  var base: String?
  var sources: [String] = []
  var resources: [String] = []
  var links: [String] = []
  var embeds: [String] = []
  var folders: [String] = []
  var dependencies: [String] = []
  var products: [String] = []
  /// Shell scripts of the build.
  var scripts: [String] = []
  /// Attributes in the project file's own words.
  var more = ""

  init(
    _ name: String, _ type: String = "application", settings: [String] = [],
    release: [String]? = nil, base: String? = nil, sources: [String] = [],
    resources: [String] = [], links: [String] = [], embeds: [String] = [], folders: [String] = [],
    dependencies: [String] = [], products: [String] = [], more: String = ""
  ) {
    self.name = name
    self.type = type
    self.settings = settings
    self.release = release
    self.base = base
    self.sources = sources
    self.resources = resources
    self.links = links
    self.embeds = embeds
    self.folders = folders
    self.dependencies = dependencies
    self.products = products
    self.more = more
  }

  private var productFile: String {
    switch type {
    case "application", "application.on-demand-install-capable", "application.watchapp2":
      name + ".app"
    case "framework": name + ".framework"
    case "library.static": "lib\(name).a"
    default: name + ".appex"
    }
  }

  fileprivate func objects(_ configurations: [String], _ files: inout Set<String>) -> [String] {
    var objects: [String] = []
    var phases: [String] = []
    /// Files are paths; "product:X" is another target's product, "package:X" one of a package.
    func phase(_ isa: String, _ list: [String]) {
      guard !list.isEmpty else { return }
      let id = "\"\(isa) \(name)\""
      var members: [String] = []
      for file in list {
        let build = "\"B \(isa) \(name) \(file)\""
        members.append(build)
        let reference: String
        if file.hasPrefix("product:") {
          reference = "fileRef = \"P \(file.dropFirst(8))\";"
        } else if file.hasPrefix("package:") {
          reference = "productRef = \"D \(file.dropFirst(8))\";"
        } else if file.hasPrefix("object:") {
          reference = "fileRef = \"\(file.dropFirst(7))\";"
        } else {
          files.insert(file)
          reference = "fileRef = \"F \(file)\";"
        }
        objects.append("\(build) = {isa = PBXBuildFile; \(reference) };")
      }
      phases.append(id)
      objects.append("\(id) = {isa = \(isa); files = (\(members.joined(separator: ", ")), ); };")
    }
    phase("PBXSourcesBuildPhase", sources)
    phase("PBXResourcesBuildPhase", resources)
    phase("PBXFrameworksBuildPhase", links)
    phase("PBXCopyFilesBuildPhase", embeds)
    for (number, script) in scripts.enumerated() {
      let id = "\"SCRIPT \(name) \(number)\""
      phases.append(id)
      objects.append(
        "\(id) = {isa = PBXShellScriptBuildPhase; files = (); shellScript = \"\(script)\"; };")
    }
    objects += list(
      name, settings: { $0 == "Release" ? release ?? settings : settings }, base: base, &files,
      configurations)
    for dependency in dependencies {
      objects.append(
        "\"DEP \(name) \(dependency)\" = {isa = PBXTargetDependency; target = \"T \(dependency)\"; };"
      )
    }
    let product = "\"P \(name)\""
    objects.append(
      "\(product) = {isa = PBXFileReference; path = \"\(productFile)\"; sourceTree = BUILT_PRODUCTS_DIR; };"
    )
    objects.append(
      """
      "T \(name)" = {isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = "L \(name)"; \
      buildPhases = (\(phases.joined(separator: ", "))); productReference = \(product); \
      dependencies = (\(dependencies.map { "\"DEP \(name) \($0)\"" }.joined(separator: ", "))); \
      packageProductDependencies = (\(products.map { "\"D \($0)\"" }.joined(separator: ", "))); \
      fileSystemSynchronizedGroups = (\(folders.map { "\"G \($0)\"" }.joined(separator: ", "))); \
      \(more) productType = "com.apple.product-type.\(type)"; };
      """)
    return objects
  }
}

/// A synchronized folder of a project under test.
struct FolderText {
  var path: String
  /// By target, what its exception set lists.
  var exceptions: [(target: String, files: [String])] = []
  var opaque: [String] = []

  fileprivate var objects: [String] {
    var objects: [String] = []
    var sets: [String] = []
    for (target, files) in exceptions {
      let id = "\"X \(path) \(target)\""
      sets.append(id)
      let list = files.map { "\"\($0)\"" }.joined(separator: ", ")
      objects.append(
        """
        \(id) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = "T \(target)"; \
        membershipExceptions = (\(list), ); };
        """)
    }
    objects.append(
      """
      "G \(path)" = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)"; \
      exceptions = (\(sets.joined(separator: ", "))); \
      explicitFolders = (\(opaque.map { "\"\($0)\"" }.joined(separator: ", "))); \
      sourceTree = SOURCE_ROOT; };
      """)
    return objects
  }
}

/// A configuration list with its configurations.
private func list(
  _ owner: String, settings: (String) -> [String], base: String?, _ files: inout Set<String>,
  _ configurations: [String]
) -> [String] {
  if let base { files.insert(base) }
  let reference = base.map { "baseConfigurationReference = \"F \($0)\";" } ?? ""
  let ids = configurations.map { "\"C \(owner) \($0)\"" }
  return zip(ids, configurations).map { id, name in
    """
    \(id) = {isa = XCBuildConfiguration; \(reference) name = \(name); buildSettings = {
    \(settings(name).joined(separator: "\n"))
    }; };
    """
  } + [
    """
    "L \(owner)" = {isa = XCConfigurationList; \
    buildConfigurations = (\(ids.joined(separator: ", "))); };
    """
  ]
}

/// An XML property list with a dictionary of the given members, one key a line from line 3 on.
func plist(_ members: String...) -> String {
  "<plist version=\"1.0\">\n<dict>\n" + members.joined(separator: "\n") + "\n</dict>\n</plist>\n"
}

/// A key with a string.
func entry(_ key: String, _ value: String) -> String {
  "<key>\(key)</key><string>\(value)</string>"
}
