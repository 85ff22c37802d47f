import Findings
import Testing

@testable import PermissionAudit

@Suite("The text that people read is the one that counts")
struct ReadTextTests {
  private static let ask = """
    import CoreLocation
    final class A {
      let manager = CLLocationManager()
      func ask() { manager.requestWhenInUseAuthorization() }
    }
    """
  private static let key = "<key>NSLocationWhenInUseUsageDescription</key>"

  @Test func `if a key appears twice, the last one counts`() {
    let texts = ["I need location", "Shows where you are on the trail map."]
    for (first, last) in [(0, 1), (1, 0)] {
      let app = SwiftApp(
        files: ["App/A.swift": Self.ask],
        plist: "\(Self.key)<string>\(texts[first])</string>\n"
          + "\(Self.key)<string>\(texts[last])</string>")
      #expect(app.findings("purpose-string-vague").count == (last == 0 ? 1 : 0))
    }
  }

  private func consequence(_ translations: [String: String]) throws -> String {
    var files = ["App/A.swift": Self.ask]
    for (language, text) in translations {
      files["App/\(language).lproj/InfoPlist.strings"] =
        "\"NSLocationWhenInUseUsageDescription\" = \"\(text)\";"
    }
    files["App/de.lproj/InfoPlist.strings"] = files["App/de.lproj/InfoPlist.strings"] ?? ""
    let app = SwiftApp(files: files, plist: "\(Self.key)<string></string>")
    return try #require(app.findings("purpose-string-empty").first?.consequence)
  }

  @Test func `people never see an empty text where each language has its own`() throws {
    let text = "Shows where you are."
    #expect(try consequence([:]).contains("the prompt gives no reason"))
    #expect(try consequence(["en": text]).contains("In languages without a translation"))
    #expect(try !consequence(["en": text, "de": text]).contains("prompt"))
  }

  @Test func `a service of a manager that another file makes was never asked for`() {
    let app = SwiftApp(
      files: [
        "App/Holder.m": "@implementation Holder\n- (id)init { self.locationManager ="
          + " [[CLLocationManager alloc] init]; return self; }\n@end",
        "App/Screen.m":
          "@implementation Screen\n- (void)go { [self.holder.locationManager startUpdatingLocation]; }\n@end",
      ], plist: "\(Self.key)<string>Shows where you are on the trail map.</string>")
    #expect(app.findings("location-never-requested").map(\.position.file) == ["App/Screen.m"])
  }
}
