import PlatformModel
import TransitionSystem

/// Wi-Fi scans (Documentation/Facts/android-wifi.md).
extension Android.Rows {
  /// Wi-Fi scans at all: it is on, or may scan while off (AND-WIFI-015).
  static let wifiScans = Guard.any(
    .on(.wifi),
    .all(.on(.wifiScanning), .off(.airplane), .any(.level(19, 27), .on(.location))))
  /// Nothing counts against the budgets of scans any more (AND-WIFI-019).
  static let wifiStartsAnew: [Update] = [.set(.wifiLeft, 4), .clear(.wifiBackgroundUsed)]
  /// Below target 23 in the foreground nothing more is asked (AND-WIFI-003).
  private static let exempt = Guard.any(
    .level(19, 22), .all(.level(23, 27), .target(19, 22), counts))
  /// The permission that results need.
  static let scanPermission = Guard.any(
    .all(.level(19, 28), someLocation), .all(.target(19, 28), someLocation),
    .has(.held, .fine), .all(.with(.coarseScans), someLocation))
  /// All that location asks of a scan.
  private static let scanAllowed = Guard.any(
    exempt,
    .all(scanPermission, .on(.location), .not(locationSwitchedOff), inUse))

  @RowList static var wifi: [Row] {
    Row(
      "scan.undeclared", ["AND-WIFI-001"], on: [.startScan], when: .off(.changesWifi),
      effects: [.threw(.securityException)])
    refused(
      "radio", ["AND-WIFI-015", "AND-TOG-006", "AND-TOG-010"], .radioOff, when: .not(wifiScans))
    refused("idle", ["AND-WIFI-012", "AND-TOG-012"], .idle, when: .all(.level(28), .on(.idle)))
    refused(
      "location", ["AND-WIFI-005", "AND-WIFI-006"], .locationOff,
      when: .all(.level(28), .off(.location)))
    refused(
      "permission", ["AND-WIFI-005", "AND-WIFI-006"], .notPermitted,
      when: .all(.level(28), .any(.not(scanPermission), locationSwitchedOff)))
    refused("in-use", ["AND-WIFI-007"], .notInUse, when: .all(.level(29), .not(inUse)))
    refused(
      "background-budget", ["AND-WIFI-010", "AND-WIFI-011"], .budgetUsed,
      when: .all(.level(26), .not(counts), .on(.wifiBackgroundUsed), .off(.noThrottle)))
    refused(
      "budget", ["AND-WIFI-011", "AND-WIFI-012", "AND-WIFI-014"], .budgetUsed,
      when: .all(.level(28), counts, .value(.wifiLeft, 0), .off(.noThrottle)))
    refused(
      "one-in-30", ["AND-WIFI-014"], .budgetUsed,
      when: .all(
        .level(28), counts, .with(.oneWifiScanIn30Seconds), .value(.wifiLeft, 0, 1, 2, 3),
        .off(.noThrottle)))
    Row(
      "scan.background", ["AND-WIFI-010", "AND-WIFI-011"], on: [.startScan],
      when: .all(.level(26), .not(counts)), then: [.set(.wifiBackgroundUsed)],
      effects: [.scanStarted])
    Row(
      "scan", ["AND-WIFI-009", "AND-WIFI-011"], on: [.startScan],
      then: [.count(.wifiLeft, by: -1)], effects: [.scanStarted])
    Row(
      "scan-returns", ["AND-WIFI-011"], on: [.wifiScanReturns],
      then: [.count(.wifiLeft, by: 1)])
    Row(
      "background-scan-returns", ["AND-WIFI-010"], on: [.wifiBackgroundReturns],
      then: [.clear(.wifiBackgroundUsed)])

    Row(
      "results.undeclared", ["AND-WIFI-002"], on: [.getScanResults], when: .off(.readsWifi),
      effects: [.threw(.securityException)])
    Row(
      "results.before-android-6", ["AND-TOG-001"], on: [.getScanResults],
      when: .all(.level(19, 22), .off(.location), .with(.wifiListNeedsLocation)),
      effects: [.scanResults(.empty)])
    Row(
      "results.empty",
      [
        "AND-WIFI-002", "AND-WIFI-003", "AND-WIFI-004", "AND-WIFI-005", "AND-WIFI-006",
        "AND-WIFI-008",
      ],
      on: [.getScanResults], when: .not(scanAllowed), effects: [.scanResults(.empty)])
    Row(
      "results.cleared", ["AND-WIFI-019", "AND-TOG-006"], on: [.getScanResults],
      when: .all(.level(28), .not(wifiScans)), effects: [.scanResults(.empty)])
    Row(
      "results.old", ["AND-TOG-006"], on: [.getScanResults], when: .not(wifiScans),
      effects: [.scanResults(.old)])
    Row(
      "results", ["AND-TOG-005", "AND-TOG-007"], on: [.getScanResults],
      effects: [.scanResults(.fresh)])

    Row(
      "enable-wifi.undeclared", ["AND-WIFI-001"], on: [.enableWifi], when: .off(.changesWifi),
      effects: [.threw(.securityException)])
    Row(
      "enable-wifi.refused", ["AND-WIFI-017"], on: [.enableWifi],
      when: .any(
        .on(.airplane), .all(.level(29), .target(29), .without(.radiosSwitchedByCode))),
      effects: [.returned(false)])
    Row(
      "enable-wifi.clears", ["AND-WIFI-017", "AND-WIFI-019"], on: [.enableWifi],
      when: .all(.level(28, 30), .off(.wifi)), then: [.set(.wifi)] + wifiStartsAnew,
      effects: [.returned(true)])
    Row(
      "enable-wifi", ["AND-WIFI-017"], on: [.enableWifi], then: [.set(.wifi)],
      effects: [.returned(true)])
  }

  /// What ends with scanning, whatever ended it.
  @RowList static var wifiSettling: [Row] {
    Row(
      "scanning-ends", ["AND-WIFI-019"],
      when: .all(
        .level(28), .not(wifiScans), .any(.value(.wifiLeft, 0, 1, 2, 3), .on(.wifiBackgroundUsed))),
      then: wifiStartsAnew)
  }

  private static func refused(
    _ id: String, _ facts: [FactID], _ why: Android.Withholding, when: Guard
  ) -> Row {
    Row("scan.\(id)", facts, on: [.startScan], when: when, effects: [.scanRefused(why)])
  }
}
