import AppArtifacts
import Findings
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("A call is evidence where its receiver or its file speaks for the platform")
struct CallEvidenceTests {
  private func rules(_ files: [String: String]) -> [RuleID] {
    var app = Apps.app()
    app.sources = files.keys.sorted().compactMap {
      SourceFile($0, $0.hasSuffix(".swift") ? .swift : .objectiveC)
    }
    let readings = files.map { path, text in
      let language: SourceFile.Language = path.hasSuffix(".swift") ? .swift : .objectiveC
      return SourceReader.read(Array(text.utf8), path: path, language: language)
    }
    return Audit().report(
      on: AppArtifact(root: ".", targets: [app]),
      sources: Dictionary(uniqueKeysWithValues: readings.map { ($0.path, $0) })
    ).findings.map(\.rule)
  }

  @Test(
    "an app's own method of the same name is no evidence",
    arguments: [
      [
        "a.swift": """
        class Tracker { func requestWhenInUseAuthorization() {} }
        let tracker = Tracker()
        func go() { tracker.requestWhenInUseAuthorization() }
        """
      ],
      [
        "a.swift": "class Tracker { func requestWhenInUseAuthorization() {} }",
        "b.swift": "import UIKit\nfunc go() { App.shared.tracker.requestWhenInUseAuthorization() }",
      ],
      [
        "a.swift": """
        import CoreLocation
        func go(_ tracker: Tracker) { tracker.requestWhenInUseAuthorization() }
        """
      ],
      [
        "a.swift": """
        import CoreLocation
        final class Tracker {
          static let shared = Tracker()
          let locationManager: CLLocationManager? = nil
        }
        """,
        "b.swift": """
        func go() {
          let locationManager = Tracker.shared
          locationManager.requestWhenInUseAuthorization()
        }
        """,
      ],
      [
        "b.swift": """
        import CoreLocation
        func go() { Tracker.shared.requestWhenInUseAuthorization() }
        """
      ],
      [
        "b.m": """
        #import "BeaconKit.h"
        @implementation Screen
        - (void)go { BeaconKit *kit = [BeaconKit new]; [kit requestWhenInUseAuthorization]; }
        @end
        """
      ],
      [
        "a.m": """
        #import "Tracker.h"
        @implementation Tracker
        - (void)requestWhenInUseAuthorization { }
        @end
        """,
        "b.m": """
        #import "Tracker.h"
        @implementation Screen
        - (void)go { [self.tracker requestWhenInUseAuthorization]; }
        @end
        """,
      ],
      [
        "a.m": """
        #import <CoreLocation/CoreLocation.h>
        @implementation Tracker
        - (void)requestWhenInUseAuthorization { }
        @end
        @implementation Screen
        - (void)go { Tracker *tracker = [Tracker new]; [tracker requestWhenInUseAuthorization]; }
        @end
        """
      ],
    ])
  func own(_ files: [String: String]) {
    #expect(rules(files) == [])
  }

  @Test(
    "a call of a location manager is evidence, wherever the manager is declared",
    arguments: [
      ["a.swift": "import CoreLocation\nfunc go() { thing.requestWhenInUseAuthorization() }"],
      [
        "a.swift": "import CoreLocation\nclass Store { let locations = CLLocationManager() }",
        "b.swift": "func go() { store.locations.requestWhenInUseAuthorization() }",
      ],
      [
        "a.swift": """
        import CoreLocation
        protocol Locating { func requestWhenInUseAuthorization() }
        extension CLLocationManager: Locating {}
        """,
        "b.swift": "func go(_ thing: any Locating) { thing.requestWhenInUseAuthorization() }",
      ],
      [
        "a.swift": "import CoreLocation\nfinal class Finder: CLLocationManager {}",
        "b.swift": "let finder = Finder()\nfunc go() { finder.requestWhenInUseAuthorization() }",
      ],
      [
        "b.m": """
        #import "Screen.h"
        @implementation Screen
        - (void)go { [self.manager requestWhenInUseAuthorization]; }
        @end
        """
      ],
      [
        "b.m": """
        #import "OurLocationManager.h"
        @implementation Screen
        - (void)go { OurLocationManager *finder = [OurLocationManager new]; [finder requestWhenInUseAuthorization]; }
        @end
        """
      ],
      [
        "a.swift": "import CoreLocation\nenum Store { static let shared = CLLocationManager() }",
        "b.swift": "let m = Store.shared\nfunc go() { m.requestWhenInUseAuthorization() }",
      ],
    ])
  func platform(_ files: [String: String]) {
    #expect(rules(files) == ["purpose-string-missing"])
  }
}
