/// What a target links or embeds.
enum TargetLink: Hashable {
  case target(TargetPlace)
  /// A product of a package that is in the tree.
  case product(String, folder: String)
  case library(LinkedLibrary)
}
