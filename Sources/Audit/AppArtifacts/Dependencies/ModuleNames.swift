/// Names that explain an import, compared by their letters and digits alone.
///
/// A target "My App" is the module `My_App`, and a pod "lottie-ios" the module `Lottie`.
struct ModuleNames {
  private var modules: Set<String> = []
  private var libraries: Set<String> = []

  /// Takes in what is a module under its own name: a target, a product of a package.
  mutating func add(module name: String) { modules.insert(Self.key(name)) }

  /// Takes in a library, whose name need only hold that of its module.
  mutating func add(library name: String) { libraries.insert(Self.key(name)) }

  /// Whether code that is known may be a module.
  func explain(_ module: String) -> Bool {
    let key = Self.key(module)
    return modules.contains(key) || libraries.contains(key)
      // A short name is part of many others by chance.
      || key.utf8.count >= 4 && libraries.contains { $0.contains(key) }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
