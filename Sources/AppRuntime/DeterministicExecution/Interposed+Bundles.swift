import AppHosting
import Foundation
import PhoneSimulator

// What `Bundles.c` asks on a thread that runs an app's code.

/// The Info.plist of an app as Foundation hands it out; it lives with the process.
///
/// Unchecked: nothing of it changes.
private final class OwnInfo: @unchecked Sendable {
  let dictionary: NSDictionary
  let identifier: NSString

  init(_ package: AppPackage) {
    dictionary = NSDictionary(dictionary: package.info)
    identifier = NSString(string: package.bundleIdentifier)
  }

  static var current: OwnInfo? {
    guard let process = HostedProcess.onThisThread else { return nil }
    return process.companion(OwnInfo.self) { OwnInfo(process.app.package) }
  }
}

extension AppPackage {
  /// The keys of its Info.plist, as far as a package knows them.
  fileprivate var info: [String: Any] {
    var info: [String: Any] = [
      "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name,
      "CFBundleIdentifier": bundleIdentifier, "MinimumOSVersion": deploymentTarget.number,
    ]
    for (key, text) in purposeStrings { info[key.rawValue] = text }
    if !temporaryAccuracy.isEmpty {
      info["NSLocationTemporaryUsageDescriptionDictionary"] = temporaryAccuracy
    }
    if !backgroundModes.isEmpty { info["UIBackgroundModes"] = backgroundModes }
    if defaultAccuracyReduced { info["NSLocationDefaultAccuracyReduced"] = true }
    if requiresExplicitServiceSession { info["NSLocationRequireExplicitServiceSession"] = true }
    return info
  }
}

/// Not retained for the caller: Core Foundation's rule for a function that gets.
@_cdecl("wayleave_info")
func info() -> UnsafeMutableRawPointer? {
  OwnInfo.current.map { Unmanaged.passUnretained($0.dictionary).toOpaque() }
}

@_cdecl("wayleave_bundle_identifier")
func bundleIdentifier() -> UnsafeMutableRawPointer? {
  OwnInfo.current.map { Unmanaged.passUnretained($0.identifier).toOpaque() }
}
