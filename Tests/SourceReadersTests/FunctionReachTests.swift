import AppArtifacts
import Testing

@testable import SourceReaders

@Suite("A reader recognizes code that nothing runs")
struct FunctionReachTests {
  private func call(_ function: String, in type: String = "final class Model") throws
    -> PlatformCall
  {
    let source = """
      import CoreLocation
      \(type) {
        let manager = CLLocationManager()
        func begin() { known() }
        @objc func tapped() { }
        private func known() { }
        \(function)
      }
      """
    let reading = SourceReader.read(Array(source.utf8), path: "Model.swift", language: .swift)
    return try #require(reading.calls.first { $0.api == .requestWhenInUseAuthorization })
  }

  private static let ask = "manager.requestWhenInUseAuthorization()"

  @Test func `a private function that its file does not name is never run`() throws {
    #expect(try !call("private func ask() { \(Self.ask) }").surroundings.isReached)
    #expect(try !call("private func ask() { \(Self.ask); ask() }").surroundings.isReached)
  }

  @Test(
    "a delegate's method runs only if something may be the delegate of a manager",
    arguments: [
      ("private let own = CLLocationManager()", false),
      ("private let own = CLLocationManager()\nfunc set() { own.delegate = self }", true),
      ("let own = CLLocationManager()", true), ("", true),
    ])
  func callbacks(_ members: String, isReached: Bool) throws {
    let source = """
      import CoreLocation
      final class Model: NSObject, CLLocationManagerDelegate {
        \(members)
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        func locationManager(
          _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) {
          manager.requestWhenInUseAuthorization()
        }
      }
      """
    let reading = SourceReader.read(Array(source.utf8), path: "Model.swift", language: .swift)
    let request = try #require(reading.calls.first { $0.api == .requestWhenInUseAuthorization })
    #expect(request.surroundings.isReached == isReached)
  }

  @Test(
    "a private function that something may run is taken to run",
    arguments: [
      "private func ask() { \(ask) }\nfunc start() { ask() }",
      "@objc private func ask() { \(ask) }",
      "private func ask() { \(ask) }\nlet action = Model.ask",
    ])
  func open(_ code: String) throws {
    #expect(try call(code).surroundings.isReached)
  }

  @Test func `an own function needs its name`() throws {
    #expect(try call("func ask() { \(Self.ask) }").surroundings.neededName == "ask")
    #expect(
      try call("func ask() { \(Self.ask) }", in: "class Model: NSObject, ObservableObject")
        .surroundings.neededName == "ask")
  }

  @Test(
    "a function that others may call needs none",
    arguments: [
      ("func ask() { \(ask) }", "class Model: Plugin"),
      ("override func viewDidLoad() { \(ask) }", "class Model: UIViewController"),
      ("func model(_ model: Model, didChange: Int) { \(ask) }", "class Model"),
      ("@IBAction func ask() { \(ask) }", "class Model"),
      ("init() { \(ask) }", "class Model"),
    ])
  func others(_ code: String, _ type: String) throws {
    #expect(try call(code, in: type).surroundings.neededName == nil)
  }
}

@Suite("A reader tells the purpose keys that code asks for")
struct PurposeKeyTestsTests {
  private func tests(_ code: String, _ language: SourceFile.Language) throws -> PurposeKeyTests {
    let source =
      language == .swift
      ? "import CoreLocation\nfunc ask(_ manager: CLLocationManager) {\n\(code)\n}"
      : "#import <CoreLocation/CoreLocation.h>\n@implementation Model\n- (void)ask {\n\(code)\n}\n@end"
    let reading = SourceReader.read(
      Array(source.utf8), path: "Model.swift", language: language)
    return try #require(reading.calls.first { $0.api == .requestAlwaysAuthorization })
      .surroundings.keyTests
  }

  private static let ask = "manager.requestAlwaysAuthorization()"
  private static let always = #"forInfoDictionaryKey: "NSLocationAlwaysUsageDescription")"#
  private static let bundle = "Bundle.main.object("

  @Test(
    "a key that must be there",
    arguments: [
      "if \(bundle)\(always) != nil { \(ask) }",
      "if (\(bundle)\(always) != nil) { \(ask) }",
      "if let text = \(bundle)\(always) { print(text); \(ask) }",
      "guard \(bundle)\(always) != nil else { return }\n\(ask)",
      "if \(bundle)\(always) == nil { return }\n\(ask)",
      "let has = \(bundle)\(always) != nil\nif has { \(ask) }",
      "let lacks = \(bundle)\(always) == nil\nif !lacks { \(ask) }",
      "let text = \(bundle)\(always)\nguard text != nil else { return }\n\(ask)",
      "let lacks = \(bundle)\(always) == nil\nif lacks { return }\n\(ask)",
    ])
  func there(_ code: String) throws {
    #expect(try tests(code, .swift) == ["NSLocationAlwaysUsageDescription": true])
  }

  @Test func `each branch of a chain denies those before it`() throws {
    let other = #"forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription")"#
    let code =
      "if \(Self.bundle)\(other) != nil { } else if \(Self.bundle)\(Self.always) != nil { \(Self.ask) }"
    #expect(
      try tests(code, .swift) == [
        "NSLocationAlwaysUsageDescription": true, "NSLocationWhenInUseUsageDescription": false,
      ])
  }

  @Test(
    "what else is tested says nothing",
    arguments: [
      "if enabled || \(bundle)\(always) != nil { \(ask) }",
      "print(\(bundle)\(always))\n\(ask)",
      #"if name != "NSLocationAlwaysUsageDescription" { \#(ask) }"#,
      "var has = \(bundle)\(always) != nil\nhas = true\nif has { \(ask) }",
      "let has = \(bundle)\(always) != nil\nrun { var has = isOn\nif has { \(ask) } }",
      "let has = \(bundle)\(always) != nil || isOn\nif has { \(ask) }",
      "let text = \(bundle)\(always)\nif text == name { \(ask) }",
    ])
  func nothing(_ code: String) throws {
    #expect(try tests(code, .swift) == [:])
  }

  @Test(
    "Objective-C asks in the same ways",
    arguments: [
      (
        #"if ([[NSBundle mainBundle] objectForInfoDictionaryKey:@"NSLocationAlwaysUsageDescription"])"#,
        true
      ),
      (
        #"if ([NSBundle.mainBundle objectForInfoDictionaryKey:@"NSLocationAlwaysUsageDescription"] != nil)"#,
        true
      ),
      (
        #"if (![NSBundle.mainBundle objectForInfoDictionaryKey:@"NSLocationAlwaysUsageDescription"])"#,
        false
      ),
    ])
  func objectiveC(_ condition: String, _ isThere: Bool) throws {
    let code = "\(condition) { [self.manager requestAlwaysAuthorization]; }"
    #expect(try tests(code, .objectiveC) == ["NSLocationAlwaysUsageDescription": isThere])
  }

  private static let read =
    #"[NSBundle.mainBundle objectForInfoDictionaryKey:@"NSLocationAlwaysUsageDescription"]"#

  @Test(
    "a variable counts as the test that it is set to",
    arguments: [
      ("BOOL has = \(read) != nil;", "has", true), ("BOOL has = \(read) != nil;", "!has", false),
      ("BOOL lacks = !\(read);", "lacks", false),
      ("NSString *text = \(read);", "text != nil", true),
      ("id text = \(read);", "(text == nil)", false),
    ])
  func variables(_ declaration: String, _ condition: String, _ isThere: Bool) throws {
    let code = "\(declaration)\nif (\(condition)) { [self.manager requestAlwaysAuthorization]; }"
    #expect(try tests(code, .objectiveC) == ["NSLocationAlwaysUsageDescription": isThere])
  }

  @Test(
    "a variable that is set twice, or to more than the test, says nothing",
    arguments: [
      "BOOL has = \(read) != nil; has = YES;", "BOOL has = self.isOn && \(read) != nil;",
      "BOOL has = self.isOn || \(read) != nil;", "",
    ])
  func others(_ declaration: String) throws {
    let code = "\(declaration)\nif (has) { [self.manager requestAlwaysAuthorization]; }"
    #expect(try tests(code, .objectiveC) == [:])
  }
}
