extension Facts {
  /// What an app reads and is called back about its authorization.
  public static let authorization: [Fact] = [
    Fact(
      "IOS-AUTH-001", .allIOS, .documented, from: ["PYOBJC", "HDR"],
      """
      CLAuthorizationStatus is an Int32: notDetermined 0, restricted 1, denied 2, \
      authorizedAlways 3, authorizedWhenInUse 4. authorized is an alias of 3 and is not for iOS \
      8 and later.
      """),
    Fact(
      "IOS-AUTH-002", .allIOS, .documented, from: ["HDR", "W14-706"],
      """
      authorizedAlways and authorizedWhenInUse exist from 8.0; before 8 there was only \
      authorized, with the value 3.
      """),
    Fact(
      "IOS-AUTH-003", .iOS(from: .iOS(14)), .documented, from: ["PYOBJC", "HDR"],
      "CLAccuracyAuthorization: fullAccuracy 0, reducedAccuracy 1. The trap: 0 is the good value."),
    Fact(
      "IOS-AUTH-004", .iOS(from: .iOS(18)), .documented, from: ["PYOBJC", "HDR-SS"],
      """
      CLServiceSessionAuthorizationRequirement: none 0, whenInUse 1, always 2; always only on \
      iOS and watchOS.
      """),
    Fact(
      "IOS-AUTH-005", .allIOS, .documented, from: ["PYOBJC"],
      """
      CLError: locationUnknown 0, denied 1, network 2, headingFailure 3, regionMonitoringDenied \
      4, regionMonitoringFailure 5, regionMonitoringSetupDelayed 6, \
      regionMonitoringResponseDelayed 7, geocoding 8 to 10, deferred updates 11 to 15, \
      rangingUnavailable 16, rangingFailure 17, promptDeclined 18, historicalLocationError 19. \
      The domain is kCLErrorDomain.
      """),
    Fact(
      "IOS-AUTH-006", .allIOS, .documented, from: ["PYOBJC"],
      """
      CLMonitoringState, from 17: unknown 0, satisfied 1, unsatisfied 2, unmonitored 3. \
      CLRegionState: unknown 0, inside 1, outside 2.
      """),
    Fact(
      "IOS-AUTH-007", .allIOS, .documented, from: ["PYOBJC"],
      """
      CLActivityType: other 1, automotiveNavigation 2, fitness 3, otherNavigation 4, airborne 5 \
      (from 12). CLLiveUpdateConfiguration runs from default 0 to airborne 4.
      """),
    Fact(
      "IOS-AUTH-008", .allIOS, .measured, from: ["PROBE"],
      """
      Constants read on a Simulator: bestForNavigation -2, best -1, nearestTenMeters 10, \
      hundredMeters 100, kilometer 1000, threeKilometers 3000, reduced 6380000; \
      kCLDistanceFilterNone -1.
      """),
    Fact(
      "IOS-AUTH-009", .iOS(from: .iOS(15)), .documented, from: ["PYOBJC"],
      """
      CLLocationPushServiceError: unknown 0, missingPushExtension 1, \
      missingPushServerEnvironment 2, missingEntitlement 3, unsupportedPlatform 4.
      """),
    Fact(
      "IOS-AUTH-010", .allIOS, .measured, from: ["PROBE"],
      """
      A fresh location manager, on a recent Simulator: desiredAccuracy best, distanceFilter \
      none, headingFilter 1, headingOrientation 1, maximumRegionMonitoringDistance 2128000 m, \
      location nil.
      """),
    Fact(
      "IOS-AUTH-011", .allIOS, .documented, disputed: true, from: ["HDR", "PROBE"],
      """
      pausesLocationUpdatesAutomatically is true by default for apps linked against SDK 6 or \
      later, by the header; a Simulator without a screen read false and could not set it.
      """),
    Fact(
      "IOS-AUTH-020", .allIOS, .documented, from: ["HDR", "PH"],
      """
      The class method authorizationStatus is deprecated from 14.0, still answers, and large \
      plugins still used it in 2026.
      """),
    Fact(
      "IOS-AUTH-021", .iOS(from: .iOS(14)), .documented, from: ["HDR"],
      """
      authorizationStatus, accuracyAuthorization and isAuthorizedForWidgetUpdates are properties \
      of the location manager.
      """),
    Fact(
      "IOS-AUTH-022", .allIOS, .documented, from: ["HDR"],
      """
      locationServicesEnabled tells the switch of the device only and says nothing about the \
      app.
      """),
    Fact(
      "IOS-AUTH-023", .iOS(from: .iOS(16)), .reported, from: ["PH-1002", "OBA-1209"],
      """
      locationServicesEnabled is a blocking call to another process; on the main thread it logs \
      “This method can cause UI unresponsiveness if invoked on the main thread” and what to do \
      instead.
      """),
    Fact(
      "IOS-AUTH-024", .iOS(from: .iOS(14)), .documented, from: ["HDR", "PROBE"],
      """
      accuracyAuthorization means something only together with the status; while not determined \
      it may read either value, and a Simulator read reduced.
      """),
    Fact(
      "IOS-AUTH-025", .iOS(from: .iOS(14)), .reported, from: ["GEO-523"],
      "Apps that were authorized before the update to iOS 14 start with full accuracy."),
    Fact(
      "IOS-AUTH-026", .iOS(13...13), .reported, from: ["MEDIUM-13"],
      "Grants given before the update to iOS 13 are carried over unchanged."),
    Fact(
      "IOS-AUTH-027", .allIOS, .reported, from: ["HA"],
      """
      Reading location or accuracyAuthorization waits for another process and can hang the main \
      thread.
      """),
    Fact(
      "IOS-AUTH-030", .iOS(8...13), .documented, from: ["DOC-DIDCHANGE-OLD"],
      """
      locationManager(_:didChangeAuthorization:) is called once when the manager is made and has \
      its delegate, with the current value, and on every change.
      """),
    Fact(
      "IOS-AUTH-031", .iOS(from: .iOS(14)), .documented, from: ["DOC-DIDCHANGE", "DOC-STATUS"],
      """
      locationManagerDidChangeAuthorization(_:) is called with the initial state and on every \
      change, of accuracy as well.
      """),
    Fact(
      "IOS-AUTH-032", .iOS(from: .iOS(14)), .reported, from: ["PH", "GL"],
      "A delegate that implements only the deprecated callback still receives it."),
    Fact(
      "IOS-AUTH-033", .iOS(from: .iOS(14)), .inferred, from: [],
      "A delegate that implements both callbacks gets only the new one."),
    Fact(
      "IOS-AUTH-034", .allIOS, .reported, from: ["PH", "EXPO-PR29272"],
      """
      The initial callback says not determined before or while the prompt is up; code that takes \
      it for the answer resolves too early.
      """),
    Fact(
      "IOS-AUTH-035", .allIOS, .documented, from: ["DOC-ALWAYS", "EX-5326"],
      "An answer that leaves the status as it was is not reported: only changes are."),
    Fact(
      "IOS-AUTH-036", .iOS(from: .iOS(13, 4)), .documented, from: ["DOC-ALWAYS", "PH", "CIO-357"],
      "When In Use, Always requested, Keep Only While Using: no callback at all."),
    Fact(
      "IOS-AUTH-037", .iOS(from: .iOS(13)), .documented, from: ["DOC-ALWAYS", "W19-705"],
      """
      Provisional Always, Change to Always Allow: no callback, for the app read Always already. \
      Keep Only While Using: callback with 4.
      """),
    Fact(
      "IOS-AUTH-038", .iOS(from: .iOS(13)), .documented, from: ["W19-705", "CORD-211"],
      """
      Allow Once: callback with 4, later with 0 when it lapses. Plugins that ask again on 0 \
      prompt without anybody having asked.
      """),
    Fact(
      "IOS-AUTH-039", .allIOS, .documented, disputed: true, from: ["DOC-CLLM"],
      """
      Callbacks run on the run loop of the thread that made the manager. Older text named the \
      thread that started the services.
      """),
    Fact(
      "IOS-AUTH-040", .allIOS, .documented, from: ["W16-716", "SKIP-40"],
      """
      A manager made on a thread without a run loop delivers nothing; a static singleton first \
      touched on a background queue is the usual cause.
      """),
    Fact(
      "IOS-AUTH-041", .allIOS, .documented, from: ["W16-716"],
      """
      A manager that is deallocated takes its prompt with it; in a local variable it makes the \
      prompt flash or never appear.
      """),
    Fact(
      "IOS-AUTH-042", .iOS(from: .iOS(11)), .reported, from: ["TSC-494"],
      """
      A suspended app gets the callback of a change in Settings when it is resumed; up to iOS 10 \
      it was woken.
      """),
    Fact(
      "IOS-AUTH-043", .allIOS, .reported, from: ["RNP", "TS", "PH"],
      """
      A system alert makes the app inactive, and active again after the answer. It is the only \
      portable sign that a prompt was shown.
      """),
    Fact(
      "IOS-AUTH-044", .allIOS, .reported, from: ["EXPO-27917", "PH"],
      """
      Locking the phone while the prompt is up dismisses it without an answer: the status stays \
      not determined and no final callback comes; some apps see a second callback with 0.
      """),
    Fact(
      "IOS-AUTH-045", .iOS(26...26), .measured, from: ["RADAR-V"],
      """
      On a Simulator applicationState is background inside didFinishLaunching on every launch of \
      an app with scenes.
      """),
  ]
}
