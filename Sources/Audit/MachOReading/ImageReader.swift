/// Reads what is looked for in an image that is linked.
struct ImageReader {
  private let image: MachOImage
  private let query: BinaryQuery
  private var contents: BinaryContents
  private var format = PointerFormat.plain
  private var fixups: ChainedFixups?
  private var bindings = BindingProgram()

  static func contents(of image: MachOImage, for query: BinaryQuery) -> BinaryContents {
    var reader = ImageReader(image, query)
    reader.attempt { (reader) throws(BinaryProblem) in
      try image.bytes.prepare(reader.ranges)
    }
    reader.attempt { (reader) throws(BinaryProblem) in try reader.readImports() }
    if !image.isEncrypted {
      reader.attempt { (reader) throws(BinaryProblem) in try reader.readSelectors() }
    }
    reader.attempt { (reader) throws(BinaryProblem) in try reader.readMessagedClasses() }
    reader.attempt { (reader) throws(BinaryProblem) in try reader.readLiterals() }
    reader.attempt { (reader) throws(BinaryProblem) in try reader.readClassNames() }
    reader.attempt { (reader) throws(BinaryProblem) in
      guard let signature = image.linkEdit.signature else { return }
      reader.contents.entitlements = try CodeSignature.entitlements(in: signature, of: image.bytes)
    }
    return reader.contents
  }

  private init(_ image: MachOImage, _ query: BinaryQuery) {
    self.image = image
    self.query = query
    contents = BinaryContents(of: image)
  }

  /// Takes a step; what it cannot read is a problem of the answer.
  private mutating func attempt(
    _ step: (inout Self) throws(BinaryProblem) -> Void
  ) {
    do throws(BinaryProblem) {
      try step(&self)
    } catch {
      contents.problems.append(error)
    }
  }

  /// All that may be read, from the front to the end.
  private var ranges: [Range<Int>] {
    guard image.bytes.isSequential else { return [] }
    let names: Set<String> = [
      "__objc_selrefs", "__objc_classrefs", "__objc_classlist", "__objc_catlist",
      "__objc_catlist2", "__objc_const", "__objc_data", "__objc_methlist", "__objc_stubs",
    ]
    let sections = image.sections.filter { section in
      names.contains(section.name) || section.name == "__data"
        || !image.isEncrypted
          && ["__objc_methname", "__objc_classname", "__cstring"].contains(section.name)
    }
    return (sections.map(\.range) + image.linkEdit.ranges)
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  private mutating func readImports() throws(BinaryProblem) {
    if let range = image.linkEdit.fixups {
      let fixups = try ChainedFixups(range, of: image, for: query)
      format = fixups.format
      self.fixups = fixups
      contents.imports = Set(fixups.wanted.values.joined())
    } else if !image.linkEdit.bindings.isEmpty {
      for range in image.linkEdit.bindings { try bindings.run(range, of: image, for: query) }
      contents.imports = Set(bindings.places.keys)
    } else {
      let table = try SymbolTable(of: image, for: query, keepingValues: false)
      contents.imports = Set(table.wanted.values.joined())
      // Without a program of bindings nothing says which places hold a class.
      contents.messagedClasses = contents.imports
    }
  }

  private mutating func readSelectors() throws(BinaryProblem) {
    let references = try SelectorReferences(of: image, format: format, for: query)
    guard !references.places.isEmpty else { return }
    let own = try OwnMethods(of: image, format: format, among: references)
    // A reference that a list of methods goes through is sent only if an instruction loads it.
    let code =
      own.listed.isEmpty ? nil : try CodeReferences(to: own.listed, in: image)
    for (place, number) in references.places {
      let name = query.selectors.names[number]
      let use: BinaryContents.SelectorUse
      if !own.listed.contains(place) || code?.found.contains(place) == true {
        use = .sent
      } else {
        use = code?.isKnown == true ? .implemented : .undecided
      }
      contents.selectors[name] = max(use, contents.selectors[name] ?? use)
    }
    contents.ownSelectors = Set(own.found.map { query.selectors.names[$0] })
  }

  /// The classes whose references code goes through to send messages.
  private mutating func readMessagedClasses() throws(BinaryProblem) {
    guard !contents.imports.isEmpty else { return }
    let sections = image.sections(named: "__objc_classrefs")
    for (name, places) in bindings.places
    where places.contains(where: { place in
      sections.contains { place >= $0.address && place - $0.address < UInt64($0.size) }
    }) {
      contents.messagedClasses.insert(name)
    }
    guard let fixups else { return }
    let width = image.header.is64Bit ? 8 : 4
    for section in sections {
      let bytes = try SelectorReferences.bytes(of: section, in: image)
      var place = 0
      while let raw = bytes.address(at: place, is64Bit: image.header.is64Bit) {
        if case .symbol(let number) = format.target(of: raw, base: image.base) {
          contents.messagedClasses.formUnion(fixups.wanted[number] ?? [])
        }
        place += width
      }
    }
  }

  private mutating func readLiterals() throws(BinaryProblem) {
    guard !query.literals.isEmpty, !contents.selectors.isEmpty else { return }
    for section in image.sections(named: "__cstring") {
      contents.literals.formUnion(
        query.literals(in: try SelectorReferences.bytes(of: section, in: image)))
    }
  }
}

extension ImageReader {
  /// The classes of its own that were asked for; a name in the list of class names is no other's.
  private mutating func readClassNames() throws(BinaryProblem) {
    guard !image.isEncrypted, !query.classes.names.isEmpty,
      !contents.imports.isEmpty || !contents.selectors.isEmpty
    else { return }
    for section in image.sections(named: "__objc_classname") {
      let bytes = try SelectorReferences.bytes(of: section, in: image)
      for name in bytes.split(separator: 0) {
        if let number = query.classes.number(of: name) {
          contents.classes.insert(query.classes.names[number])
        }
      }
    }
  }
}

extension BinaryContents {
  /// What an image says of itself.
  init(of image: MachOImage) {
    self.init(kind: image.header.kind, architecture: image.header.architecture)
    platform = image.buildVersion?.platform
    minimumOS = image.buildVersion?.minimumOS
    sdk = image.buildVersion?.sdk
    libraries = image.libraries
    isEncrypted = image.isEncrypted
    problems = image.problems
  }
}

extension BinaryQuery {
  /// The texts that are looked for and are in some bytes, each with a zero before and after it.
  func literals(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in bytes.indices where bytes[end] == 0 {
        for (number, literal) in literals.enumerated()
        where literal.count == end - start && literal.elementsEqual(bytes[start..<end]) {
          found.insert(literalNames[number])
        }
        start = end + 1
      }
    }
    return found
  }
}
