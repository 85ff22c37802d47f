import Findings
import PlatformModel

extension Topic {
  /// The permissions of Android, by their full and their short names.
  static var permissions: [Topic] {
    AndroidPermission.catalogue.map { entry in
      let name = entry.permission.topicName
      let full = entry.permission.rawValue
      return Topic(
        .permission, name, entry.purpose,
        aliases: [full, entry.permission.name].filter { $0 != name }
      ) { explanation(of: entry) }
    }
  }

  private static func explanation(of entry: AndroidPermission.Entry) -> Explanation {
    let name = entry.permission.name
    let facts = (Links.facts(entry.facts) + Links.facts(naming: name)).uniqued
    return Explanation(
      .permission, entry.permission.topicName, title: entry.purpose, paragraphs: [entry.form],
      since: entry.levels,
      why: [entry.dialog], facts: facts, fix: [Fix(entry.advice, snippet: entry.snippet)],
      related: AndroidPermission.catalogue
        .filter { $0.group != nil && $0.group == entry.group && $0 != entry }
        .map { .init($0.permission.topicName, "Shares its dialog.") }
        + Links.disagreements(on: entry.facts).map { .init($0) },
      vendorNotes: VendorClaim.all(about: entry.facts, naming: name))
  }

  /// The releases of Android, each with what begins and ends with it.
  static var androidReleases: [Topic] {
    APILevel.all.map { level in
      Topic(
        .release, level.release.description, "What changed with Android \(level.versionName)",
        aliases: ["Android \(level.versionName)"]
      ) { explanation(of: level) }
    }
  }

  private static func explanation(of level: APILevel) -> Explanation {
    let release = level.release
    let begins = Facts.android.filter { $0.versions.first == release }
    let ended = Facts.android.filter { $0.versions.last.next == release }
    let shown = level == .oldest ? begins.filter { $0.versions != .allAndroid } : begins
    let start = "\(begins.count) fact\(begins.count == 1 ? " begins" : "s begin") to hold"
    return Explanation(
      .release, release.description,
      title: ended.isEmpty ? start + "." : start + ", \(ended.count) ended.",
      paragraphs: ["It is Android \(level.versionName)."],
      since: OSVersion.Span(release, release),
      why: ended.map { "\($0.statement) (\($0.id), \($0.versions))" }, facts: shown,
      fix: [Fix("Test permission flows on \(release) and on the level before it, and compare.")],
      related: AndroidPermission.catalogue.filter { $0.introduced == level && level > .oldest }
        .map { .init($0.permission.topicName, "A permission that begins here.") }
        + [release.previous, release.next].compactMap(\.self)
        .map { .init($0.description, "The level before or after it.") },
      vendorNotes: level == .oldest ? [] : VendorClaim.all(about: begins.map(\.id)))
  }
}

extension AndroidPermission {
  /// The short name; the whole one for a plain word, which is the name of other things too.
  fileprivate var topicName: String { name.contains("_") ? name : rawValue }
}

extension AndroidPermission.Entry {
  /// "Dangerous up to API 22; normal from API 23."
  fileprivate var form: String {
    let steps = protections.enumerated().map { place, step in
      if place > 0 { return "\(step.protection.rawValue) from API \(step.first.rawValue)" }
      let end = protections.dropFirst().first.map { " up to API \($0.first.rawValue - 1)" } ?? ""
      return step.protection.rawValue.capitalizedFirst + end
    }
    return steps.joined(separator: "; ") + (group.map { ", in the group \($0.title)" } ?? "") + "."
  }

  /// How an app comes by it.
  fileprivate var dialog: String {
    guard isGrantable else { return "No app but the system's own can hold it." }
    return switch protection(on: .newest) {
    case .dangerous:
      introduced >= 23
        ? "A dialog grants it, from target 23 on; below, it is granted at install."
        : "A dialog grants it from API 23 and target 23 on; before, it is granted at install."
    case .normal where protections.first?.protection == .dangerous:
      "Up to API 22 the person sees it listed at install; from API 23 it is granted automatically, without a prompt."
    case .normal: "It is granted at install, without a word."
    case .special: "The person grants it on a page of its own in Settings."
    case .signature, nil: "Newer levels keep it for the system."
    }
  }

  fileprivate var advice: String {
    guard isGrantable else { return "Take it out of the manifest." }
    if let cap {
      return "Cap it with maxSdkVersion \(cap.maxSDK.rawValue) from target "
        + "\(cap.fromTarget.rawValue) on."
    }
    if introduced > .oldest {
      return "Declare it; levels below \(introduced.rawValue) pass over a name they do not know."
    }
    return "Declare it where the app, or anything built into it, uses what it is for."
  }

  fileprivate var snippet: String? {
    guard isGrantable else { return nil }
    let limit = cap.map { "\n    android:maxSdkVersion=\"\($0.maxSDK.rawValue)\"" } ?? ""
    return "<uses-permission android:name=\"\(permission.rawValue)\"\(limit) />"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
