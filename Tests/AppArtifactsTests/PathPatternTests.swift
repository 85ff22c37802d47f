import Testing

@testable import AppArtifacts

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "Pods"), ("Pods", "Pods/A/b.swift"), ("./Pods/", "Pods/A.swift"),
    ("Legacy/*.swift", "Legacy/A.swift"), ("*/Info.plist", "App/Info.plist"),
    ("**/Generated", "Generated/a.m"), ("**/Generated", "a/b/Generated/c/d.m"),
    ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b/c"), ("**", "a"), ("Legacy/**", "Legacy/a/b"),
    ("a?c", "abc"), ("A*z*.plist", "Abzzc.plist"), ("Wander🥾/*", "Wander🥾/a b.swift"),
    ("é.swift", "e\u{301}.swift"), ("*", "a/b/c"), ("**/**/b", "b"), ("[a]", "[a]"),
  ])
  func `match`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Pods", "ios/Pods"), ("Pods", "PodsA/b"), ("Legacy/*.swift", "Legacy/a/B.swift"),
    ("*/Info.plist", "Info.plist"), ("**/Generated", "Generated2/a"), ("a/**/b", "x/a/b"),
    ("a?c", "ac"), ("pods", "Pods/a"), ("a/b", "a"), ("A*z", "Abzc"), ("[a]", "a"),
  ])
  func `do not match`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func `with many stars are decided at once`() {
    let stars = String(repeating: "a*", count: 30) + "b"
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 200)))
    let folders = String(repeating: "**/a/", count: 30) + "b"
    #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 200) + "c"))
  }
}
