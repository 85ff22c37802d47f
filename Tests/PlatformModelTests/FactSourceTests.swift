import PlatformModel
import Testing

struct FactSourceTests {
  @Test(
    arguments: [
      ("W19-705", "WWDC19, session 705: What’s New in Core Location", nil),
      (
        "DOC-TEMP",
        "requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
        "https://developer.apple.com/documentation/corelocation/cllocationmanager/"
          + "requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
      ),
      (
        "PH-1018", "Baseflow/flutter-permission-handler, issue 1018",
        "https://github.com/Baseflow/flutter-permission-handler/issues/1018"
      ),
      (
        "EXPO-PR29272", "expo/expo, pull request 29272", "https://github.com/expo/expo/pull/29272"
      ),
      (
        "F-726945", "Apple Developer Forums, thread 726945",
        "https://developer.apple.com/forums/thread/726945"
      ),
      (
        "PK-1029", "mxcl/PromiseKit, issue 1029",
        "https://github.com/mxcl/PromiseKit/issues/1029"
      ),
    ] as [(String, String, String?)])
  func `a code is resolved to a title and an address`(
    code: String, title: String, address: String?
  ) throws {
    let source = try #require(FactSource(code: code))
    #expect(source.title == title)
    #expect(source.address == address)
  }

  @Test(arguments: ["", "-", "PH-", "PH-PR", "PH-x", "NOBODY-1", "D"])
  func `a code that names nothing is refused`(code: String) {
    #expect(FactSource(code: code) == nil)
  }

  @Test func `the list of sources has each cited code once, in order`() {
    let codes = Facts.sources.map(\.code)
    #expect(codes == Set(Facts.all.flatMap(\.sources)).sorted())
  }
}
