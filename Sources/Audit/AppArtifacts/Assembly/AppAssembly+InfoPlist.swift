import Findings

extension AppAssembly {
  /// The Info.plist of a target in one configuration; nil, with a problem, where none can be known.
  mutating func infoPlist(
    _ configuration: BuildConfiguration, of place: TargetPlace
  ) -> EffectiveInfoPlist? {
    let settings = configuration.settings
    let project = projects.all[place.project].graph
    let target = TargetID(projects[place].name, in: project.bundle)
    let builder = InfoPlistBuilder(settings: settings)
    let isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE")
    let object = SourcePosition(file: project.file, line: configuration.object.value.line)
    let named = settings.value("INFOPLIST_FILE") ?? BuildSettings.Expansion(text: "")

    var plist: EffectiveInfoPlist
    if named.text.isEmpty && isGenerated {
      let own = settings.position("GENERATE_INFOPLIST_FILE").flatMap {
        $0.file == project.file ? $0 : nil
      }
      plist = EffectiveInfoPlist(position: own ?? object, file: nil, entries: [])
    } else {
      guard let path = infoPlistPath(named, configuration, target: target, project: project),
        let list = files.lists.list(path, target: target)
      else { return nil }
      guard list.root.value.dictionary != nil else {
        report(
          ReadingProblem(
            .unresolvedInfoPlist, at: SourcePosition(file: path, line: list.root.line),
            "This is \(list.root.value.typeName), and an Info.plist has to be a dictionary.",
            wayOut: "Make the outermost element a dictionary.", target: target))
        return nil
      }
      plist = EffectiveInfoPlist(
        position: SourcePosition(file: path, line: list.root.line), file: path,
        entries: builder.entries(of: list, isPreprocessed: isPreprocessed(path, settings)))
    }
    plist.takesSettings = isGenerated
    let (made, ignored) = builder.generated()
    if isGenerated {
      InfoPlistBuilder.merge(
        made + builder.bundleEntries(at: plist.position), into: &plist.entries)
      plist.ignored = ignored
    } else {
      plist.ignored = (made + ignored).sorted { $0.key < $1.key }
    }
    return plist
  }

  /// Whether the C preprocessor goes over the file first, and finds something to do.
  private func isPreprocessed(_ path: String, _ settings: BuildSettings) -> Bool {
    guard settings.isOn("INFOPLIST_PREPROCESS"), let bytes = try? tree.read(path) else {
      return false
    }
    return zip(bytes, bytes.dropFirst()).contains { $0 == 10 && $1 == UInt8(ascii: "#") }
  }

  /// The file that INFOPLIST_FILE means; nil, with a problem, where it is not there.
  private mutating func infoPlistPath(
    _ named: BuildSettings.Expansion, _ configuration: BuildConfiguration, target: TargetID,
    project: XcodeProject
  ) -> String? {
    let settings = configuration.settings
    let position =
      settings.position("INFOPLIST_FILE")
      ?? SourcePosition(file: project.file, line: configuration.object.value.line)
    let message: String
    let wayOut: String
    let unseen = settings.unseen
    if named.text.isEmpty {
      if unseen.isEmpty, let path = onlyInfoPlist(of: target.name, in: project) { return path }
      message =
        "\(target.name) names no Info.plist: INFOPLIST_FILE is empty in \(configuration.name)"
        + (unseen.isEmpty ? "" : "; it may be set in \(unseen[0]), which was not found") + "."
      wayOut =
        unseen.isEmpty
        ? "Set INFOPLIST_FILE, or set GENERATE_INFOPLIST_FILE to YES."
        : "Put \(unseen[0]) in place and check again."
    } else {
      let path = TreePath.joined(project.folder, named.text)
      if let path = tree.spelled(path) { return path }
      message =
        "There is no file at \(path), which INFOPLIST_FILE of \(target.name) names in"
        + " \(configuration.name)"
        + (named.undefined.isEmpty
          ? "" : "; no file in the folder defines \(named.undefined.joined(separator: ", "))") + "."
      let isOfTuist =
        path.split(separator: "/").contains("Derived")
        && tree.spelled(TreePath.joined(project.folder, "Project.swift")) != nil
      wayOut =
        isOfTuist
        ? "Run `tuist generate`, and check again."
        : named.undefined.isEmpty
          ? "Correct the path, or add the file."
          : "Generate the missing configuration file, and check again."
    }
    report(
      ReadingProblem(
        .unresolvedInfoPlist, at: position, message, wayOut: wayOut, target: target))
    return nil
  }

  /// The one Info.plist in the folder that has a target's name; nil if there are several or none.
  ///
  /// Without the setting Xcode builds nothing, so whoever builds the app hands it in.
  private func onlyInfoPlist(of target: String, in project: XcodeProject) -> String? {
    let folder = TreePath.joined(project.folder, target)
    let found = files.tree.files(under: folder).filter {
      let name = TreePath.name($0)
      return name == "Info.plist" || name == target + "-Info.plist"
    }
    return found.count == 1 ? found[0] : nil
  }
}
