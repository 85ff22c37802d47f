/// What is looked for in the code of a package.
public struct CodeQuery: Sendable {
  /// The classes by the names of their methods, with dots: "startScan" of
  /// "android.net.wifi.WifiManager".
  public var methods: [String: Set<String>]
  /// The beginnings of class names whose users are noted, one class for each at least.
  public var families: [String]
  /// The beginnings of texts that are noted with the class that holds them.
  public var texts: [String]
  /// Methods that are looked for under any class, such as "checkSelfPermission".
  public var checks: Set<String>
  /// Texts by which a method of a library is known where its class was renamed.
  ///
  /// What such a method names, and which families it uses, is not noted: the library is known.
  public var marks: Set<String>

  /// What is looked for in the code of a package.
  public init(
    methods: [String: Set<String>], families: [String] = [], texts: [String] = [],
    checks: Set<String> = [], marks: Set<String> = []
  ) {
    self.methods = methods
    self.families = families
    self.texts = texts
    self.checks = checks
    self.marks = marks
  }
}

/// A reference from a method to one of the methods that were looked for.
public struct CodeReference: Hashable, Sendable {
  /// The file of the package that holds the code, such as "classes2.dex".
  public var file: String
  /// The class of the caller, with dots, such as "com.example.Tracker$1".
  public var caller: String
  /// The method of the caller; nil if only the class is known, as in class files.
  public var method: String?
  /// The class that has the method, as far up as the package shows it.
  public var owner: String
  /// The method that is called.
  public var name: String
  /// How many parameters it has.
  public var parameterCount: Int
  /// Whether the code around it catches a SecurityException.
  public var isCaught = false
  /// Whether the method reads the API level of the phone.
  public var readsLevel = false
  /// The text of a library that the method holds; nil in class files, whose names are not changed yet.
  public var mark: String?
}

/// A text in the code of a package.
public struct CodeText: Hashable, Sendable {
  /// The class that holds it, with dots.
  public var holder: String
  /// The text.
  public var text: String

  /// A text in the code of a package.
  public init(holder: String, text: String) {
    self.holder = holder
    self.text = text
  }
}

/// What was found in the code of a package.
public struct CodeFindings: Hashable, Sendable {
  /// The references, in the order of the files and classes.
  public var references: [CodeReference] = []
  /// The texts, each once for a class.
  public var texts: [CodeText] = []
  /// The classes that use a family, by its beginning; no more than a few for each.
  public var users: [String: [String]] = [:]
  /// The classes that call one of the checks.
  public var checkers: Set<String> = []
  /// The superclasses of the classes that are defined, where they matter.
  public var superclasses: [String: String] = [:]
  /// How many classes are defined.
  public var classCount = 0

  /// What was found in the code of a package.
  public init() {}

  /// As many users of a family as are kept.
  static let mostUsers = 64
}

extension CodeFindings {
  /// Adds what was found in another file of the same package.
  mutating func add(_ other: CodeFindings) {
    references += other.references
    texts += other.texts
    for (family, classes) in other.users {
      let room = Self.mostUsers - (users[family]?.count ?? 0)
      users[family, default: []] += classes.prefix(max(0, room))
    }
    checkers.formUnion(other.checkers)
    superclasses.merge(other.superclasses) { first, _ in first }
    classCount += other.classCount
  }

  /// The class that a chain of superclasses leaves the package with.
  func platformClass(above name: String) -> String {
    var name = name
    for _ in 0..<64 {
      guard let next = superclasses[name] else { return name }
      name = next
    }
    return name
  }

  /// Keeps the references whose owner is wanted, with the class that the chain of owners leads to.
  mutating func settle(_ query: CodeQuery) {
    references = references.compactMap { reference in
      guard let owners = query.methods[reference.name] else { return nil }
      if owners.contains(reference.owner) { return reference }
      var reference = reference
      var name = reference.owner
      for _ in 0..<64 {
        guard let next = superclasses[name] else { return nil }
        name = next
        if owners.contains(name) {
          reference.owner = name
          return reference
        }
      }
      return nil
    }
  }
}
