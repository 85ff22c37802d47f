/// A function by its name and the file that declares it.
struct FunctionPlace: Hashable, Sendable {
  var name: String
  var path: String

  init(_ name: String, in path: String) {
    self.name = name
    self.path = path
  }
}
