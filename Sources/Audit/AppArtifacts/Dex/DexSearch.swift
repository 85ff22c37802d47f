/// One pass over the code of a DEX file for what a query wants.
///
/// The tables say first whether the file names any of it; code is read only then.
struct DexSearch {
  private let dex: DexFile
  private let name: String
  private let query: CodeQuery
  /// For each method: 0, or the number of the wanted one and its family.
  private var marks: [Mark]
  private var wanted: [Int] = []
  private var families: [String] = []
  private var texts: [Range<Int>] = []
  /// The texts that mark a method of a library.
  private var markTexts: [Int] = []
  private var level: Int?
  /// The types of exceptions that a SecurityException is one of.
  private var catching: [Int] = []
  private var found = CodeFindings()
  /// How many more steps the pass may take: code that several methods share is read again.
  private var budget: Int

  /// What a method is to the query.
  private struct Mark {
    /// One more than its place among the wanted methods.
    var wanted: UInt16 = 0
    /// One more than the place of its family.
    var family: UInt8 = 0
    var isCheck = false
    var isNone: Bool { wanted == 0 && family == 0 && !isCheck }
  }

  /// What a file holds of what is wanted; the name is the one that references carry.
  static func findings(
    in dex: DexFile, named name: String, _ query: CodeQuery
  ) throws(DexFile.Failure) -> CodeFindings {
    var search = DexSearch(dex, name, query)
    guard search.mayFind() else {
      search.noteSuperclasses()
      return search.found
    }
    guard dex.bytes.count > sizeForThreads else {
      search.noteSuperclasses()
      try search.readClasses(0..<dex.classes.count)
      return search.found
    }
    return try search.findingsByTwoThreads()
  }

  /// The size from which on a second thread costs less than it saves.
  private static let sizeForThreads = 1 << 20

  /// The same by two threads, each of which reads half of the classes.
  private func findingsByTwoThreads() throws(DexFile.Failure) -> CodeFindings {
    // The bytes are only read, and outlive both threads.
    nonisolated(unsafe) let prepared = self
    let middle = dex.classes.count / 2
    let halves = Threads.map(2) { half -> Result<CodeFindings, DexFile.Failure> in
      var search = prepared
      do throws(DexFile.Failure) {
        if half == 0 {
          try search.readClasses(0..<middle)
        } else {
          search.found.classCount = 0
          try search.readClasses(middle..<search.dex.classes.count)
          search.noteSuperclasses()
        }
        return .success(search.found)
      } catch {
        return .failure(error)
      }
    }
    var found = CodeFindings()
    for half in halves { found.add(try half.get()) }
    return found
  }

  private init(_ dex: DexFile, _ name: String, _ query: CodeQuery) {
    self.dex = dex
    self.name = name
    self.query = query
    marks = [Mark](repeating: Mark(), count: dex.methods.count)
    budget = dex.bytes.count * 4 + 1024
    found.classCount = dex.classes.count
  }
}

extension DexSearch {
  /// Marks what the tables name; false if they name nothing of it.
  private mutating func mayFind() -> Bool {
    let bytes = dex.bytes
    var names = [UInt8](repeating: 0, count: dex.strings.count)
    var hasNames = false
    for name in query.methods.keys {
      if let index = dex.index(of: Array(name.utf8)) {
        names[index] |= 1
        hasNames = true
      }
    }
    for name in query.checks {
      if let index = dex.index(of: Array(name.utf8)) {
        names[index] |= 2
        hasNames = true
      }
    }
    let families = markedTypes()
    if hasNames || families != nil {
      for method in 0..<dex.methods.count {
        let place = dex.methods.offset + method * 8
        let type = bytes.short(at: place)
        let name = bytes.number(at: place + 4)
        if let families, type < families.count { marks[method].family = families[type] }
        guard name < names.count, names[name] != 0 else { continue }
        if names[name] & 2 != 0 { marks[method].isCheck = true }
        if names[name] & 1 != 0, mayOwn(type, method: name), wanted.count < Int(UInt16.max) {
          wanted.append(method)
          marks[method].wanted = UInt16(wanted.count)
        }
      }
    }
    texts = query.texts.map { text in
      let bytes = Array(text.utf8)
      return dex.firstString(notBefore: bytes)..<dex.firstString(notBefore: bytes + [0xFF])
    }.filter { !$0.isEmpty }
    markTexts = query.marks.compactMap { dex.index(of: Array($0.utf8)) }
    level = levelField()
    catching = Self.catching(in: dex)
    return !wanted.isEmpty || !texts.isEmpty || marks.contains { !$0.isNone }
  }

  /// Whether a class has a method or may inherit it: one that the platform has is named by the
  /// query.
  private func mayOwn(_ type: Int, method: Int) -> Bool {
    let descriptor = dex.descriptor(type)
    let name = descriptor.className
    if query.methods[dex.text(method)]?.contains(name) == true { return true }
    return descriptor.hasPrefix("L") && !descriptor.hasPrefix("Landroid/")
      && !descriptor.hasPrefix("Ljava/")
  }

  /// For each type the number of its family; nil if the file names none. Types are sorted.
  private mutating func markedTypes() -> [UInt8]? {
    var marked: [UInt8]?
    for family in query.families.prefix(200) {
      let beginning = Array("L".utf8) + family.utf8.map { $0 == 0x2E ? 0x2F : $0 }
      let strings =
        dex.firstString(notBefore: beginning)..<dex.firstString(notBefore: beginning + [0xFF])
      guard !strings.isEmpty else { continue }
      var low = 0
      var high = dex.types.count
      while low < high {
        let middle = (low + high) / 2
        if dex.bytes.number(at: dex.types.offset + middle * 4) < strings.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < dex.types.count,
        strings.contains(dex.bytes.number(at: dex.types.offset + low * 4))
      {
        if marked == nil { marked = [UInt8](repeating: 0, count: dex.types.count) }
        if families.last != family { families.append(family) }
        marked?[low] = UInt8(families.count)
        low += 1
      }
    }
    return marked
  }

  /// The field that holds the API level of the phone.
  private func levelField() -> Int? {
    guard let type = dex.type(Array("Landroid/os/Build$VERSION;".utf8)),
      let name = dex.index(of: Array("SDK_INT".utf8))
    else { return nil }
    return (0..<dex.fields.count).first { field in
      let place = dex.fields.offset + field * 8
      return dex.bytes.short(at: place) == type && dex.bytes.number(at: place + 4) == name
    }
  }

  /// The superclass of each class that is not a plain object's or the platform's own.
  private mutating func noteSuperclasses() {
    let object = dex.type(Array("Ljava/lang/Object;".utf8))
    for index in 0..<dex.classes.count {
      let place = dex.classes.offset + index * 32
      let type = dex.bytes.number(at: place)
      let above = dex.bytes.number(at: place + 8)
      guard above != object, above < dex.types.count, type < dex.types.count else { continue }
      found.superclasses[dex.descriptor(type).className] = dex.descriptor(above).className
    }
  }
}

extension DexSearch {
  /// A method whose code is read.
  private struct Caller {
    var type: Int
    var method: Int
    /// The text of a library that its code holds.
    var mark: String?
  }

  private mutating func readClasses(_ range: Range<Int>) throws(DexFile.Failure) {
    for index in range {
      let place = dex.classes.offset + index * 32
      let data = dex.bytes.number(at: place + 24)
      guard data > 0 else { continue }
      try readClass(dex.bytes.number(at: place), at: dex.origin + data)
    }
  }

  private mutating func readClass(_ type: Int, at start: Int) throws(DexFile.Failure) {
    let bytes = dex.bytes
    var cursor = start
    let sizes = (0..<4).map { _ in bytes.variable(at: &cursor) }
    for _ in 0..<(sizes[0] + sizes[1]) {
      _ = bytes.variable(at: &cursor)
      _ = bytes.variable(at: &cursor)
      try spend(1, at: start)
      guard cursor <= bytes.count else { throw cutOff(start) }
    }
    for count in sizes[2...] {
      var method = 0
      for _ in 0..<count {
        method += bytes.variable(at: &cursor)
        _ = bytes.variable(at: &cursor)
        let code = bytes.variable(at: &cursor)
        try spend(1, at: start)
        guard cursor <= bytes.count else { throw cutOff(start) }
        guard code > 0 else { continue }
        try readCode(at: dex.origin + code, of: Caller(type: type, method: method))
      }
    }
  }

  private mutating func readCode(at start: Int, of caller: Caller) throws(DexFile.Failure) {
    let bytes = dex.bytes
    let count = bytes.number(at: start + 12)
    let first = start + 16
    guard start >= 0, first <= bytes.count, count <= (bytes.count - first) / 2 else {
      throw cutOff(start)
    }
    try spend(count, at: start)
    let table = DexInstruction.table
    var hits: [(unit: Int, method: Int)] = []
    var named: [Int] = []
    var mark: String?
    var readsLevel = false
    func read(text index: Int) {
      if texts.contains(where: { $0.contains(index) }) {
        named.append(index)
      } else if markTexts.contains(index) {
        mark = dex.text(index)
      }
    }
    var unit = 0
    while unit < count {
      let place = first + unit * 2
      let word = bytes.short(at: place)
      let entry = table[word & 0xFF]
      if entry >= 0x10 {
        switch entry >> 4 {
        case DexInstruction.Kind.method.rawValue:
          let method = bytes.short(at: place + 2)
          if method < marks.count, !marks[method].isNone { hits.append((unit, method)) }
        case DexInstruction.Kind.field.rawValue:
          if bytes.short(at: place + 2) == level { readsLevel = true }
        case DexInstruction.Kind.text.rawValue:
          read(text: bytes.short(at: place + 2))
        default: read(text: bytes.number(at: place + 2))
        }
      } else if word != 0, word & 0xFF == 0,
        let size = DexInstruction.payload(bytes, at: place, word)
      {
        unit += size
        continue
      }
      unit += Int(entry & 15)
    }
    var user = caller
    user.mark = mark
    for hit in hits { try note(hit.method, at: hit.unit, start, user, readsLevel) }
    guard mark == nil, !named.isEmpty else { return }
    let holder = dex.descriptor(caller.type).className
    for index in named {
      let text = CodeText(holder: holder, text: dex.text(index))
      if found.texts.last != text { found.texts.append(text) }
    }
  }

  private mutating func note(
    _ method: Int, at unit: Int, _ code: Int, _ caller: Caller, _ readsLevel: Bool
  ) throws(DexFile.Failure) {
    let mark = marks[method]
    let holder = dex.descriptor(caller.type).className
    if mark.isCheck { found.checkers.insert(holder) }
    if mark.family > 0, caller.mark == nil {
      let family = families[Int(mark.family) - 1]
      let users = found.users[family] ?? []
      if users.count < CodeFindings.mostUsers, users.last != holder, !holder.hasPrefix(family) {
        found.users[family, default: []].append(holder)
      }
    }
    guard mark.wanted > 0 else { return }
    let place = dex.methods.offset + method * 8
    let called = dex.methods.offset + caller.method * 8
    let isInside = try isCaught(unit, inCodeAt: code)
    found.references.append(
      CodeReference(
        file: name, caller: holder,
        method: caller.method < dex.methods.count
          ? dex.text(dex.bytes.number(at: called + 4)) : nil,
        owner: dex.descriptor(dex.bytes.short(at: place)).className,
        name: dex.text(dex.bytes.number(at: place + 4)),
        parameterCount: dex.parameterCount(ofMethod: method),
        isCaught: isInside, readsLevel: readsLevel, mark: caller.mark))
  }

  private mutating func spend(_ steps: Int, at place: Int) throws(DexFile.Failure) {
    budget -= steps
    guard budget >= 0 else {
      throw DexFile.Failure(offset: place, message: "The same code is claimed again and again")
    }
  }

  private func cutOff(_ place: Int) -> DexFile.Failure {
    DexFile.Failure(offset: place, message: "The code of a class is cut off")
  }
}

extension DexSearch {
  /// Whether a place in code is inside a `try` that catches a SecurityException.
  private mutating func isCaught(
    _ unit: Int, inCodeAt start: Int
  ) throws(DexFile.Failure) -> Bool {
    let bytes = dex.bytes
    let tries = bytes.short(at: start + 6)
    let count = bytes.number(at: start + 12)
    let table = start + 16 + (count + count % 2) * 2
    let handlers = table + tries * 8
    guard tries > 0, handlers <= bytes.count else { return false }
    try spend(tries, at: start)
    for index in 0..<tries {
      let place = table + index * 8
      let first = bytes.number(at: place)
      guard unit >= first, unit < first + bytes.short(at: place + 4) else { continue }
      if try catches(at: handlers + bytes.short(at: place + 6)) { return true }
    }
    return false
  }

  private mutating func catches(at place: Int) throws(DexFile.Failure) -> Bool {
    var cursor = place
    let size = min(abs(dex.bytes.signedVariable(at: &cursor)), 256)
    try spend(size, at: place)
    for _ in 0..<size {
      let type = dex.bytes.variable(at: &cursor)
      _ = dex.bytes.variable(at: &cursor)
      if catching.contains(type) { return true }
    }
    return false
  }

  /// The exceptions that a SecurityException is one of.
  private static let exceptions = [
    "Ljava/lang/SecurityException;", "Ljava/lang/RuntimeException;", "Ljava/lang/Exception;",
    "Ljava/lang/Throwable;",
  ]

  /// Their types in the file.
  private static func catching(in dex: DexFile) -> [Int] {
    exceptions.compactMap { dex.type(Array($0.utf8)) }
  }
}

extension String {
  /// "com.example.Tracker" of "Lcom/example/Tracker;".
  var className: String {
    guard utf8.first == UInt8(ascii: "L"), utf8.last == UInt8(ascii: ";") else { return self }
    return String(
      decoding: utf8.dropFirst().dropLast().map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self)
  }
}
