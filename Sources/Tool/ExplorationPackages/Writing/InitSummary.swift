import Findings
import Reports
import SourceReaders

/// What `wayleave explore init` tells of a package that it wrote.
struct InitSummary {
  let package: ExplorationPackage
  let files: PackageFiles
  let folder: String
  /// Types that could have been explored, too.
  let others: [String]
  /// The command line without its files, to be given again with more of them.
  let again: String
  /// The root of the repository in which the package lies; nil for none.
  let repository: String?

  var text: String {
    var text = "Wrote \(folder)\n"
    for (name, _) in files.all { text += "  \(name)\n" }
    for subject in package.subjects { text += "\n" + actions(of: subject) }
    if !others.isEmpty {
      text += "Not chosen: \(others.joined(separator: ", ")); --type names what is explored.\n"
    }
    if !package.outliving.isEmpty {
      text += """
        A static outlives a run: \(package.outliving.joined(separator: ", ")). Each run has a process of its own
        (isolateRuns: true), which is slow: up to \(ExplorationTest.mostIsolatedStates) states.

        """
    }
    let copies = companions + conditions
    text += (copies.isEmpty ? "" : "\n" + copies) + stubs + leftOut + "\n" + left
    if let repository, package.folderInRepository != nil {
      text += "GitHub runs the job from \(repository)/.github/workflows: move explore.yml there.\n"
    }
    return (text + "\n" + next).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }

  private func actions(of subject: ExploredType) -> String {
    let whole = subject.actions.filter(\.missing.isEmpty).count
    let making = subject.making.code.isEmpty ? "" : ", made by \(subject.making.told)"
    var text = "\(subject.type.name)\(making): \(count(subject.actions.count, "action"))"
    text += whole == subject.actions.count ? "\n" : ", \(whole) of them whole\n"
    let width = subject.actions.map(\.name.count).max() ?? 0
    for action in subject.actions {
      let name = action.name + String(repeating: " ", count: width - action.name.count)
      let notes =
        action.missing.isEmpty
        ? action.note : "needs a value: " + action.missing.joined(separator: ", ")
      let place = action.place.position
      let line = SourcePosition(file: place.file, line: place.line)
      text += "  \(name)  \(line)\(notes.map { "  " + $0 } ?? "")\n"
    }
    if !subject.leftOut.isEmpty {
      text += "  left out (no location calls): \(subject.leftOut.joined(separator: ", "))\n"
    }
    if !subject.calledBack.isEmpty {
      let title =
        subject.keepsCalledBack
        ? "kept, for there is nothing else to tap, though selectors call them"
        : "left out, for selectors call them"
      text += "  \(title): \(subject.calledBack.joined(separator: ", "))\n"
    }
    return text
  }

  private var left: String {
    let open = files.openLines
    guard !open.isEmpty else {
      let isWhole = package.sources.files.allSatisfy {
        $0.source.optionalRequirements.isEmpty && $0.source.foreignSelectors.isEmpty
      }
      return isWhole ? "Nothing is left to fill in.\n" : ""
    }
    let places = open.map { "\($0.file):\($0.line)" }
    let width = places.map(\.count).max() ?? 0
    var text = "To fill in: \(count(open.count, "line")), marked \(PackageFiles.mark)\n"
    for (place, line) in zip(places, open) {
      text += "  \(place)\(String(repeating: " ", count: width - place.count))  \(line.what)\n"
    }
    return text
  }

  /// Where the copies differ from the files as they were given.
  private var conditions: String {
    func places(_ title: String, _ lines: (SourceForLinux) -> [Int]) -> String {
      let places = package.sources.files.filter { !lines($0.source).isEmpty }.map { file in
        "\(file.name):\(lines(file.source).map(String.init).joined(separator: ","))"
      }
      return places.isEmpty ? "" : "\(title): \(places.joined(separator: " "))\n"
    }
    return places("Conditions read as on iOS", \.conditions)
      + places("Without previews", \.previews)
      + places("Outlets with objects of their own, as a storyboard gives them", \.outlets)
      + places("With imports of what Apple's modules bring", \.imports)
      + places("Without the attributes of Objective-C", \.attributes)
      + places("Selectors by the methods of their classes", \.selectors)
      + places(
        "To fill in: selectors that are not read here", \.foreignSelectors)
      + places(
        "To fill in: a default for each optional requirement, which Linux has not",
        \.optionalRequirements)
  }

  /// The files near the given ones that were taken along.
  private var companions: String {
    let paths = package.sources.files.filter { !$0.isGiven }.map(\.path)
    return paths.isEmpty
      ? "" : "Taken along, for what they declare: \(paths.joined(separator: ", "))\n"
  }

  /// What stands for modules that are not on Linux, with what is to be known of it.
  private var stubs: String {
    let known = package.unresolved.modules.compactMap { StubModule.named($0.name) }
    return known.isEmpty
      ? "" : "\n" + known.map { "In the place of \($0.module): \($0.note)\n" }.joined()
  }

  /// What was left out because nothing here declares what it uses.
  private var leftOut: String {
    let names = package.unresolved.names.map(\.name.name)
    var text =
      names.isEmpty
      ? "" : "\nIn the place of \(names.joined(separator: ", ")): types without members\n"
    let places = package.sources.files.compactMap { file in
      file.left.map { "\(file.name):\($0.lines.map(String.init).joined(separator: ","))" }
    }
    if !places.isEmpty {
      text += "Left out, for nothing here has what they use: \(places.joined(separator: " "))\n"
    }
    return text
  }

  private var next: String {
    let files = package.unresolved.files
    let step = "cd \(folder.forShell) && swift test\n"
    let fit = "If that does not compile: wayleave explore fit \(folder.forShell)\n"
    guard !files.isEmpty else { return "Next: " + step + fit }
    // Those that were taken along are found again, and are not what the person asks to explore.
    let given = package.sources.files.filter(\.isGiven).map(\.path.forShell)
    let all = (given + files.map(\.path.forShell)).joined(separator: " ")
    return """
      Next: \(step)\(fit)\
      Or, with the files that declare what is missing, in a new folder:
        \(again) \(all)

      """
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
