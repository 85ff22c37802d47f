import Glibc
internal import Testing

/// The library that runs the test at hand, which records what goes wrong where `explore` was
/// called.
///
/// Swift Testing is linked: on Linux it is a part of the toolchain, needs no Foundation, and is
/// loaded by every test. XCTest would bring Foundation into programs that call `explore` outside of
/// tests, so its one function is looked up, which takes only types of the standard library.
enum TestLibrary {
  case swiftTesting
  case xcTest(Failure)

  /// `XCTFail(_:file:line:)`.
  typealias Failure = @convention(thin) (String, StaticString, UInt) -> Void

  /// Nil if no test is known to run: what is recorded there would be lost.
  static var current: TestLibrary? {
    if Test.current != nil { return .swiftTesting }
    guard isRunByXCTest, let symbol = dlsym(nil, failure) else { return nil }
    return .xcTest(withUnsafeBytes(of: symbol) { $0.load(as: Failure.self) })
  }

  /// Records an error as an issue of the test.
  func record(_ error: any Error, at site: CallSite) {
    switch self {
    case .swiftTesting:
      Issue.record(
        error,
        sourceLocation: SourceLocation(
          fileID: site.fileID, filePath: "\(site.file)", line: Int(site.line),
          column: Int(site.column)))
    case .xcTest(let fail): fail("\(error)", site.file, site.line)
    }
  }

  private static let failure = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// Whether this process is a test bundle, and not the one that runs the tests of Swift Testing in
  /// it.
  private static let isRunByXCTest: Bool = {
    let arguments = CommandLine.arguments
    guard arguments.first?.hasSuffix(".xctest") == true else { return false }
    guard let option = arguments.firstIndex(of: "--testing-library") else { return true }
    return arguments.dropFirst(option + 1).first == "xctest"
  }()
}
