import AppArtifacts

extension SourceReadings {
  /// The files of several targets, each once with all sets of flags that it is compiled under.
  ///
  /// An app and its extensions share most of their files, so little is done for each.
  struct SharedFiles {
    private var places: [String: Int] = [:]
    private var files: [(file: SourceFile, owners: [Int])] = []
    /// The sets of flags of each owner.
    private var settings: [Set<Int>] = []

    /// Adds what one target compiles.
    mutating func add(_ sources: [SourceFile], compiledUnder own: Set<Int>) {
      for file in sources {
        if let place = places[file.path] {
          files[place].owners.append(settings.count)
        } else {
          places[file.path] = files.count
          files.append((file, [settings.count]))
        }
      }
      settings.append(own)
    }

    /// What is to read, sorted by path.
    var jobs: [Job] {
      var unions: [[Int]: [Int]] = [:]
      return files.map { file, owners in
        let known = unions[owners]
        let union =
          known ?? owners.reduce(into: Set()) { $0.formUnion(settings[$1]) }.sorted()
        if known == nil { unions[owners] = union }
        return Job(file: file, settings: union)
      }.sorted { $0.file.path < $1.file.path }
    }
  }
}
