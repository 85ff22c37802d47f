import Findings

/// The names in one folder, in no order yet.
struct FolderListing {
  var files: [String] = []
  var folders: [String] = []
  /// Symbolic links to folders, which are never entered.
  var linkedFolders: [String] = []
  var problems: [ReadingProblem] = []
}
