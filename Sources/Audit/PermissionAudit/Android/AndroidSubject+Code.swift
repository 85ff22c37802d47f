import AppArtifacts
import Findings
import SourceReaders

/// Whose code makes a call in a package.
enum AndroidCodeOwner: Hashable {
  /// A class of the app, by its package.
  case app
  case library(CodeLibrary)
  /// A class that neither the app's package nor a table tells, such as one that was renamed.
  case unknown
}

extension AndroidSubject {
  /// Whose a class is. What is below the app's own package is the app's, whatever a table says.
  func owner(of type: String) -> AndroidCodeOwner {
    let library = CodeLibrary.of(class: type)
    if let package = manifest.package, type.hasPrefix(package + "."),
      package.utf8.count >= library?.beginning.utf8.count ?? 0
    {
      return .app
    }
    if let library { return .library(library) }
    if app.form == .package(.library) { return .app }
    return namespaces.contains { Self.isShared(type, $0) } ? .app : .unknown
  }

  /// Whose a call is. The text of a library says it also where a build renamed the class, or moved it
  /// below the app's own package.
  func owner(of caller: AndroidCaller) -> AndroidCodeOwner {
    guard caller.isMarked, let library = caller.library else { return owner(of: caller.type) }
    return .library(library)
  }

  /// The packages that the app's own classes are in: its own, and those of what a launcher shows.
  private var namespaces: [[Substring]] {
    let launched = manifest.components.filter { component in
      component.actions.contains("android.intent.action.MAIN")
        && CodeLibrary.of(class: component.name) == nil
    }
    return [manifest.package].compactMap(\.self).map { $0.split(separator: ".") }
      + launched.map { Array($0.name.split(separator: ".").dropLast()) }
  }

  /// Whether a class is in a package but for its last word, and in no less than two words, or three
  /// where many share the first two.
  private static func isShared(_ type: String, _ package: [Substring]) -> Bool {
    let words = type.split(separator: ".").dropLast()
    let least = package.prefix(2).last.map(hosts.contains) == true ? 3 : 2
    let wanted = max(least, package.count - 1)
    return words.count >= wanted && package.count >= wanted
      && words.prefix(wanted).elementsEqual(package.prefix(wanted))
  }

  /// The second words of names that belong to no one in particular.
  private static let hosts: Set<Substring> = [
    "github", "gitlab", "bitbucket", "codeberg", "google", "android", "apache", "sourceforge",
    "gmail",
  ]

  /// Whether a call is known to be made once the app runs the code around it: a class of the app
  /// makes it, catches nothing, and asks for no level. Which release a start in the foreground is
  /// for does not matter.
  static func isCertain(_ caller: AndroidCaller, _ api: AndroidAPI, _ owner: AndroidCodeOwner)
    -> Bool
  {
    owner == .app && !caller.isCaught && (!caller.readsLevel || api == .foregroundStart)
  }

  /// Whether code that is not a known library's names a permission, to ask for it or to check it.
  func codeNames(_ permission: String) -> Bool {
    code?.namers.contains { type, names in
      guard names.contains(permission) else { return false }
      if case .library = owner(of: type) { return false }
      return true
    } ?? false
  }

  /// The classes that use a family. What passes calls on is left out, and the night mode of
  /// AndroidX, which looks for a place where one is known by chance.
  func users(of family: AndroidUseFamily) -> [String] {
    (code?.users[family] ?? []).filter { type in
      guard case .library(let library) = owner(of: type) else { return true }
      let isOfPlatform = type.hasPrefix("androidx.") || type.hasPrefix("android.support.")
      return library.role != .wrapper && !(library.role == .optional && isOfPlatform)
    }
  }

  /// Whether nothing but what is seen can use a permission: all code was read, none of it is
  /// native, and none is loaded later.
  var seesAllCode: Bool {
    guard let code, app.isPackage, app.form != .package(.library), app.unknowns.isEmpty else {
      return false
    }
    return code.isWhole && code.classCount > 0 && code.nativeLibraries.isEmpty
      && users(of: .loading).isEmpty
  }

  /// What the code of a package leaves open, one phrase each.
  var codeUnknowns: [String] {
    guard app.isPackage else { return [] }
    guard let code else { return ["its code"] }
    var unknowns: [String] = []
    if !code.isWhole { unknowns.append("the part of its code that could not be read") }
    if code.isWhole, code.classCount == 0 { unknowns.append("its code: the package holds none") }
    if !code.nativeLibraries.isEmpty {
      unknowns.append("native code: \(code.nativeLibraries.shortList)")
    }
    let loaders = users(of: .loading)
    if !loaders.isEmpty { unknowns.append("the code that \(loaders.shortList) may load") }
    return unknowns
  }

  /// Whether a call is made by the class of a component, one inside it or one that it extends.
  func isCall(_ call: AndroidCall, of component: AndroidManifest.Component) -> Bool {
    guard let caller = call.caller else { return isSource(call.path, of: component) }
    var name = component.name
    if name.hasPrefix("."), let package = manifest.package { name = package + name }
    if !name.contains("."), let package = manifest.package { name = package + "." + name }
    for _ in 0..<16 {
      if caller.type == name || caller.type.hasPrefix(name + "$") { return true }
      guard let above = code?.superclasses[name] else { return false }
      name = above
    }
    return false
  }
}

extension [String] {
  /// The first three, and how many more there are.
  var shortList: String {
    let first = prefix(3).joined(separator: ", ")
    return count > 3 ? "\(first) and \(count - 3) more" : first
  }
}

extension AndroidCall {
  /// The call by its name, and in compiled code with the class that makes it.
  var phrase: String { caller.map { "\(name) in \($0.name)" } ?? name }
}
