import Testing

@testable import SourceReaders

@Suite("A source for Linux")
struct SourceForLinuxTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if (os(iOS) || os(Linux))"),
    ("#if !os(iOS)", "#if !(os(iOS) || os(Linux))"),
    ("#if os( iOS ) && !os(macOS)", "#if (os(iOS) || os(Linux)) && !os(macOS)"),
    ("#if os(iOS /* x */)", "#if (os(iOS) || os(Linux))"),
    ("#if os(\n  iOS\n) && A", "#if (os(iOS) || os(Linux)\n\n) && A"),
    ("#if os(tvOS) || os(iOS)", "#if os(tvOS) || (os(iOS) || os(Linux))"),
    ("#if os(macOS) || targetEnvironment(simulator)", nil),
    ("#if canImport(UIKit)", nil), ("#if canImport(Darwin)", nil), ("#if os(Linux)", nil),
  ])
  func `conditions are read as on iOS`(condition: String, read: String?) {
    let source = "\(condition)\nlet a = 1 // os(iOS)\n#endif\n"
    let found = SourceForLinux(Array(source.utf8))
    #expect(text(found) == source.replacing(condition, with: read ?? condition))
    #expect(found.conditions == (read == nil ? [] : [1]))
  }

  @Test(arguments: [
    ("import Foundation // x\nlet a = XMLParser(data: b)", "FoundationXML"),
    (
      "@preconcurrency import CoreLocation // x\nclass A: NSObject, XMLParserDelegate { }",
      "FoundationXML"
    ),
    ("import Foundation // x\nlet a = URLSession.shared", "FoundationNetworking"),
    ("import Foundation // x\nclass A: ObservableObject { @Published var a = 1 }", "Combine"),
    ("import Foundation // x\n@Observable class A { }", "Observation"),
    ("import Foundation // x\nimport CoreLocation\nlet a = URLSession.shared", nil),
    ("import Foundation // x\n@Observable class A { var a: URL? }\nimport SwiftUI", nil),
    ("import Foundation // x\nlet a = XMLParser(data: b)\nimport FoundationXML", nil),
    ("let a = XMLParser(data: b) // x", nil),
    ("import UIKit // x\nlet a = UNUserNotificationCenter.current()", "UserNotifications"),
    ("import UIKit // x\nlet a = UNMutableNotificationContent()", "UserNotifications"),
    ("import UIKit // x\nlet a: UNLocationNotificationTrigger", "UserNotifications"),
    ("import UIKit // x\nlet a: UNCalendarNotificationTrigger", "UserNotifications"),
    ("import UIKit // x\nlet a: UNTimeIntervalNotificationTrigger", "UserNotifications"),
    ("import UIKit // x\nlet a: UNMutableNotifier", nil),
    ("import Foundation // x\nlet a = UNUserNotificationCenter.current()", nil),
  ])
  func `what Apple's Foundation and UIKit bring is imported behind the first import`(
    source: String, module: String?
  ) {
    let found = SourceForLinux(Array(source.utf8))
    let brought = module.map { "; import \($0) // x" } ?? " // x"
    #expect(text(found) == source.replacing(" // x", with: brought))
    #expect(found.imports == (module == nil ? [] : [1]))
  }

  @Test(arguments: [
    ("#if !os(Linux)", "#if !(os(Linux) && false)"),
    ("#if canImport(Darwin)", "#if (canImport(Darwin) || os(Linux))"),
  ])
  func `Linux is let into code that names what a phone has`(condition: String, read: String) {
    for code in ["import CoreLocation", "let a: CLLocation? = nil", "let a = UIDevice.current"] {
      let found = SourceForLinux(Array("\(condition)\n\(code)\n#endif".utf8))
      #expect(text(found) == "\(read)\n\(code)\n#endif")
    }
    for code in [
      "import Darwin\nlet size: UInt = 1", "let a = CBC.self", "let a: UID? = CMD()",
      "import Darwin\nimport CoreLocation", "#if canImport(UIKit)\n#endif",
    ] {
      let kept = "\(condition)\n\(code)\n#endif"
      let read = kept.replacing("import Darwin", with: "import Glibc")
      #expect(text(SourceForLinux(Array(kept.utf8))) == read)
    }
  }

  @Test func `a stub for Linux gives way to the code for phones`() throws {
    let source = """
      #if os(Linux)
      class Stub { }
      #else
      class Access { let manager = CLLocationManager() }
      #endif
      """
    let found = SourceForLinux(Array(source.utf8))
    let entries = try #require(SwiftEntryPoints.read(found.bytes, file: "Access.swift"))
    #expect(entries.types.map(\.name) == ["Access"])
    #expect(found.conditions == [1])
  }

  @Test func `a line on which a protocol becomes one of classes is reported`() {
    let found = SourceForLinux(Array("@objc\nprotocol Access {\n}".utf8))
    #expect(text(found) == "     \nprotocol Access: AnyObject {\n}")
    #expect(found.attributes == [1, 2])
  }

  @Test func `no line moves, and the lines are reported once`() {
    let source = """
      import CoreLocation
      #if os(iOS) || os(iOS)
      /* ü */ let a = 1
      #elseif os(Linux)
      #if os(iOS)
      #endif
      #endif
      """
    let found = SourceForLinux(Array(source.utf8))
    #expect(found.conditions == [2, 5])
    #expect(text(found).split(separator: "\n").count == 7)
  }

  @Test func `attributes for Objective-C become spaces, and an outlet has an object`() {
    let source = """
      @objcMembers class Access: NSObject {
        @objc(ask:) dynamic func ask() { } // @objc
        @IBOutlet weak var button: UIButton!
        @available(iOS 14, *) @objc func go() { }
      }
      """
    let found = SourceForLinux(Array(source.utf8))
    #expect(
      text(found) == """
                     class Access: NSObject {
                      dynamic func ask() { } // @objc
                         var button: UIButton! = UIButton()
          @available(iOS 14, *)       func go() { }
        }
        """)
    #expect(found.attributes == [1, 2, 3, 4])
    #expect(found.outlets == [3])
    #expect(found.conditions.isEmpty)
  }

  @Test(arguments: [
    ("P {", "P: AnyObject {"), ("P: A, B {", "P: A, B, AnyObject {"),
    ("P: AnyObject {", "P: AnyObject {"), ("P: NSObjectProtocol {", "P: NSObjectProtocol {"),
  ])
  func `a protocol without its attribute stays one of classes`(head: String, read: String) {
    let found = SourceForLinux(
      Array("@objc protocol \(head)\n@objc optional func a() -> Int\n}".utf8))
    #expect(text(found) == "      protocol \(read)\n      optional func a() -> Int\n}")
    #expect(found.attributes == [1, 2])
    #expect(found.optionalRequirements == [2])
  }

  @Test func `an optional requirement that returns nothing does nothing by default`() {
    let found = SourceForLinux(
      Array(
        """
        @objc public protocol P {
          @objc optional func told(_ place: Int, by p: P)
        }
        func go(_ p: P?) { p?.told?(1, by: x); done?() }
        """.utf8))
    #expect(
      text(found) == """
              public protocol P: AnyObject {
                         func told(_ place: Int, by p: P)
        }; public extension P { func told(_ place: Int, by p: P) {} }
        func go(_ p: P?) { p?.told (1, by: x); done?() }
        """)
    #expect(found.optionalRequirements.isEmpty)
  }

  @Test(arguments: [
    ("var timer = Timer()", "var timer = Timer(timeInterval: 0, repeats: false) { _ in }"),
    ("import UIKit.UIColor", "import UIKit        "),
    ("import Darwin", "import Glibc"),
    ("import struct UIKit.CGFloat", "import struct UIKit.CGFloat"),
    ("f(#imageLiteral(\n  resourceName: n))\ng()", "f(UIImage(\n))\ng()"),
    ("f(#colorLiteral(\n  red: 1)\n.cgColor)", "f(UIColor.clear\n\n.cgColor)"),
    ("t = Timer(\n)", "t = Timer(timeInterval: 0, repeats: false) { _ in \n}"),
  ])
  func `what is spelled differently on Linux is rewritten`(written: String, read: String) {
    #expect(text(SourceForLinux(Array(written.utf8))) == read)
  }

  @Test(arguments: [
    ("f(selector: #selector(tap), name: n)", #"f(selector: .init("tap", A.tap), name: n)"#),
    (
      "Timer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: nil, repeats: a)",
      #"Timer(timeInterval: 1, target: self, selector: .init("tap", A.tap), userInfo: nil, repeats: a)"#
    ),
    ("f(#selector(self.tap(_:)))", #"f(.init("tap", A.tap(_:)))"#),
    ("let s = #selector(Self.tap)", #"let s = Selector("tap", A.tap)"#),
    ("f(a ? #selector(B.C.tap(by:)) : s)", #"f(a ? Selector("tap", B.C.tap(by:)) : s)"#),
    ("f(\n  #selector(\n  tap))", "f(\n  .init(\"tap\", A.tap\n))"),
    (
      "f(#selector(tap as () -> Void))", #"f(.init("tap", A.tap as (A) -> () -> Void))"#
    ),
    (
      "perform(#selector(tap), with: nil, afterDelay: 1)",
      #"perform(.init("tap", A.tap), with: nil, afterDelay: 1)"#
    ),
    (
      "context.perform { self.handler = #selector(tap) }",
      #"context.perform { self.handler = Selector("tap", A.tap) }"#
    ),
  ])
  func `a selector becomes the method of its class`(code: String, read: String) {
    for head in ["class A: B", "extension A", "class A<T>"] {
      let found = SourceForLinux(Array("\(head) {\nfunc go() { \(code) }\n}".utf8))
      #expect(text(found) == "\(head) {\nfunc go() { \(read) }\n}")
      #expect(found.selectors.count == 1 && found.foreignSelectors.isEmpty)
    }
  }

  @Test(arguments: [
    "f(#selector(model.tap))", "f(#selector(getter: tap))", "f(#selector(tap(_:with:)))",
    "o.responds(to: #selector(tap))", "perform(#selector(tap))", "f(#selector())",
    "Timer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: 1, repeats: false)",
    "f(class_getInstanceMethod(A.self, #selector(A.tap)))",
    "Timer.init(timeInterval: 1, target: self, selector: #selector(tap), userInfo: 1, repeats: a)",
    "Timer(fireAt: d, interval: 1, target: self, selector: #selector(tap), userInfo: nil)",
    "performSelector(onMainThread: #selector(tap), with: nil, waitUntilDone: true)",
    "Thread(target: self, selector: #selector(tap), object: nil)",
    "UIApplication.shared.sendAction(#selector(tap), to: nil, from: nil, for: nil)",
    "f(Selector(\"tap\"))", "let s: Selector = Selector((\"tap\"))",
  ])
  func `a selector that Objective-C alone could use stays, and is reported`(code: String) {
    let source = "class A {\nfunc go() { \(code) }\n}"
    let found = SourceForLinux(Array(source.utf8))
    #expect(text(found) == source)
    #expect(found.foreignSelectors == [2])
  }

  @Test(arguments: [
    ("func", "tap", true), ("static func", "tap", false), ("class func", "self.tap", false),
    ("static func", "A.tap", true),
  ])
  func `in what belongs to the class a selector of self names the class's own`(
    kind: String, name: String, isRead: Bool
  ) {
    let source = "class A {\n\(kind) go() { f(#selector(\(name))) }\n}"
    let found = SourceForLinux(Array(source.utf8))
    #expect(found.selectors == (isRead ? [2] : []))
    #expect(found.foreignSelectors == (isRead ? [] : [2]))
  }

  @Test(arguments: [
    ("Foundation", "let s = #selector(tap)", false), ("Foundation", "f(#selector(tap))", true),
    ("Foundation\nimport CoreLocation", "let s = #selector(tap)", true),
  ])
  func `a file that cannot see the type of selectors has them as arguments alone`(
    modules: String, code: String, isRead: Bool
  ) {
    let found = SourceForLinux(
      Array("import \(modules)\nclass A { func go() { \(code) } }".utf8))
    #expect(found.selectors.isEmpty != isRead)
    #expect(found.foreignSelectors.isEmpty == isRead)
  }

  @Test(arguments: [
    ("n.addObserver(self, selector: #selector(tap), name: m, object: o)", true),
    ("n.addObserver(self, selector: a ? #selector(tap) : #selector(b), name: m, object: o)", true),
    (
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: nil)",
      true
    ),
    ("perform(#selector(tap), with: nil, afterDelay: 1)", true),
    (
      "A.cancelPreviousPerformRequests(withTarget: self, selector: #selector(tap), object: 1)",
      false
    ),
    ("b.addTarget(self, action: #selector(tap), for: .touchUpInside)", false),
    ("b.addTarget(self, action: a ? #selector(tap) : #selector(b), for: .touchUpInside)", false),
    ("let action = #selector(tap)", false), ("f(selector: #selector(tap))", false),
  ])
  func `what observers, timers and delayed calls are given is called back`(
    code: String, isCalledBack: Bool
  ) {
    func methods(_ method: String) -> Set<SelectedMethod> {
      SourceForLinux(Array("class A { class B {\nfunc \(method) { \(code) }\n} }".utf8)).calledBack
    }
    let method = SelectedMethod(owner: "A.B", name: "tap")
    #expect(methods("go()").contains(method) == isCalledBack)
    #expect(!methods("tap()").contains(method), "what it does by itself calls nothing back")
  }

  @Test(arguments: [
    ("tap", ["tap()", "tap(_:)", "tap(by:)"]), ("tap(_:)", ["tap(_:)"]), ("tap(by:)", ["tap(by:)"]),
    ("tap as () -> Void", ["tap()"]), ("tap as (Int) -> Void", ["tap(_:)", "tap(by:)"]),
    ("A.up", ["up()"]),
  ])
  func `a selector names those of its methods that it may mean`(name: String, named: [String])
    throws
  {
    let source = """
      class A: NSObject {
        func go() { perform(#selector(\(name)), with: nil, afterDelay: 1) }
        func tap() {}
        func tap(_ a: Int) {}
        func tap(by a: Int) {}
        func up() {}
      }
      """
    let entries = try #require(
      SwiftEntryPoints.read(SourceForLinux(Array(source.utf8)), file: "A.swift", mode: .v5))
    let method = try #require(entries.calledBack.first)
    let calls = entries.types[0].methods.filter(method.names)
    #expect(
      calls.map { call in
        call.name + "(" + call.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      } == named)
  }

  @Test func `outside of a class a selector names its own`() {
    let source = "struct S { func go() { f(#selector(tap)) } }"
    #expect(text(SourceForLinux(Array(source.utf8))) == source)
  }

  @Test(arguments: ["\u{0}", String(repeating: "{", count: 5000) + "#if os(iOS)", ""])
  func `what is no Swift stays as it is`(source: String) {
    #expect(text(SourceForLinux(Array(source.utf8))) == source)
  }

  private func text(_ source: SourceForLinux) -> String {
    String(decoding: source.bytes, as: UTF8.self)
  }
}
