/// Where a target is: the project's number in the read, and the target's number in the project.
struct TargetPlace: Hashable {
  var project: Int
  var target: Int
}
