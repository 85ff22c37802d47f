import AppArtifacts
import Findings
import SourceReaders

/// Finds the calls of an extension to which nothing leads that the extension begins with.
///
/// An extension often compiles files of its app for a few values in them. It begins with the files
/// that its app does not compile, and with those that hold its principal class or `@main`; from
/// there on names lead to the files that declare them. In doubt a call is reached.
struct ExtensionReach {
  private let words: [String: SourceWords]
  private let reached: Set<String>
  private let entries: Set<String>

  /// nil if nothing shows what the extension begins with.
  init?(_ target: AppTarget, app: AppTarget, in tree: FileTree) {
    let paths = target.sources.map(\.path)
    var words: [String: SourceWords] = [:]
    for path in paths { words[path] = (try? tree.read(path)).map(SourceWords.init) }
    let shared = Set(app.sources.map(\.path))
    let principal = Set(target.configurations.compactMap { $0.infoPlist?.principalClass })
    entries = Set(
      paths.filter { path in
        !shared.contains(path) || words[path]?.isMain == true
          || words[path]?.declared.isDisjoint(with: principal) == false
      })
    guard !entries.isEmpty else { return nil }
    var declaring: [String: [String]] = [:]
    for (path, words) in words {
      for name in words.declared { declaring[name, default: []].append(path) }
    }
    var reached = entries
    var waiting = Array(entries)
    while let next = waiting.popLast() {
      for name in words[next]?.mentioned ?? [] {
        for path in declaring[name] ?? [] where reached.insert(path).inserted {
          waiting.append(path)
        }
      }
    }
    self.words = words
    self.reached = reached
  }

  /// Whether something that the extension begins with may lead to a call.
  func leads(to call: PlatformCall) -> Bool {
    let path = call.position.file
    guard let own = words[path] else { return true }
    guard reached.contains(path) else { return false }
    guard !entries.contains(path), let function = call.enclosing.flatMap(Self.function),
      !own.overridden.contains(function)
    else { return true }
    return reached.contains { words[$0]?.mentioned.contains(function) == true }
  }

  /// The name of the app's own function in "Model.start(at:)"; nil for what frameworks call.
  private static func function(_ enclosing: String) -> String? {
    let end = enclosing.firstIndex { $0 == "(" || $0 == ":" } ?? enclosing.endIndex
    guard let name = enclosing[..<end].split(separator: ".").last.map(String.init),
      end != enclosing.endIndex || enclosing.contains("."), name != "init", name != "deinit"
    else { return nil }
    let marks = ["Did", "Will", "Should", "did", "will", "should"]
    return marks.contains(where: enclosing.contains) ? nil : name
  }
}

/// The names that a source declares and mentions, of either language, comments left out.
struct SourceWords {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []
  /// The functions that replace an ancestor's or that selectors call.
  private(set) var overridden: Set<String> = []
  private(set) var isMain = false

  init(_ bytes: [UInt8]) {
    var before: [String] = []
    var isMethod = false
    var depth = 0
    // What each brace that is open belongs to: the functions of a type need its name to be called,
    // those of an extension are called on objects whose type no one names.
    var owners: [String] = []
    var owner = ""
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == byte {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
        continue
      }
      if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        {
          place += 1
        }
        place += 2
        continue
      }
      guard Self.isNameByte(byte) else {
        // `- (void)start` begins a method of Objective-C outside of every bracket.
        if byte == UInt8(ascii: "{") {
          depth += 1
          owners.append(owner)
          owner = ""
        }
        if byte == UInt8(ascii: "}") {
          depth -= 1
          _ = owners.popLast()
        }
        if byte == 0x0A { isMethod = false }
        if depth == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { isMethod = true }
        if isMethod, byte == UInt8(ascii: ")") { before = ["-"] }
        place += 1
        continue
      }
      let start = place
      while place < bytes.count, Self.isNameByte(bytes[place]) { place += 1 }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      if let last = before.last, Self.declarers.contains(last) {
        if Self.types.contains(last) || last == "extension" { owner = last }
        if last != "func" || !Self.types.contains(owners.last ?? "") { declared.insert(word) }
        if !before.isDisjoint(with: Self.called) { overridden.insert(word) }
        if last == "-" { isMethod = false }
        if last == "extension" { mentioned.insert(word) }
      } else if !isMethod || depth > 0 {
        mentioned.insert(word)
      }
      if word == "main", start > 0, bytes[start - 1] == UInt8(ascii: "@") { isMain = true }
      before.append(word)
      if before.count > 5 { before.removeFirst() }
    }
  }

  private static let declarers: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "func", "typealias", "extension",
    "implementation", "-",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol"]
  private static let called: Set<String> = ["override", "objc", "IBAction"]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension [String] {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}

extension EffectiveInfoPlist {
  /// The class that an extension begins with, without its module.
  fileprivate var principalClass: String? {
    let names = [
      self["NSExtension"]?.value["NSExtensionPrincipalClass"]?.value.string,
      self["EXAppExtensionAttributes"]?.value["EXPrincipalClass"]?.value.string,
    ]
    return names.compactMap(\.self).first?.split(separator: ".").last.map(String.init)
  }
}
