import Testing

@testable import PermissionAudit

@Suite("manager-off-main-thread follows the functions that create a manager")
struct BackgroundThreadTests {
  private static func swift(_ calls: String) -> String {
    """
    import CoreLocation
    final class Guide: NSObject, CLLocationManagerDelegate {
      private var manager: CLLocationManager?
    \(calls)
      func setUp() {
        manager = CLLocationManager()
        manager?.delegate = self
      }
    }
    """
  }

  private static let onGlobalQueue = "func a() { DispatchQueue.global().async { self.setUp() } }"
  private static let through =
    "func a() { DispatchQueue.global().async { self.b() } }\nfunc b() { setUp() }"

  @Test(
    "a function counts if this file calls it on such threads only, and no other file names it",
    arguments: [
      (onGlobalQueue, "", true), (onGlobalQueue, "// setUp()", true),
      ("func a() { OperationQueue().addOperation { self.setUp() } }", "", true),
      ("func a() { Thread.detachNewThread { self.setUp() } }", "", true),
      ("func a() { Task.detached { self.setUp() } }", "", true),
      ("func a() { performSelector(inBackground: #selector(setUp), with: nil) }", "", true),
      ("func a() { DispatchQueue.global().async(execute: setUp) }", "", true),
      ("func b() { a() }\n" + onGlobalQueue, "", true), (through, "", true),
      (onGlobalQueue, "let run = guide.setUp", false),
      (through, "func run() { guide.b() }", false),
      (onGlobalQueue + "\nfunc b() { setUp() }", "", false),
      ("func a() { OperationQueue.main.addOperation { self.setUp() } }", "", false),
      ("func a() { other.async { self.setUp() } }", "", false),
      ("func a() { Task.detached { await self.setUp() } }", "", false),
      (onGlobalQueue + "\nfunc run() { RunLoop.current.run() }", "", false),
      (through.replacing("func b", with: "@MainActor func b"), "", false),
      ("override init() { super.init(); setUp() }", "", false), ("", "", false),
    ])
  func swiftCalls(calls: String, other: String, isFound: Bool) {
    let app = SwiftApp(files: ["App/Guide.swift": Self.swift(calls), "App/Other.swift": other])
    #expect(app.findings("manager-off-main-thread").count == (isFound ? 1 : 0))
  }

  @Test func `a function that is called in vain often is followed in reasonable time`() {
    let calls = (0..<60).map {
      "func a\($0)() { a\(($0 + 1) % 60)(); a\(($0 + 7) % 60)(); setUp() }"
    }
    let app = SwiftApp(files: ["App/Guide.swift": Self.swift(calls.joined(separator: "\n"))])
    #expect(app.findings("manager-off-main-thread").isEmpty)
  }

  private static func objectiveC(_ calls: String) -> String {
    """
    #import <CoreLocation/CoreLocation.h>
    @implementation Guide
    - (void)setUp {
      self.manager = [[CLLocationManager alloc] init];
      self.manager.delegate = self;
    }
    \(calls)
    @end
    """
  }

  private static func inBlock(
    _ queue: String, _ method: String = "setUp", before: String = ""
  ) -> String {
    "- (void)a { \(before) dispatch_async(\(queue), ^{ [self \(method)]; }); }"
  }

  @Test(
    "a method of Objective-C counts under the same conditions",
    arguments: [
      (inBlock("dispatch_get_global_queue(0, 0)"), "", true),
      (inBlock("q", before: "dispatch_queue_t q = dispatch_queue_create(\"q\", 0);"), "", true),
      ("- (void)a { [self performSelectorInBackground:@selector(setUp) withObject:x]; }", "", true),
      (
        "- (void)a { [[NSOperationQueue new] addOperationWithBlock:^{ [self setUp]; }]; }", "", true
      ),
      ("- (void)b { [self setUp]; }\n" + inBlock("dispatch_get_global_queue(0, 0)", "b"), "", true),
      (inBlock("dispatch_get_main_queue()"), "", false),
      (inBlock("dispatch_get_global_queue(0, 0)", before: "[self setUp];"), "", false),
      (
        inBlock("dispatch_get_global_queue(0, 0)"), "void run(Guide *guide) { [guide setUp]; }",
        false
      ),
      ("- (void)a { [self setUp]; }", "", false),
    ])
  func methods(calls: String, other: String, isFound: Bool) {
    let app = SwiftApp(files: ["App/Guide.m": Self.objectiveC(calls), "App/Other.m": other])
    #expect(app.findings("manager-off-main-thread").count == (isFound ? 1 : 0))
  }
}
