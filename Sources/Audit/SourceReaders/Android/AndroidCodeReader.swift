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

/// What the code of a package says as a whole.
public struct AndroidCodeReading: Hashable, Sendable {
  /// The files of code that were read.
  public var files: [String]
  /// The native libraries.
  public var nativeLibraries: [String]
  /// Whether all of the Dalvik or Java code was read.
  public var isWhole: Bool
  /// How many classes it has.
  public var classCount: Int
  /// The classes that use a family, with dots; no more than a few for each.
  public var users: [AndroidUseFamily: [String]]
  /// The outermost classes that name permissions, by the name without the platform's prefix.
  public var namers: [String: Set<String>]
  /// The superclasses of the classes that matter.
  public var superclasses: [String: String]

  init(_ code: PackageCode, namers: [String: Set<String>]) {
    files = code.files
    nativeLibraries = code.nativeLibraries
    isWhole = code.isWhole
    classCount = code.findings.classCount
    superclasses = code.findings.superclasses
    self.namers = namers
    users = [:]
    for family in AndroidUseFamily.allCases {
      let texts = code.findings.texts.filter { text in
        family.beginnings.contains(where: text.text.hasPrefix)
      }.map(\.holder)
      let classes = family.beginnings.flatMap { code.findings.users[$0] ?? [] }
      let all = Set(texts + classes)
      if !all.isEmpty { users[family] = all.sorted() }
    }
  }
}

/// Parts of the platform and of libraries that use a permission, by the beginnings of class names.
///
/// They are wider than the table of calls: code that names none of a family cannot use its permission.
public enum AndroidUseFamily: String, Hashable, Sendable, CaseIterable {
  case location
  case wifi
  case bluetooth
  case telephony
  case movement
  case ranging
  /// Code that is fetched or unpacked, and then run.
  case loading

  /// The beginnings of the class names, with dots.
  var beginnings: [String] {
    switch self {
    case .location:
      [
        "android.location.", "com.google.android.gms.location.", "com.google.android.gms.maps.",
        "com.google.android.gms.awareness.", "com.google.android.gms.nearby.",
        "com.google.android.libraries.", "com.huawei.hms.location.", "com.huawei.hms.maps.",
        "android.webkit.GeolocationPermissions", "android.companion.",
      ]
    case .wifi: ["android.net.wifi."]
    // The calls of AudioManager about headsets need BLUETOOTH too.
    case .bluetooth:
      ["android.bluetooth.", "androidx.bluetooth.", "android.media.AudioManager"]
    case .telephony: ["android.telephony."]
    case .movement:
      [
        "android.hardware.Sensor", "com.google.android.gms.fitness.", "androidx.health.",
        "android.health.",
      ]
    case .ranging: ["android.uwb.", "android.ranging.", "androidx.core.uwb."]
    case .loading:
      [
        "dalvik.system.DexClassLoader", "dalvik.system.InMemoryDexClassLoader",
        "dalvik.system.PathClassLoader",
      ]
    }
  }
}
