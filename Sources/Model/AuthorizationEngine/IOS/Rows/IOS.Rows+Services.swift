import PlatformModel
import TransitionSystem

/// Starting and stopping services, and the requests for one location or for temporary accuracy.
extension IOS.Rows {
  @RowList static var services: [Row] {
    standard(
      .startUpdating, "start", then: [.set(.updating), .clear(.requestingOnce), .clear(.paused)])
    Row(
      "stop", ["IOS-REQ-021", "IOS-BG-017"], on: [.stopUpdating],
      then: [.clear(.updating), .clear(.requestingOnce), .clear(.paused)])
    Row(
      "once-outstanding", ["IOS-REQ-021"], on: [.requestLocation], when: .on(.requestingOnce),
      effects: [.ignored(.alreadyOutstanding)])
    standard(
      .requestLocation, "once", then: [.set(.requestingOnce)], failing: [])

    // Monitoring: kept by the system over launches, shared by all managers (IOS-BG-045).
    Row(
      "region-limit", ["IOS-BG-044"], on: [.startRegion], when: .regions(.full),
      effects: [.monitoringError(.regionMonitoringFailure)])
    monitoring(.startRegion, "region", then: [.regions(.some)], error: .regionMonitoringDenied)
    Row(
      "region-stop", ["IOS-BG-045"], on: [.stopRegion], when: .not(.regions(.none)),
      then: [.regions(.none)])
    Row("region-stop-none", ["IOS-BG-045"], on: [.stopRegion], refuse: .notRegistered)
    monitoring(.startSignificantChanges, "slc", then: [.set(.significantChanges)], error: .denied)
    Row(
      "slc-stop", ["IOS-BG-047"], on: [.stopSignificantChanges], then: [.clear(.significantChanges)]
    )
    monitoring(.startVisits, "visits", then: [.set(.visits)], error: .denied)
    Row("visits-stop", ["IOS-BG-048"], on: [.stopVisits], then: [.clear(.visits)])
    monitoring(.startRanging, "ranging", then: [.set(.ranging)], error: .rangingUnavailable)
    Row("ranging-stop", ["IOS-BG-054"], on: [.stopRanging], then: [.clear(.ranging)])

    temporary
    button
  }

  /// Standard updates and the single location: what starting them shows and reports.
  @RowList private static func standard(
    _ event: Event, _ id: String, then started: [Update], failing: [Update]? = nil
  ) -> [Row] {
    let failed = failing ?? started
    servicesOff("T37.\(id)", on: [event], then: failed, effects: [.locationError(.denied)])
    Row(
      "\(id).denied", ["IOS-REQ-025", "IOS-REQ-027"], on: [event],
      when: .any(
        .off(.locationServicesOn), .auth(.never), .all(.auth(.notDetermined), .on(.restricted))),
      then: failed, effects: [.locationError(.denied)])
    Row(
      "\(id).provisional", ["IOS-REQ-009"], .iOS(from: .iOS(13)), on: [event],
      when: .all(.on(.provisional), .inUse(.notInUse)),
      then: started + [.pendingTrigger(.backgroundStart), .set(.upgradePending)],
      effects: [.withheld(.provisional)])
    Row(
      "\(id).background", ["IOS-REQ-026"], .iOS(from: .iOS(13)), .off(.backgroundStartSilent),
      on: [event], when: .all(.auth(.whenInUse), .inUse(.notInUse)), then: failed,
      effects: [.locationError(.denied)])
    Row(
      "\(id).background.silent", ["IOS-REQ-026", "IOS-BG-015"], on: [event],
      when: .all(.auth(.whenInUse), .inUse(.notInUse)), then: started,
      effects: [.withheld(.notInUse)])
    Row(
      id, ["IOS-BG-015", "IOS-REQ-001", "IOS-REQ-002", "IOS-REQ-021"], on: [event], then: started)
  }

  /// Services that need Always on iOS 8-12 and start under When In Use later (IOS-BG-003).
  @RowList private static func monitoring(
    _ event: Event, _ id: String, then started: [Update], error: Effect.LocationError
  ) -> [Row] {
    servicesOff("T37.\(id)", on: [event], effects: [.monitoringError(error)])
    Row(
      "\(id).denied", ["IOS-BG-052", "IOS-REQ-025"], on: [event],
      when: .any(
        .off(.locationServicesOn), .auth(.never), .all(.auth(.notDetermined), .on(.restricted))),
      effects: [.monitoringError(error)])
    if event != .startRanging {
      Row(
        "\(id).startNeedsAlways", ["IOS-BG-003", "IOS-BG-052"], .iOS(8...12), on: [event],
        when: .auth(.whenInUse), effects: [.monitoringError(error)])
    }
    Row(id, ["IOS-BG-003", "IOS-BG-045", "IOS-REQ-001"], on: [event], then: started)
  }

  @RowList private static var temporary: [Row] {
    let requests: [Event] = Event.PurposeKey.allCases.map(Event.requestTemporaryFullAccuracy)
    let from14: OSVersion.Span = .iOS(from: .iOS(14))
    Row(
      "T46", ["T46"], from14, on: requests, when: .not(.usable),
      effects: [.temporaryAccuracyCompleted(.refused)])
    Row(
      "T45", ["T45", "IOS-ACC-009"], from14, on: requests,
      when: .any(.not(.reduced), .not(.inUse(.foreground))),
      effects: [.temporaryAccuracyCompleted(.promptDeclined)])
    Row(
      "T45.key", ["T45", "IOS-ACC-009"], from14,
      on: [.requestTemporaryFullAccuracy(.unlisted)],
      effects: [.temporaryAccuracyCompleted(.promptDeclined)])
    Row(
      "T45.prompt", ["IOS-PROMPT-005"], from14, on: requests, when: .not(.noPrompt),
      effects: [.temporaryAccuracyCompleted(.promptDeclined)])
    Row(
      "T43-T44", ["T43", "T44", "IOS-ACC-010"], from14, on: requests,
      then: .ask(.temporaryFullAccuracy, by: .manager),
      effects: [.promptShown(.temporaryFullAccuracy)])
  }

  @RowList private static var button: [Row] {
    let from15: OSVersion.Span = .iOS(from: .iOS(15))
    Row(
      "button-background", ["IOS-NEW-017"], from15, on: [.tapLocationButton],
      when: .not(.all(.inUse(.foreground), .lock(.unlocked))), refuse: .notForeground)
    Row(
      "button-under-prompt", ["IOS-PROMPT-005"], from15, on: [.tapLocationButton],
      when: .not(.noPrompt), effects: [.ignored(.promptUp)])
    Row(
      "T50.restricted", ["T47", "T50"], from15, on: [.tapLocationButton], when: .on(.restricted),
      effects: [.ignored(.restricted)])
    servicesOff("T37.button", on: [.tapLocationButton], then: [])
    Row(
      "T37.button.silent", ["T37"], from15, on: [.tapLocationButton],
      when: .off(.locationServicesOn),
      effects: [.ignored(.servicesOff)])
    Row(
      "T50", ["T50"], from15, on: [.tapLocationButton], when: .auth(.never),
      effects: [.ignored(.denied)])
    Row(
      "T49", ["T49"], from15, on: [.tapLocationButton], when: .granted, effects: [.buttonAction])
    Row(
      "T48", ["T48"], from15, on: [.tapLocationButton], when: .on(.buttonApproved),
      then: [.auth(.whenInUse), .set(.temporary)], effects: [.buttonAction])
    Row(
      "T47.asks", ["T47", "IOS-NEW-017"], from15, on: [.tapLocationButton],
      then: .ask(.locationButton, by: .app), effects: [.promptShown(.locationButton)])
  }
}
