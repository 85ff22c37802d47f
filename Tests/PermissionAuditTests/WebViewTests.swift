import Testing

@testable import PermissionAudit

@Suite("The When In Use text of an app whose pages may ask")
struct WebViewTests {
  private func isCalledSuperfluous(_ files: [String: String]) -> Bool {
    !SwiftApp(
      files: files,
      plist: """
          <key>NSLocationWhenInUseUsageDescription</key>
          <string>Shows pages of the map where you are.</string>
        """
    ).findings("purpose-string-superfluous").isEmpty
  }

  @Test(
    "a web view in code keeps the text from being called superfluous",
    arguments: [
      ("App/Page.swift", "import WebKit\nlet page = WKWebView()"),
      ("App/Page.swift", "import WebKit\nfinal class Page: WKWebView {}"),
      ("App/Page.swift", "import WebKit\nfinal class C { @IBOutlet var page: WKWebView! }"),
      ("App/Page.swift", "import WebKit\nfunc make() -> WKWebView { .init() }"),
      ("App/Page.swift", "import SwiftUI\nimport WebKit\nlet page = WebView(url: address)"),
      ("App/Page.m", "@implementation P\n- (void)f { p = [[WKWebView alloc] init]; }\n@end"),
    ])
  func code(path: String, text: String) {
    #expect(!isCalledSuperfluous([path: text]))
  }

  @Test(
    "a view of another's own is no web view of the system",
    arguments: [
      "import SwiftUI\nstruct WebView: View { var body: some View { Text(\"\") } }\nlet a = WebView()",
      "import SwiftUI\nlet page = WebView(url: address)", "// WKWebView\nlet a = 1",
      "let a = \"WKWebView\"",
    ])
  func lookalike(text: String) {
    #expect(isCalledSuperfluous(["App/Page.swift": text]))
  }

  @Test(arguments: ["Main.storyboard", "Base.lproj/Main.storyboard", "Page.xib"])
  func `a web view in a storyboard or a nib keeps the text too`(name: String) {
    let files = ["App/App.swift": "import UIKit", "App/\(name)": "<wkWebView id=\"a\"/>"]
    #expect(!isCalledSuperfluous(files))
    #expect(isCalledSuperfluous(files.mapValues { $0 == files["App/\(name)"] ? "<view/>" : $0 }))
  }

  @Test(arguments: [
    "react-native-webview", "webview_flutter_wkwebview", "Cordova", "Capacitor",
  ])
  func `a library that shows pages keeps the text, and hides nothing else`(library: String) {
    let app = Apps.app(
      keys: ["NSLocationWhenInUseUsageDescription": .reason, "NSMotionUsageDescription": .reason],
      libraries: [library])
    let findings = Apps.findings([app]).filter { $0.rule == "purpose-string-superfluous" }
    #expect(
      findings.map(\.message) == [
        "NSMotionUsageDescription is declared, but nothing in the target reads motion activity"
      ])
  }
}
