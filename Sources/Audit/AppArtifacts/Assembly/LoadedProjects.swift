import Findings

/// The projects of a tree that were read, and those they refer to for the code in them.
struct LoadedProjects {
  /// The projects, those that are checked first; a project is known by its number in this list.
  var all: [LoadedProject] = []
  /// How many of the projects, from the first on, are checked; the others are read as libraries.
  private(set) var judgedCount = 0
  /// What is wrong with the projects that had to be read and could not be.
  private(set) var problems: [ReadingProblem] = []

  /// Reads the projects that were found, each with its targets, and those they refer to.
  init(_ found: ProjectDiscovery, in tree: FileTree) {
    for bundle in found.projects {
      do {
        all.append(try LoadedProject(bundle: bundle, tree: tree))
      } catch {
        problems.append(error)
      }
    }
    judgedCount = all.count
    loadReferenced(among: Set(found.projects), in: tree)
    for number in all.indices {
      let graph = all[number].graph
      let workspaces = found.workspaces.filter { $0.projects.contains(graph.bundle) }
      let neighbours = Set(workspaces.flatMap(\.projects) + graph.referencedProjects)
      all[number].mates = Set(all.indices.filter { neighbours.contains(all[$0].graph.bundle) })
      all[number].packageFolders =
        graph.packageFolders(in: tree) + workspaces.flatMap(\.packages)
      all[number].resolvedFiles =
        workspaces.map { $0.path + "/xcshareddata/swiftpm/Package.resolved" }
    }
  }

  /// Reads the projects that others refer to, a library's among them: their code ends in the apps.
  ///
  /// One that is not there, or cannot be read, stays an unknown of the targets that need it.
  private mutating func loadReferenced(among known: Set<String>, in tree: FileTree) {
    var known = known
    var number = 0
    while number < all.count {
      for bundle in all[number].graph.referencedProjects where known.insert(bundle).inserted {
        guard tree.hasFile(bundle + "/project.pbxproj"),
          let project = try? LoadedProject(bundle: bundle, tree: tree)
        else { continue }
        all.append(project)
      }
      number += 1
    }
  }

  /// The target at a place.
  subscript(place: TargetPlace) -> ProjectTarget { all[place.project].targets[place.target] }
}
