import AppArtifacts
import Findings

/// Reads the compiled code of a package for the calls that the readers of sources look for.
public enum AndroidCodeReader {
  /// What is looked for: the methods of the table, permissions by name, and what uses a permission
  /// in ways that no table holds.
  public static let query = CodeQuery(
    methods: Dictionary(
      AndroidMember.all.flatMap { row in row.names.map { ($0, Set(row.owners)) } },
      uniquingKeysWith: { $0.union($1) }),
    families: AndroidUseFamily.allCases.flatMap(\.beginnings),
    texts: [permissionPrefix, enableRequest] + AndroidUseFamily.allCases.flatMap(\.beginnings),
    checks: [
      "checkSelfPermission", "checkPermission", "checkCallingOrSelfPermission",
      "checkCallingPermission", "enforceCallingOrSelfPermission",
    ], marks: Set(CodeLibrary.all.flatMap(\.marks)))

  private static let permissionPrefix = "android.permission."
  private static let enableRequest = "android.bluetooth.adapter.action.REQUEST_ENABLE"

  /// Reads a package of a tree.
  public static func read(_ path: String, in tree: FileTree) -> AndroidSourceReading {
    reading(of: PackageCode.read(path, in: tree, for: query), path: path)
  }

  /// The calls of code that was searched.
  public static func reading(of code: PackageCode, path: String) -> AndroidSourceReading {
    let found = code.findings
    var permissions: [String: Set<String>] = [:]
    for text in found.texts where text.text.hasPrefix(permissionPrefix) {
      permissions[text.holder.outermostClass, default: []]
        .insert(String(text.text.dropFirst(permissionPrefix.count)))
    }
    let checkers = Set(found.checkers.map(\.outermostClass))
    func caller(
      _ type: String, _ method: String?, _ file: String, isCaught: Bool = false,
      readsLevel: Bool = false, mark: String? = nil
    ) -> AndroidCaller {
      let outermost = type.outermostClass
      let library = CodeLibrary.of(class: type)
      // The name of a class that was not renamed says more than a text.
      let marked = library == nil ? mark.flatMap(CodeLibrary.of(mark:)) : nil
      return AndroidCaller(
        type: type, method: method, file: file,
        library: library ?? marked,
        isCaught: isCaught, readsLevel: readsLevel, permissions: permissions[outermost] ?? [],
        checks: checkers.contains(outermost), isMarked: marked != nil)
    }
    var calls = found.references.compactMap { reference -> AndroidCall? in
      guard let api = AndroidAPI(method: reference.name, of: reference.owner) else { return nil }
      // Which permissions a request holds is not read.
      var call = AndroidCall(
        api == .permissionRequest ? .unknownRequest : api, path: path, line: 0)
      call.method = api.method(reference.name)
      call.mayPassAnyName = call.api == .unknownRequest
      call.switchesOff = reference.name == "disable"
      call.caller = caller(
        reference.caller, reference.method, reference.file, isCaught: reference.isCaught,
        readsLevel: reference.readsLevel, mark: reference.mark)
      return call
    }
    for text in found.texts where text.text == enableRequest {
      var call = AndroidCall(.bluetoothRequest, path: path, line: 0)
      call.caller = caller(text.holder, nil, "")
      calls.append(call)
    }
    var reading = AndroidSourceReading(path: path, calls: calls, problems: code.problems)
    reading.code = AndroidCodeReading(code, namers: permissions)
    return reading
  }
}
