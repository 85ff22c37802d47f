import SourceReaders

extension EntryPoints {
  /// The names of the types that other files can see, with those of the types around them.
  var visibleTypes: [String] { types.filter { !$0.isExtension && !$0.isHidden }.map(\.name) }

  /// The methods of a type that selectors hand to observers and timers: by their class, or by one
  /// that inherits them.
  func methodsCalledBack(of type: EntryType) -> [SelectedMethod] {
    calledBack.filter { declaring($0)?.name == type.name }
  }

  /// The static properties that hold what the code did before, as far as their types say.
  var statics: [String] {
    types.flatMap { type in
      type.properties.filter {
        $0.isStatic && $0.isStored && !$0.isConstant && $0.type?.isState == true
      }.map { type.name + "." + $0.name }
    }
  }

  /// The type that declares a method, the one that a selector names or one above it.
  private func declaring(_ method: SelectedMethod) -> EntryType? {
    var names = [method.owner]
    var place = 0
    while place < names.count {
      let name = names[place]
      place += 1
      guard
        let type = types.first(where: { $0.name == name })
          ?? types.first(where: { $0.name.hasSuffix("." + name) })
      else { continue }
      if type.methods.contains(where: method.names) { return type }
      names += type.inherits.filter { !names.contains($0) }
    }
    return nil
  }
}

extension EntryType {
  /// The name without those of the types around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The name without dots, as part of another.
  var plainName: String { name.split(separator: ".").joined() }

  /// Whether a program begins with it.
  var isEntryPoint: Bool {
    ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: attributes.contains)
  }

  /// The names that its code uses.
  var uses: Set<String> {
    var names = Set(inherits)
    for call in initializers + methods { names.formUnion(call.uses) }
    for property in properties { names.formUnion(property.uses) }
    return names
  }

  /// Whether others have to wait for its isolation, which is not the main actor's.
  var isIsolatedElsewhere: Bool {
    kind == .actor || attributes.contains { $0.hasSuffix("Actor") && $0 != "MainActor" }
  }

  /// Whether it draws or belongs to tests: what it does is called by a framework.
  var isScreen: Bool {
    let screens: Set = [
      "View", "UIViewController", "UIView", "App", "Scene", "XCTestCase", "PreviewProvider",
      "UIApplicationDelegate", "UIWindowSceneDelegate", "ViewModifier", "EnvironmentKey",
    ]
    return inherits.contains { screens.contains($0) || $0.hasSuffix("ViewController") }
  }

  /// Whether its name says that it stands for another type in tests or previews.
  var isFake: Bool {
    ["Mock", "Fake", "Stub", "Spy", "Preview", "Dummy"].contains {
      lastName.hasPrefix($0) || lastName.hasSuffix($0)
    }
  }
}

extension String {
  /// Whether a variable of a type begins empty, or switched one way.
  fileprivate var isState: Bool {
    self == "Bool" || ["?", "!", "]"].contains(where: hasSuffix)
  }
}
