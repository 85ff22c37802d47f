import Foundation
import Testing

@testable import WayleaveCommands

/// What takes the place of what nothing here declares.
extension ExploreInitCommandTests {
  private static let tracked = """
    import CoreLocation
    class Access {
      let manager = CLLocationManager()
      let log: Tracker = Tracker.shared
      func ask() {
        Tracker.shared.note("asked", at: 3)
        let place = Tracker.shared.place(of: self)
        print(place.name)
        guard Tracker.shared.isOpen else { return }
        manager.distanceFilter = Tracker.shared.filter
        manager.requestWhenInUseAuthorization()
      }
      var isTracked: Bool { Tracker.shared.isOn }
    }
    """

  @Test func `what uses a missing type is left out, and no line moves`() throws {
    let written = try Written(Self.tracked)
    let source = try written.text("Sources/AccessCode/Access.swift")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines[3] == "let log: Tracker = stub()", "\(source)")
    #expect(lines[5].isEmpty && lines[6].isEmpty && lines[7].isEmpty, "\(source)")
    #expect(lines[10] == "manager.requestWhenInUseAuthorization()", "\(source)")
    #expect(lines[12] == "var isTracked: Bool { stub() }", "\(source)")
    #expect(
      try written.text("Sources/AccessCode/Missing.swift").contains("class Tracker: NSObject"))
    #expect(
      written.run.output.contains(
        """
        In the place of Tracker: types without members
        Left out, for nothing here has what they use: Access.swift:4,6,7,8,9,10,13

        """), "\(written.run.output)")
  }

  @Test(arguments: [
    ("Tracker.shared.ask { self.manager.requestLocation() }", false),
    ("manager.requestLocation(); manager.stopUpdatingLocation()", true),
    ("if Tracker.shared.isOn { manager.requestLocation() }", false),
  ])
  func `a request for location is never left out`(code: String, isWhole: Bool) throws {
    let written = try Written(
      """
      import CoreLocation
      class Access {
        let manager = CLLocationManager()
        func go() {
          \(code)
        }
      }
      """)
    let source = try written.text("Sources/AccessCode/Access.swift")
    #expect(source.contains("manager.requestLocation()"), "\(source)")
    #expect(source.contains(code) == isWhole || code.hasPrefix("Tracker"), "\(source)")
  }

  @Test(arguments: [
    "#Preview { Screen() }",
    "struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }",
  ])
  func `previews are left out`(preview: String) throws {
    let written = try Written("import SwiftUI\n" + Self.access + "\n" + preview)
    #expect(try !written.text("Sources/AccessCode/Access.swift").contains("Screen"))
    #expect(written.run.output.contains("Without previews: Access.swift:"), "\(written.run.output)")
    #expect(!written.run.output.contains("Screen"))
  }

  @Test func `a screen that asks is brought up, and what people tap on it is an action`() throws {
    let written = try Written(
      """
      import CoreLocation
      import UIKit
      class MapViewController: UIViewController {
        @IBOutlet weak var label: UILabel!
        let manager = CLLocationManager()
        override func viewDidLoad() {
          super.viewDidLoad()
          manager.requestWhenInUseAuthorization()
        }
        @IBAction private func locate(_ sender: UIButton) { manager.requestLocation() }
        func helper() { manager.requestLocation() }
      }
      """)
    let test = try written.test("MapViewControllerCode")
    #expect(test.contains("{ shown(MapViewController()) }"), "\(test)")
    #expect(test.contains("app.action(\"locate(_:)\") { $0.locate(UIButton()) }"), "\(test)")
    #expect(!test.contains("helper"))
    let source = try written.text("Sources/MapViewControllerCode/Access.swift")
    #expect(source.contains("var label: UILabel! = UILabel()"), "\(source)")
    #expect(!source.contains("weak") && !source.contains("private"), "\(source)")
  }

  @Test func `a view that asks is hosted, and its buttons are actions`() throws {
    let written = try Written(
      """
      import CoreLocation
      import SwiftUI
      struct Screen: View {
        @State private var manager = CLLocationManager()
        var body: some View {
          VStack {
            Button("Follow me") { manager.requestWhenInUseAuthorization() }
            Button(action: { manager.requestLocation() }) { Text("Once") }
          }
        }
      }
      """)
    let test = try written.test("ScreenCode")
    #expect(test.contains("{ HostedView(Screen()) }"), "\(test)")
    #expect(test.contains("app.action(\"Follow me\") { $0.tap(\"Follow me\") }"), "\(test)")
    #expect(test.contains("app.action(\"button 1\") { $0.tap(untitled: 0) }"), "\(test)")
  }

  @Test func `an app's delegate that asks is launched`() throws {
    let written = try Written(
      """
      import CoreLocation
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        let manager = CLLocationManager()
        func applicationDidBecomeActive(_ application: UIApplication) {
          manager.requestWhenInUseAuthorization()
        }
      }
      """)
    #expect(try written.test("AppDelegateCode").contains("{ launched(AppDelegate()) }"))
    #expect(try !written.text("Sources/AppDelegateCode/Access.swift").contains("Main"))
  }

  @Test func `a constant of motion's errors is known`() throws {
    let written = try Written(
      """
      import CoreMotion
      class Steps {
        let pedometer = CMPedometer()
        func go() { pedometer.startUpdates(from: Date()) { _, _ in } }
        func isDenied(_ error: NSError) -> Bool {
          error.code == Int(CMErrorMotionActivityNotAuthorized.rawValue)
        }
      }
      """)
    #expect(!written.run.output.contains("Missing.swift"), "\(written.run.output)")
  }
}
