import PlatformModel

extension Topic {
  /// The errors of Core Location, Core Motion and location pushes, by name, domain and number.
  static var errors: [Topic] {
    topics(location, prefix: "kCLError", swift: "CLError.Code", LocationErrorCode.domain)
      + topics(motion, prefix: "CMError", swift: "CMError", MotionErrorCode.domain)
      + topics(
        pushes, prefix: "CLLocationPushServiceError", swift: "CLLocationPushServiceError.Code",
        "CLLocationPushServiceErrorDomain")
  }

  private static func topics(
    _ rows: [CodeRow], prefix: String, swift: String, _ domain: String
  ) -> [Topic] {
    rows.map { row in
      let short = row.name.dropFirst(prefix.count)
      let camel = short.prefix(1).lowercased() + short.dropFirst()
      let type = swift.split(separator: ".").first.map(String.init) ?? swift
      return row.topic(
        .error,
        aliases: [
          camel, "\(swift).\(camel)", "\(type).\(camel)", "\(domain) error \(row.value)",
          "\(domain) code \(row.value)", "\(domain) \(row.value)", "\(type) \(row.value)",
          "error \(row.value)",
        ].uniqued)
    }
  }

  private static let location: [CodeRow] = [
    CodeRow(
      "kCLErrorLocationUnknown", 0, "No location now; standard updates keep trying.",
      ["IOS-AUTH-005", "IOS-REQ-025", "IOS-REQ-021", "IOS-SIM-010"],
      why: """
        It is temporary. requestLocation ends with it; a Simulator without a location always \
        gives it.
        """,
      fix: """
        Keep standard updates running and show that the app still looks for the location. Pass \
        requestLocation's error to the caller. On a Simulator choose a place under Features > \
        Location.
        """),
    CodeRow(
      "kCLErrorDenied", 1, "No service now: denied, or Location Services is off.",
      [
        "IOS-AUTH-005", "IOS-REQ-025", "IOS-REQ-026", "IOS-REQ-027", "IOS-REQ-029",
      ],
      why: """
        It does not mean that the person said no. An app also gets it while Location Services is \
        off, even if the status still reads authorized, and for updates that were started in the \
        background under When In Use.
        """,
      fix: """
        Read authorizationStatus. Denied: offer the app's page in Settings. Still authorized: stop \
        waiting, ask people to check Location Services, and continue at the next authorization \
        callback.
        """),
    CodeRow("kCLErrorNetwork", 2, "The network failed.", ["IOS-AUTH-005"]),
    CodeRow("kCLErrorHeadingFailure", 3, "No heading is available.", ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorRegionMonitoringDenied", 4, "The app may not monitor regions.",
      ["IOS-AUTH-005", "IOS-BG-052"],
      fix: "Read authorizationStatus before monitoring; up to iOS 12 regions need Always."),
    CodeRow(
      "kCLErrorRegionMonitoringFailure", 5, "One region too many, or too large a radius.",
      ["IOS-AUTH-005", "IOS-BG-044", "IOS-BG-045"],
      why: "All managers of an app share 20 regions, which outlive the launch.",
      fix: "Keep the nearest 20, stop the others, and stay under maximumRegionMonitoringDistance."),
    CodeRow(
      "kCLErrorRegionMonitoringSetupDelayed", 6, "Monitoring could not start at once.",
      ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorRegionMonitoringResponseDelayed", 7, "Events of regions come late.",
      ["IOS-AUTH-005", "IOS-BG-046"]),
    CodeRow("kCLErrorGeocodeFoundNoResult", 8, "Geocoding found nothing.", ["IOS-AUTH-005"]),
    CodeRow("kCLErrorGeocodeFoundPartialResult", 9, "Geocoding found a part.", ["IOS-AUTH-005"]),
    CodeRow("kCLErrorGeocodeCanceled", 10, "Geocoding was canceled.", ["IOS-AUTH-005"]),
    CodeRow("kCLErrorDeferredFailed", 11, "Deferred updates failed.", ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorDeferredNotUpdatingLocation", 12, "Deferred updates need running updates.",
      ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorDeferredAccuracyTooLow", 13, "Deferred updates need a finer accuracy.",
      ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorDeferredDistanceFiltered", 14, "Deferred updates need no distance filter.",
      ["IOS-AUTH-005"]),
    CodeRow("kCLErrorDeferredCanceled", 15, "Deferred updates were canceled.", ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorRangingUnavailable", 16, "Ranging is not possible, as in airplane mode.",
      ["IOS-AUTH-005", "IOS-BT-006"], fix: "Ask people to switch Bluetooth on in Settings."),
    CodeRow("kCLErrorRangingFailure", 17, "Ranging failed.", ["IOS-AUTH-005"]),
    CodeRow(
      "kCLErrorPromptDeclined", 18, "No prompt was shown for temporary full accuracy.",
      ["IOS-AUTH-005", "IOS-ACC-009", "IOS-ACC-008", "T45", "C8"],
      why: """
        The purpose key is not in NSLocationTemporaryUsageDescriptionDictionary, accuracy is full \
        already, or the app is in the background. It does not mean that the person said no: that \
        comes without an error.
        """,
      fix: """
        Put the purpose key and its sentence into the dictionary, letter by letter as in the code; \
        request in the foreground, and only while accuracyAuthorization reads reduced.
        """, since: .iOS(from: .iOS(14))),
    CodeRow(
      "kCLErrorHistoricalLocationError", 19, "A past location could not be had.",
      ["IOS-AUTH-005"]),
  ]

  private static let motion: [CodeRow] = [
    CodeRow("CMErrorNULL", 100, "No error.", ["IOS-MOT-004"]),
    CodeRow("CMErrorUnknown", 103, "Core Motion does not say what failed.", ["IOS-MOT-004"]),
    CodeRow(
      "CMErrorMotionActivityNotAvailable", 104, "The device knows no activity, as a Simulator.",
      ["IOS-MOT-004", "IOS-MOT-010"], fix: "Ask isActivityAvailable first; try it on a device."),
    CodeRow(
      "CMErrorMotionActivityNotAuthorized", 105, "The person denied motion.",
      ["IOS-MOT-004", "IOS-MOT-005", "IOS-MOT-009"],
      why: "Only queries get it; updates that were started are never heard of.",
      fix: "Offer a button that opens the app's page in Settings. A change there ends the app."),
    CodeRow(
      "CMErrorMotionActivityNotEntitled", 106, "The app may not read activity.", ["IOS-MOT-004"]),
    CodeRow(
      "CMErrorNotAvailable", 109, "The device lacks what was asked for, as a Simulator.",
      ["IOS-MOT-004", "IOS-MOT-010"], fix: "Ask for availability first; try it on a device."),
    CodeRow("CMErrorNotEntitled", 110, "The app lacks an entitlement.", ["IOS-MOT-004"]),
    CodeRow(
      "CMErrorNotAuthorized", 111, "The person denied what was asked for.",
      ["IOS-MOT-004", "IOS-MOT-009"],
      fix: "Offer a button that opens the app's page in Settings. A change there ends the app."),
  ]

  private static let pushes: [CodeRow] = [
    CodeRow(
      "CLLocationPushServiceErrorUnknown", 0, "Core Location does not say what failed.",
      ["IOS-AUTH-009"]),
    CodeRow(
      "CLLocationPushServiceErrorMissingPushExtension", 1,
      "The app has no extension for location pushes.", ["IOS-AUTH-009", "IOS-NEW-016"],
      fix: "Add a Location Push Service extension to the app."),
    CodeRow(
      "CLLocationPushServiceErrorMissingPushServerEnvironment", 2,
      "The app names no environment of the push server.", ["IOS-AUTH-009"],
      fix: "Switch on Push Notifications among the capabilities of the target."),
    CodeRow(
      "CLLocationPushServiceErrorMissingEntitlement", 3,
      "The app lacks com.apple.developer.location.push.", ["IOS-AUTH-009", "IOS-NEW-016"],
      fix: "Ask Apple for the entitlement and add it to the app."),
    CodeRow(
      "CLLocationPushServiceErrorUnsupportedPlatform", 4, "The platform has no location pushes.",
      ["IOS-AUTH-009"]),
  ]
}
