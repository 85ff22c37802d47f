extension ObjectiveCUseReader {
  /// The object that a use is sent to, as far as this file shows.
  func receiver(
    of use: ObjectiveCUse, named name: PlatformName, at index: Int
  ) -> PlatformCall.Receiver {
    guard [.method, .typeMethod, .property, .setter].contains(name.kind), use.form != .reference,
      use.form != .implementation
    else { return .known }
    let isDotted = source.isToken(index - 1, [".", "->"])
    let start = isDotted ? index - 2 : index - 1
    guard source.isIdentifier(start) else { return .hidden }
    let receiver = source.text(start)
    if ["self", "super"].contains(receiver) || managers.contains(receiver) { return .known }
    let inherited = functions.around(index)?.type.flatMap { headers.type(of: receiver, in: $0) }
    let types = types(of: receiver) + [inherited].compactMap(\.self)
    if types.isEmpty { return .hidden }
    return types.first(where: managers.contains).map { _ in .known } ?? .instance(of: types[0])
  }

  /// What the file shows other files.
  var shown: SourceReading.Managers {
    var shown = SourceReading.Managers()
    shown.isAbout = ["CoreLocation", "MapKit", "CLLocation"].contains {
      ByteSearch.contains($0, in: source.bytes)
    }
    shown.types = managers
    for index in source.tokens.indices.dropFirst(2)
    where source.isToken(index - 1, "*") && source.isIdentifier(index)
      && managers.contains(source.text(index - 2))
    {
      shown.names.insert(source.text(index))
    }
    for function in functions {
      guard let type = function.type, !managers.contains(type),
        !type.hasSuffix("CLLocationManager"), let name = PlatformName.named(function.word),
        name.kind == .method || name.kind == .typeMethod
      else { continue }
      shown.ownMethods.insert(name.api)
    }
    return shown
  }

  /// The classes with which the file declares a name: `Tracker *tracker`, `- (Tracker *)tracker`.
  private func types(of name: String) -> [String] {
    source.tokens.indices.dropFirst(2).compactMap { index in
      guard source.text(index) == name, let type = source.type(declaredAt: index) else {
        return nil
      }
      return type.first?.isUppercase == true ? type : nil
    }
  }
}
