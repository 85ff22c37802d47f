import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

/// Code starts a service in the foreground that has no type in the manifest, or not the right one.
struct ForegroundServiceWithoutType: AndroidRule {
  let metadata = RuleMetadata(
    "foreground-service-without-type", code: "W072", category: .background, severity: .error,
    summary: "A service is started in the foreground without the type that it needs.",
    facts: [
      "AND-FGS-001", "AND-FGS-003", "AND-FGS-004", "AND-FGS-008", "AND-LINT-003", "AND-LINT-005",
    ],
    status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.manifest.components.filter { $0.kind == .service }.compactMap { service in
      finding(on: service, in: subject)
    } + [findingOnWork(in: subject) ?? findingOnInfo(in: subject)].compactMap(\.self)
  }

  private func finding(
    on service: AndroidManifest.Component, in subject: AndroidSubject
  ) -> Finding? {
    if let finding = findingOnNone(passedTo: service, in: subject)
      ?? findingOnPassedType(to: service, in: subject)
    {
      return finding
    }
    guard !service.mayHaveType(.location),
      let start = subject.foregroundStart(of: service)
    else { return nil }
    if !service.hasForegroundType, subject.targets(34) {
      let levels = subject.levels.filter { $0 >= 34 && start.levels.contains($0) }
      guard !levels.isEmpty else { return nil }
      return finding(
        "\(service.name) starts in the foreground but has no foregroundServiceType", in: subject,
        at: service.position, on: levels,
        consequence: AndroidCall.consequence(
          of: "a MissingForegroundServiceTypeException",
          isCaught: start.catchesRefusal("MissingForegroundServiceTypeException")),
        fix: fix(of: service, in: subject),
        evidence: ["AND-FGS-008", "AND-LINT-003"], related: [start.related])
    }
    let levels = subject.levels.filter {
      $0 >= 29 && !subject.declares(.backgroundLocation, on: $0)
    }
    guard subject.targets(29), !levels.isEmpty,
      let call = subject.calls(.requestLocationUpdates, .currentLocation)
        .first(where: { subject.isCall($0, of: service) })
    else { return nil }
    return finding(
      "\(service.name) asks for location in the foreground, but its type is not location",
      in: subject, at: service.position, severity: .warning, on: levels,
      consequence: "No location arrives once the user leaves the app.",
      fix: typing(
        "Add location to the types of the service", service.types(adding: "location"), of: service,
        in: subject),
      evidence: ["AND-FGS-004"], related: [start.related, call.related])
  }

  /// The type none is refused, whatever the manifest says.
  private func findingOnNone(
    passedTo service: AndroidManifest.Component, in subject: AndroidSubject
  ) -> Finding? {
    guard subject.targets(34) else { return nil }
    let start = subject.calls(.foregroundStart).first { start in
      start.foregroundTypes == ["none"] && subject.isCall(start, of: service)
    }
    let levels = subject.levels.filter { $0 >= 34 && start?.levels.contains($0) == true }
    guard let start, !levels.isEmpty else { return nil }
    return finding(
      "\(service.name) passes the type NONE to startForeground", in: subject, at: start.position,
      on: levels,
      consequence: AndroidCall.consequence(
        of: "an InvalidForegroundServiceTypeException",
        isCaught: start.catchesRefusal("InvalidForegroundServiceTypeException")),
      fix: Fix(
        "Pass a type that the manifest declares for the service, or leave the argument out."),
      evidence: ["AND-FGS-008"],
      related: [Finding.Related(service.position, "the service in the manifest")])
  }

  /// A type in the call that starts the service must be one of the manifest’s.
  private func findingOnPassedType(
    to service: AndroidManifest.Component, in subject: AndroidSubject
  ) -> Finding? {
    guard !service.hasUnknownTypes else { return nil }
    let known = Set(service.foregroundTypes.names)
    let starts = subject.calls(.foregroundStart).filter { start in
      subject.isCall(start, of: service)
        || start.serves.contains { subject.isSource($0, of: service) }
    }
    for start in starts {
      let passed =
        start.foregroundTypes.map { ($0, start.levels) }
        + start.possibleForegroundTypes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      let lacking = passed.first { !known.contains($0.0) && Self.firstLevels[$0.0] != nil }
      guard let (type, own) = lacking, let first = Self.firstLevels[type] else { continue }
      let levels = subject.levels.filter {
        $0 >= first && start.levels.contains($0) && own.contains($0)
      }
      guard !levels.isEmpty else { continue }
      let verb = start.foregroundTypes.isEmpty ? "may pass" : "passes"
      return finding(
        "\(service.name) \(verb) the type \(type) to startForeground, but "
          + (known.isEmpty
            ? "the manifest declares no type for it"
            : "the manifest declares only \(service.foregroundTypes.names.joined(separator: "|"))"),
        in: subject, at: start.position, on: levels,
        consequence: AndroidCall.consequence(
          of: "an IllegalArgumentException", isCaught: start.catches("IllegalArgumentException")),
        fix: typing(
          "Add \(type) to the types of the service", service.types(adding: type), of: service,
          in: subject),
        evidence: ["AND-FGS-003"],
        related: [Finding.Related(service.position, "the service in the manifest")])
    }
    return nil
  }

  /// The first level on which each type reaches the system, whichever API starts the service: up to
  /// Android 13, ServiceCompat drops the newer types.
  private static let firstLevels: [String: Int] = [
    "dataSync": 29, "mediaPlayback": 29, "phoneCall": 29, "location": 29, "connectedDevice": 29,
    "mediaProjection": 29, "health": 34, "specialUse": 34, "remoteMessaging": 34, "camera": 34,
    "microphone": 34,
  ]

  /// Gives a service without a type that of what its source does, as far as that shows.
  private func fix(of service: AndroidManifest.Component, in subject: AndroidSubject) -> Fix {
    let used = subject.calls.filter { subject.isCall($0, of: service) }.map(\.api)
    let type = Self.typesOfUse.first { used.contains(where: $0.apis.contains) }?.type
    guard let type else {
      return Fix(
        "Give the service the type that matches what it does, and declare the permission for that type."
      )
    }
    return typing("Give the service the type \(type)", [type], of: service, in: subject)
  }

  /// The types for what the source of a service may do.
  private static let typesOfUse: [(apis: [AndroidAPI], type: String)] = [
    ([.requestLocationUpdates, .currentLocation, .lastLocation, .geofences], "location"),
    ([.bluetoothConnection, .bluetoothScan, .bluetoothAdvertising], "connectedDevice"),
    ([.stepCounter, .stepDetector, .activityUpdates], "health"),
  ]

  /// Writes the types of a service, and the permission of the last where the target asks for it.
  private func typing(
    _ summary: String, _ types: [String], of service: AndroidManifest.Component? = nil,
    in subject: AndroidSubject, element: (String) -> String = { $0 }
  ) -> Fix {
    let attribute = "android:foregroundServiceType=\"\(types.joined(separator: "|"))\""
    var edits: [Edit] = []
    if let service, service.origin.isEditable, service.position.line != nil, !subject.app.isPackage
    {
      edits = [
        Edit(
          .setAttribute(
            "foregroundServiceType", types.joined(separator: "|"),
            of: Edit.Entry("service", service.name)), at: service.position, .unsafe)
      ]
    }
    let permission = types.last.flatMap(ForegroundServicePermissionMissing.permission)
    guard let permission, subject.targets(34),
      subject.levels.contains(where: { $0 >= 34 && !subject.declares(permission, on: $0) })
    else { return Fix(summary + ".", snippet: element(attribute), edits: edits) }
    let declaration = Fix.declare([permission])
    return Fix(
      "\(summary), and declare \(permission.name).",
      snippet: [element(attribute), declaration.snippet].compactMap(\.self).joined(separator: "\n"),
      edits: edits.isEmpty ? [] : edits + subject.declaring([permission]))
  }

  /// WorkManager runs work in the foreground in a service of its own, whose type the app adds.
  private func findingOnWork(in subject: AndroidSubject) -> Finding? {
    let service = subject.manifest.components.first { $0.name == Self.workService }
    // Types are asked for from API 34 on, that of location from 29 on.
    func runs(_ call: AndroidCall, on first: Int) -> Bool {
      subject.levels.contains { $0 >= first && call.levels.contains($0) }
    }
    let location = subject.calls(.foregroundLocationWork).first { runs($0, on: 29) }
    let untyped = subject.calls(.foregroundWorkWithoutType).first { runs($0, on: 34) }
    let isLocation = location != nil
    guard
      let call = location ?? untyped
        ?? subject.calls(.foregroundWork).first(where: { runs($0, on: 34) }),
      !((isLocation ? service?.mayHaveType(.location) : service?.hasForegroundType) ?? false),
      isLocation || subject.targets(34)
    else { return nil }
    let levels = subject.levels.filter {
      $0 >= (isLocation ? 29 : 34) && call.levels.contains($0)
    }
    let merging =
      "Merge the type of the work into the service of WorkManager"
      + (call.api == .foregroundWorkWithoutType
        ? ", pass the same type to ForegroundInfo as its third argument" : "")
    let type = isLocation ? "location" : "dataSync"
    return finding(
      "work runs in the foreground, but the service of WorkManager has no type"
        + (isLocation ? " location" : "") + subject.asFarAsSeen,
      in: subject, at: call.position, severity: subject.severityOfLack, on: levels,
      consequence: Self.consequence(of: call),
      fix: typing(merging, service?.types(adding: type) ?? [type], in: subject) {
        "<service android:name=\"\(Self.workService)\" \($0) tools:node=\"merge\" />"
      },
      evidence: [isLocation ? "AND-FGS-003" : "AND-FGS-008", "AND-LINT-005"],
      related: [Finding.Related(subject.place, "the manifest without the type")])
  }

  /// A ForegroundInfo without a type names the type none, whatever the manifest says; in a file
  /// that has one with a type as well it may be for old levels.
  private func findingOnInfo(in subject: AndroidSubject) -> Finding? {
    let typed = Set(subject.calls(.foregroundWork, .foregroundLocationWork).map(\.path))
    let call = subject.calls(.foregroundWorkWithoutType).first { call in
      !typed.contains(call.path) && subject.levels.contains { $0 >= 34 && call.levels.contains($0) }
    }
    guard subject.targets(34), let call else { return nil }
    let levels = subject.levels.filter { $0 >= 34 && call.levels.contains($0) }
    return finding(
      "work runs in the foreground, but its ForegroundInfo has no type", in: subject,
      at: call.position, on: levels, consequence: Self.consequence(of: call),
      fix: Fix("Pass the type of the work to ForegroundInfo as its third argument."),
      evidence: ["AND-FGS-008"])
  }

  /// What the start of work throws. WorkManager passes the type of the ForegroundInfo on; without
  /// one it passes none, whatever the manifest says.
  private static func consequence(of work: AndroidCall) -> String {
    switch work.api {
    case .foregroundWorkWithoutType:
      "The start throws an InvalidForegroundServiceTypeException: the ForegroundInfo has no type."
    default:
      "The start throws an IllegalArgumentException: the type is not one of the manifest’s."
    }
  }

  private static let workService = "androidx.work.impl.foreground.SystemForegroundService"
}

extension AndroidCall {
  /// Whether code around it catches the exception for a type that is missing or not valid.
  fileprivate func catchesRefusal(_ exception: String) -> Bool {
    catches(
      exception, "ForegroundServiceTypeException", "ServiceStartNotAllowedException",
      "IllegalStateException")
  }

  /// What happens if the start of a service throws. After startForegroundService, the app has to
  /// succeed with it within seconds (AND-FGS-001).
  static func consequence(of exception: String, isCaught: Bool) -> String {
    "startForeground throws \(exception)"
      + (isCaught
        ? ", which the code catches. The service does not run in the foreground, and if it was started"
          + " with startForegroundService, the app may still crash seconds later."
        : " and the app crashes.")
  }
}

extension AndroidManifest.Component {
  /// Whether it has a type, or types that cannot be resolved.
  fileprivate func mayHaveType(_ type: AndroidManifest.ForegroundTypes) -> Bool {
    foregroundTypes.contains(type) || hasUnknownTypes
  }

  /// The names of its types with another one.
  fileprivate func types(adding type: String) -> [String] {
    foregroundTypes.names.filter { $0 != type } + [type]
  }

  /// Whether a source declares the component: it has the component's name, or that of the class
  /// around it in `Outer$Inner`, and its package if the source declares one.
  func isWritten(in path: String, package: String?) -> Bool {
    // Every source of an app is compared with every service, and their names hardly ever match.
    let file = path.utf8.last(after: "/").prefix { $0 != UInt8(ascii: ".") }
    let outermost = name.utf8.last(after: ".").prefix { $0 != UInt8(ascii: "$") }
    guard !file.isEmpty, file.elementsEqual(outermost) else { return false }
    // The value of a placeholder is not known.
    guard let package, !name.hasPrefix("$") else { return true }
    let written = name.prefix { $0 != "$" }
    let whole = "\(package).\(Substring(file))"
    // The app's package is not always in its manifest, so `.a.Service` may end any full name.
    if written.hasPrefix(".") { return whole.hasSuffix(written) }
    return !written.contains(".") || whole == written
  }
}

extension String.UTF8View {
  /// What follows the last occurrence of a character, or everything if there is none.
  fileprivate func last(after separator: Unicode.Scalar) -> SubSequence {
    let start = lastIndex(of: UInt8(ascii: separator)).map(index(after:)) ?? startIndex
    return self[start...]
  }
}
