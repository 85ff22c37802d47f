import Foundation
import Testing

@testable import WayleaveCommands

/// What stays of code where members of missing types are near others of their names.
extension ExploreInitCommandTests {
  private static func screen(_ code: String) throws -> (source: String, written: Written) {
    let written = try Written(
      """
      import CoreLocation
      import UIKit
      class PlacesViewController: UIViewController {
        @IBOutlet weak var table: UITableView!
        var delegate: PlacesDelegate?
        let manager = CLLocationManager()
        override func viewDidLoad() {
          super.viewDidLoad()
          manager.requestWhenInUseAuthorization()
        }
        func table(_ table: UITableView, rows: Int) { manager.requestLocation() }
        \(code)
      }
      """)
    return (
      try written.text("Sources/PlacesViewControllerCode/Access.swift"), written
    )
  }

  @Test(arguments: [
    "func go() { table.delegate = self }", "func go() { self.table.reloadData() }",
    "func go() { selectionStyle = .none }", "func go() { super.rowSelected() }",
    "func go(_ row: Any) { let cell = row as! PlaceCell; cell.delegate = self }",
    "func go() { let text = Places[3]; print(text) }",
  ])
  func `what a missing type has is left out, whatever reaches location under its name`(
    code: String
  ) throws {
    let source = try Self.screen(code).source
    let kept = source.split(separator: "\n").last { $0.contains("func go") } ?? ""
    let missing = ["table.", "selectionStyle", "super.rowSelected", "cell.", "Places["]
    #expect(!missing.contains(where: kept.contains), "\(source)")
  }

  @Test(arguments: ["case .denied: table.reloadData()", "default:\n      table.reloadData()"])
  func `a case whose statements are left out breaks`(code: String) throws {
    let source = try Self.screen(
      """
      func go() {
          switch manager.authorizationStatus {
          \(code)
          \(code.hasPrefix("default") ? "" : "default: print(1)")
          }
        }
      """
    ).source
    #expect(source.contains("break"), "\(source)")
    #expect(!source.contains("reloadData"), "\(source)")
  }

  @Test func `a cast of what is missing keeps its type`() throws {
    let source = try Self.screen(
      """
      func go() { if let cell = table.row(at: 1) as? PlaceCell { manager.startUpdatingLocation() } }
      """
    ).source
    #expect(source.contains("stub() as PlaceCell?"), "\(source)")
    #expect(source.contains("manager.startUpdatingLocation()"), "\(source)")
  }

  @Test func `a picture of the editor is a picture of nothing`() throws {
    let source = try Self.screen("let flag = #imageLiteral(resourceName: \"flag\")").source
    #expect(source.contains("let flag = UIImage()"), "\(source)")
  }

  @Test func `a module's own type of its name is missing, and protocols have an object`() throws {
    let written = try Written(
      """
      import CoreLocation
      import Wiring
      class Access: NSObject, Wiring {
        let manager = CLLocationManager()
        var log: any LoggingProtocol = Logging.shared
        func ask() { manager.requestWhenInUseAuthorization() }
        func places() -> AsyncStream<CLLocation>? { manager.requestLocation(); return nil }
      }
      """)
    let missing = try written.text("Sources/AccessCode/Missing.swift")
    #expect(missing.contains("protocol Wiring {}"), "\(missing)")
    #expect(missing.contains("final class StubObject: NSObject"), "\(missing)")
    #expect(missing.contains("if let value = StubObject() as? Value { return value }"))
    #expect(try written.test().contains("guard let values = model.value.places() else { return }"))
  }

  @Test func `a module is imported in one way`() throws {
    let written = try Written("internal import Combine\n" + Self.access)
    #expect(try !written.text("Sources/AccessCode/Access.swift").contains("internal"))
  }

  @Test func `the functions and other names of a module's stub are not missing`() throws {
    let written = try Written(
      """
      import MapKit
      class Access {
        let manager = CLLocationManager()
        var request: MKDirectionsRequest?
        func ask() {
          _ = MKCoordinateSpanMake(0.1, 0.1)
          manager.requestWhenInUseAuthorization()
        }
      }
      """)
    #expect(!written.run.output.contains("types without members"), "\(written.run.output)")
  }
}
