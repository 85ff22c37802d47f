import PlatformModel
import Testing

@testable import Explanations

@Suite("Where a vendor's document differs from the facts, the explanation says so")
struct VendorTests {
  @Test(arguments: VendorClaim.all)
  func `a difference rests on facts, and surfaces at each of them`(claim: VendorClaim) throws {
    #expect(!claim.facts.isEmpty && !claim.says.isEmpty && !claim.inFact.isEmpty)
    #expect(!claim.place.isEmpty && !claim.document.page.isEmpty)
    for fact in claim.facts {
      #expect(Facts[fact] != nil, "\(fact)")
      #expect(try explained(fact.rawValue).vendorNotes.contains(claim))
    }
    for name in claim.names { #expect(try explained(name).vendorNotes.contains(claim)) }
    #expect(try explained(claim.document.vendor).vendorNotes.contains(claim))
  }

  @Test(arguments: VendorClaim.all.filter { $0.difference == .wrong })
  func `only a fact that was not inferred makes a document wrong`(claim: VendorClaim) throws {
    let first = try #require(claim.facts.first.flatMap { Facts[$0] })
    #expect(first.confidence != .inferred)
  }

  @Test(arguments: [
    ("FOREGROUND_SERVICE_LOCATION", "Situm", "FOREGROUND_SERVICE_LOCATION too"),
    ("UIBackgroundModes", "Situm", "needs `location` in UIBackgroundModes"),
    ("NSLocationAlwaysUsageDescription", "Situm", "targets below iOS 11"),
    ("BDLocationManager", "Bluedot", "Regions, significant changes and visits are delivered"),
    ("IOS-BG-040", "Chinese location SDK", "Regions, significant changes and visits"),
    ("Tencent", "Chinese location SDK", "the address of a privacy policy"),
  ])
  func `a difference from the model that a document does not mention is reported`(
    thing: String, vendor: String, words: String
  ) throws {
    let notes = try explained(thing).vendorNotes.filter { $0.document.vendor == vendor }
    #expect(notes.contains { $0.inFact.contains(words) })
  }

  @Test(arguments: VendorClaim.all.filter { $0.difference == .doubtful })
  func `a document is doubtful only where every fact against it was inferred`(
    claim: VendorClaim
  ) throws {
    for fact in claim.facts { #expect(try #require(Facts[fact]).confidence == .inferred) }
  }

  @Test func `a switch that matters only while Wi-Fi is off makes the document incomplete`() throws
  {
    let notes = try explained("AND-TOG-007").vendorNotes
    #expect(notes.map(\.difference) == [.incomplete])
  }

  @Test func `Bluedot's page names the versions of its SDKs and wrappers, and so do we`() throws {
    let opening = try explained("Bluedot").title
    for version in [
      "iOS SDK 15.6.7", "Android SDK 15.5.3", "Cordova plugin 4.0.1", "React Native wrapper 2.3.0",
      "Xamarin iOS wrapper 15.6.6", "Xamarin Android wrapper 15.5.2",
    ] {
      #expect(opening.contains(version))
    }
  }

  @Test func `the guidelines to which MOVE's page points are a source of the rule on launches`()
    throws
  {
    let sources = try explained("request-at-launch").sources
    #expect(sources.contains { $0.address?.contains("human-interface-guidelines") == true })
    #expect(try explained("HIG").facts.first?.id == "IOS-REV-007")
  }

  @Test(arguments: VendorDocument.all)
  func `a document is found by vendor, page, source and other names`(
    document: VendorDocument
  ) throws {
    for name in [document.vendor, document.page, document.source] + document.aliases {
      let explanation = try explained(name)
      #expect(explanation.kind == .vendorDocument && explanation.name == document.vendor)
      #expect(explanation.vendorNotes == VendorClaim.all.filter { $0.document == document })
      #expect(explanation.sources.first?.code == document.source)
    }
  }

  /// What the check of the five documents found and the remarks of the
  /// tables made from them.
  @Test(arguments: [
    ("IOS-BT-010", "Situm", VendorClaim.Difference.outdated),
    ("IOS-REQ-009", "Situm", .incomplete),
    ("IOS-BG-031", "Bluedot", .incomplete),
    ("IOS-BG-019", "Bluedot", .incomplete),
    ("IOS-BG-010", "Bluedot", .incomplete),
    ("T15", "Chinese location SDK", .wrong),
    ("T19", "Chinese location SDK", .outdated),
    ("IOS-NEW-006", "Chinese location SDK", .outdated),
    ("IOS-BG-040", "Chinese location SDK", .incomplete),
    ("IOS-BG-031", "Chinese location SDK", .incomplete),
    ("IOS-BG-015", "Chinese location SDK", .incomplete),
    ("IOS-BG-013", "Chinese location SDK", .incomplete),
    ("P5", "Breeze", .incomplete),
    ("IOS-ACC-001", "Breeze", .incomplete),
    ("IOS-AUTH-031", "Breeze", .incomplete),
    ("IOS-AUTH-003", "Dolphin MOVE", .wrong),
    ("CMMotionActivity", "Dolphin MOVE", .wrong),
    ("CLAccuracyAuthorization", "Dolphin MOVE", .wrong),
    ("ITMS-90738", "Dolphin MOVE", .wrong),
    ("always-requested-first", "Dolphin MOVE", .wrong),
    ("IOS-BG-042", "Dolphin MOVE", .outdated),
    ("NSBluetoothPeripheralUsageDescription", "Dolphin MOVE", .wrong),
    ("NSMotionUsageDescription", "Dolphin MOVE", .incomplete),
    ("IOS-BT-003", "Dolphin MOVE", .contradictory),
    ("IOS-MOT-002", "Dolphin MOVE", .contradictory),
  ])
  func `each difference that was found is reported`(
    thing: String, vendor: String, difference: VendorClaim.Difference
  ) throws {
    let notes = try explained(thing).vendorNotes
    #expect(notes.contains { $0.document.vendor == vendor && $0.difference == difference })
  }

  @Test(arguments: ["IOS-SET-018", "kCLErrorNetwork", "NSAppClip", "T49"])
  func `what no vendor gets wrong carries no remark`(thing: String) throws {
    #expect(try explained(thing).vendorNotes.isEmpty)
  }
}
