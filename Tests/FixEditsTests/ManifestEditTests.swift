import Findings
import Testing

@testable import FixEdits

@Suite("Edits of manifests")
struct ManifestEditTests {
  static let manifest = """
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:a="http://schemas.android.com/apk/res/android">
        <!-- maps -->
        <uses-permission a:name="p.FINE" a:maxSdkVersion="30" /> <!-- old -->
        <uses-permission
            a:name="p.SCAN"
            a:usesPermissionFlags="neverForLocation"/>

        <application>
            <service a:name=".Tracking" a:exported="false"/>
        </application>
    </manifest>

    """
  static let fine = Edit.Entry("uses-permission", "p.FINE")
  static let scan = Edit.Entry("uses-permission", "p.SCAN")

  @Test func `a permission is declared after the others, with the prefix of the manifest`() throws {
    #expect(
      try Fixing.text(
        .declare("p.COARSE", maximumSDK: 30), in: Self.manifest, file: "AndroidManifest.xml")
        == Self.manifest.replacing(
          "\"neverForLocation\"/>\n",
          with:
            "\"neverForLocation\"/>\n    <uses-permission a:name=\"p.COARSE\" a:maxSdkVersion=\"30\"/>\n"
        ))
  }

  @Test func `a manifest without permissions gets its first one`() throws {
    let text =
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">\n  <application/>\n</manifest>"
    #expect(
      try Fixing.text(.declare("p.A", maximumSDK: nil), in: text, file: "AndroidManifest.xml")
        == text.replacing(
          "\n  <application/>",
          with: "\n  <uses-permission android:name=\"p.A\"/>\n  <application/>"))
  }

  @Test func `an attribute is set, changed and deleted on its line`() throws {
    func edited(_ name: String, _ value: String?, _ entry: Edit.Entry, _ line: Int) throws -> String
    {
      try Fixing.text(
        .setAttribute(name, value, of: entry), in: Self.manifest, file: "AndroidManifest.xml",
        line: line)
    }
    #expect(
      try edited("maxSdkVersion", nil, Self.fine, 4)
        == Self.manifest.replacing(" a:maxSdkVersion=\"30\"", with: ""))
    #expect(
      try edited("maxSdkVersion", "32", Self.fine, 4)
        == Self.manifest.replacing("\"30\"", with: "\"32\""))
    #expect(
      try edited("usesPermissionFlags", nil, Self.scan, 5)
        == Self.manifest.replacing("\n        a:usesPermissionFlags=\"neverForLocation\"", with: "")
    )
    #expect(
      try edited("maxSdkVersion", "30", Self.scan, 5)
        == Self.manifest.replacing(
          "\"neverForLocation\"", with: "\"neverForLocation\"\n        a:maxSdkVersion=\"30\""))
    #expect(
      try edited(
        "foregroundServiceType", "location", Edit.Entry("service", ".Tracking"), 10)
        == Self.manifest.replacing(
          "\"false\"", with: "\"false\" a:foregroundServiceType=\"location\""))
  }

  @Test func `an entry is deleted with its lines`() throws {
    #expect(
      try Fixing.text(
        .deleteEntry(Self.scan), in: Self.manifest, file: "AndroidManifest.xml", line: 5)
        == Self.manifest.replacing(
          """
              <uses-permission
                  a:name="p.SCAN"
                  a:usesPermissionFlags="neverForLocation"/>

          """, with: ""))
  }

  @Test func `an entry that is not on its line any more is left alone`() throws {
    #expect(throws: EditRefusal("p.SCAN is not on that line as it was read")) {
      try Fixing.text(
        .deleteEntry(Self.scan), in: Self.manifest, file: "AndroidManifest.xml", line: 4)
    }
  }
}
