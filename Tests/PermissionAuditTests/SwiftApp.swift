import Findings

@testable import PermissionAudit

/// A small app without a project, as files that are checked the way a folder is.
struct SwiftApp {
  /// The files by path; "App/Info.plist" is added.
  var files: [String: String]
  /// Lines of the Info.plist, in addition to those that make it an app's.
  var plist = ""

  /// The findings of some rules, or of all.
  func findings(_ rules: RuleID...) -> [Finding] {
    var files = files
    files["App/Info.plist"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
      \(plist)
      </dict>
      </plist>
      """
    let audit = rules.isEmpty ? Audit() : Audit(only: Set(rules))
    return Checkup(audit).report(on: .memory(files), root: ".").findings
  }
}
