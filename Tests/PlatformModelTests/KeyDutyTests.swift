import PlatformModel
import Testing

/// Which keys a request needs on which release, and which it no longer reads.
struct KeyDutyTests {
  static let purposeKeys: [InfoPlistKey] = [
    .whenInUse, .always, .alwaysAndWhenInUse, .temporaryAccuracy,
  ]

  @Test(
    "The purpose keys that a major version reads, as a vendor's table of 2021 has them",
    arguments: [
      (8, [true, true, false, false]), (9, [true, true, false, false]),
      (10, [true, true, false, false]), (11, [true, false, true, false]),
      (12, [true, false, true, false]), (13, [true, false, true, false]),
      (14, [true, false, true, true]),
    ])
  func keysByVersion(major: Int, read: [Bool]) {
    for version in OSVersion.Span.iOS(major...major).versions {
      #expect(Self.purposeKeys.map { $0.isRead(on: version) } == read, "\(version)")
    }
  }

  @Test("IOS-KEY-002, IOS-KEY-004: up to iOS 10 each request has a key of its own")
  func legacyKeys() {
    for version in OSVersion.Span.iOS(8...10).versions {
      #expect(InfoPlistKey.required(for: .requestWhenInUse, on: version) == [.whenInUse])
      #expect(InfoPlistKey.required(for: .requestAlways, on: version) == [.always])
      #expect(InfoPlistKey.whenInUse.duty(for: .requestAlways, on: version) == .notRead)
    }
  }

  @Test("IOS-KEY-003: from iOS 11 Always needs both keys, and the old one only for old targets")
  func bothKeys() {
    for version in OSVersion.Span.iOS(from: .iOS(11)).versions {
      #expect(
        InfoPlistKey.required(for: .requestAlways, on: version)
          == [.whenInUse, .alwaysAndWhenInUse])
      #expect(InfoPlistKey.always.duty(for: .requestAlways, on: version) == .keptForOldTargets)
      #expect(!InfoPlistKey.always.isRead(on: version))
      #expect(InfoPlistKey.required(for: .requestWhenInUse, on: version) == [.whenInUse])
    }
  }

  @Test("Temporary full accuracy needs its dictionary, and sessions the keys of their level")
  func laterRequests() {
    for version in OSVersion.allIOS {
      #expect(
        InfoPlistKey.required(for: .requestTemporaryFullAccuracy, on: version)
          == (version < .iOS(14) ? [] : [.temporaryAccuracy]))
      #expect(
        InfoPlistKey.required(for: .whenInUseSession, on: version)
          == (version < .iOS(18) ? [] : [.whenInUse]))
      #expect(
        InfoPlistKey.required(for: .alwaysSession, on: version)
          == (version < .iOS(18) ? [] : [.whenInUse, .alwaysAndWhenInUse]))
    }
  }

  @Test(arguments: LocationRequest.allCases)
  func `a release that lacks a request requires nothing for it`(request: LocationRequest) {
    for version in OSVersion.allIOS where !request.versions.contains(version) {
      #expect(InfoPlistKey.required(for: request, on: version).isEmpty)
    }
    for version in request.versions.versions {
      #expect(!InfoPlistKey.required(for: request, on: version).isEmpty)
    }
  }

  @Test("A vendor's table of keys: when its services need them")
  func vendorTable() {
    let newest = OSVersion.newestIOS
    #expect(InfoPlistKey.whenInUse.duty(for: .requestWhenInUse, on: newest) == .required)
    #expect(InfoPlistKey.whenInUse.duty(for: .requestAlways, on: newest) == .required)
    #expect(InfoPlistKey.alwaysAndWhenInUse.duty(for: .requestAlways, on: newest) == .required)
    #expect(InfoPlistKey.alwaysAndWhenInUse.duty(for: .requestWhenInUse, on: newest) == .notRead)
    #expect(InfoPlistKey.always.entry?.versions == .iOS(8...10))
    #expect(InfoPlistKey.motion.isRead(on: newest))
    #expect(InfoPlistKey.bluetoothAlways.isRead(on: newest))
    #expect(!InfoPlistKey.bluetoothPeripheral.isRead(on: .iOS(13)))
    #expect(InfoPlistKey.backgroundModes.isRead(on: newest))
    #expect(InventedKey(rawValue: "CMMotionActivity") != nil)
    #expect(InventedKey(rawValue: "CLAccuracyAuthorization") != nil)
  }
}
