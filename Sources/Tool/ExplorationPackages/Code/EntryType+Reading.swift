import SourceReaders

extension EntryPoints {
  /// The names of the types that other files can see, with those of the types around them.
  var visibleTypes: [String] { types.filter { !$0.isExtension && !$0.isHidden }.map(\.name) }

  /// Whether a module cannot have them beside others: a member or a conformance of a type is in
  /// both, and one of the two is seen by the other's file.
  func repeatsMembers(of others: EntryPoints) -> Bool {
    let shared = Set(types.map(\.name)).intersection(others.types.map(\.name))
    func members(_ entries: EntryPoints, seen: Bool = false) -> Set<String> {
      Set(entries.types.filter { shared.contains($0.name) }.flatMap { $0.members(seen: seen) })
    }
    return !members(self).isDisjoint(with: members(others, seen: true))
      || !members(self, seen: true).isDisjoint(with: members(others))
  }

  /// The methods of a type that selectors hand to observers and timers: by their class, or by one
  /// that inherits them.
  func methodsCalledBack(of type: EntryType) -> [SelectedMethod] {
    calledBack.filter { declaring($0)?.name == type.name }
  }

  /// Whether people tap a method of a type: by a control, or by what a storyboard says.
  func isTapped(_ call: EntryCall, of type: EntryType) -> Bool {
    tapped.contains { method in
      method.names(call) && (method.owner == type.name || method.owner == type.lastName)
    }
  }

  /// The static variables that the code changes, and so hold what it did before; what a wrapper
  /// holds is left to it.
  var statics: [String] {
    types.flatMap { type in
      type.properties.filter {
        $0.isStatic && $0.isStored && !$0.isConstant && !$0.isWrapped
          && changed.contains(type.lastName + "." + $0.name)
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

  /// The names that its code uses.
  var uses: Set<String> {
    var names = Set(inherits)
    for call in initializers + methods { names.formUnion(call.uses) }
    for property in properties { names.formUnion(property.uses) }
    return names
  }

  /// Its members and conformances as no one may declare them again, or those alone that other files
  /// see.
  fileprivate func members(seen: Bool) -> [String] {
    if seen, isHidden { return [] }
    let calls = (initializers + methods).filter { !seen || !$0.isHidden }.map { call in
      let list = call.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
      return (call.isStatic, "\(call.name)(\(list)) \(call.isAsync) \(call.result ?? "")")
    }
    let values = properties.filter { !seen || !$0.isHidden }.map { ($0.isStatic, $0.name) }
    let all = calls + values + cases.map { (true, $0.name) }
    return all.map { "\(name).\($1) \($0)" } + inherits.map { "\(name): \($0)" }
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

  /// How the phone brings it up, as the written test does; nil for what no one sees.
  var showing: Showing? {
    if kind == .struct { return inherits.contains("View") ? .hosted : nil }
    guard kind == .class else { return nil }
    if inherits.contains("UIApplicationDelegate") { return .launched }
    return inherits.contains { $0.hasSuffix("ViewController") } ? .shown : nil
  }

  /// The functions of a written test that bring something up.
  enum Showing: String, CaseIterable { case shown, launched, hosted }

  /// Whether its name says that it stands for another type in tests or previews.
  var isFake: Bool {
    ["Mock", "Fake", "Stub", "Spy", "Preview", "Dummy"].contains {
      lastName.hasPrefix($0) || lastName.hasSuffix($0)
    }
  }
}
