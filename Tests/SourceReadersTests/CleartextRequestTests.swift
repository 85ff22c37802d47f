import Testing

@testable import SourceReaders

@Suite("Requests to addresses without TLS")
struct CleartextRequestTests {
  @Test(
    "the host that App Transport Security guards",
    arguments: [
      ("http://trail.org/a", "trail.org"), ("http://Trail.org:8080", "trail.org"),
      ("http://me@trail.org/a", "trail.org"), ("https://trail.org", nil),
      ("http://localhost/a", nil), ("http://192.168.0.1/a", nil), ("http://printer.local", nil),
      ("http://[::1]/a", nil), ("http://", nil), ("http://trail", nil), ("http://.org", nil),
      ("http://a.example/b", nil),
    ] as [(String, String?)])
  func host(address: String, host: String?) {
    #expect(CleartextAddress.publicHost(of: address) == host)
  }

  @Test(
    "an address is a request of the app where code loads it",
    arguments: [
      ("URLSession.shared.dataTask(with: URL(string: \"http://a.org\")!)", true),
      ("let u = URL(string: \"http://a.org/\\(id)\")\n  _ = URLRequest(url: u!)", true),
      ("let b = \"http://a.org\"\n  _ = URLRequest(url: URL(string: \"\\(b)/x\")!)", true),
      ("if let u = URL(string: \"http://a.org\") { _ = try? Data(contentsOf: u) }", true),
      ("AF.request(\"http://a.org\").response { _ in }", true),
      ("load(\"http://a.org\")", true), ("load(other: \"http://a.org\")", false),
      ("let u = URL(string: \"http://a.org\")!; UIApplication.shared.open(u)", false),
      ("let u = \"http://a.org\"; print(u); _ = URLRequest(url: other)", false),
      ("_ = URLRequest(url: URL(string: \"https://a.org\")!)", false),
      ("// URLRequest(url: URL(string: \"http://a.org\")!)", false),
      ("_ = URLRequest(url: URL(string: \"http://\\(host)\")!)", false),
      ("if u == URL(string: \"http://a.org\") { _ = URLRequest(url: v) }", false),
    ])
  func swift(code: String, isRequest: Bool) {
    let source = """
      final class C {
        func f() { \(code) }
        func load(_ text: String) { _ = try? Data(contentsOf: URL(string: text)!) }
        func load2(other: String) { print(other) }
      }
      """
    #expect(uses(source).contains { $0.contains("a request without TLS") } == isRequest)
  }

  @Test func `an address of an inactive branch is none`() {
    let source = """
      #if os(macOS)
      let a = URLRequest(url: URL(string: "http://a.org")!)
      #endif
      """
    #expect(uses(source) == [])
  }

  @Test(
    "Objective-C",
    arguments: [
      ("[NSData dataWithContentsOfURL:[NSURL URLWithString:@\"http://a.org\"]];", true),
      (
        "NSString *s = @\"http://a.org\"; [NSURLRequest requestWithURL:[NSURL URLWithString:s]];",
        true
      ),
      (
        "[[AVPlayer alloc] initWithURL:[NSURL URLWithString:@\"http://a.org\"]]; URLRequest();",
        true
      ),
      ("[app openURL:[NSURL URLWithString:@\"http://a.org\"]]; // NSURLRequest", false),
      ("NSLog(@\"http://a.org\"); [NSURLRequest requestWithURL:u];", false),
    ])
  func objectiveC(code: String, isRequest: Bool) {
    let source = "@implementation C\n- (void)f { \(code) }\n@end"
    let found = uses(source, .objectiveC).contains { $0.contains("a request without TLS") }
    #expect(found == isRequest)
  }
}
