import PlatformModel

extension Topic {
  /// What an app reads of its permissions, by name.
  static var statuses: [Topic] {
    location.map { row in
      row.topic(
        .status,
        aliases: [
          row.shortName, "kCLAuthorizationStatus" + row.capitalized,
          "authorizationStatus \(row.value)", "CLAuthorizationStatus \(row.value)",
          "status \(row.value)",
        ])
    }
      + accuracy.map { $0.topic(.status, aliases: [$0.shortName]) }
      + (motion + bluetooth + radio).map { $0.topic(.status, aliases: [$0.shortName]) }
  }

  private static let location: [CodeRow] = [
    CodeRow(
      "CLAuthorizationStatus.notDetermined", 0,
      "The person has not been asked yet, or Allow Once has lapsed, or Settings says Ask Next Time.",
      ["IOS-AUTH-001", "IOS-AUTH-034", "IOS-AUTH-038", "IOS-REQ-001", "T29", "T36", "T52"],
      why: """
        The first callback says so before a prompt is answered. It stays so where the request was \
        never made, where its purpose string is absent, and where the phone was locked during the \
        prompt.
        """,
      fix: """
        Request in answer to a tap, with the purpose string in the Info.plist. Do not take the \
        first callback for the answer, and do not request again from the callback.
        """),
    CodeRow(
      "CLAuthorizationStatus.restricted", 1,
      "Parental controls or device management keep the app from asking.",
      ["IOS-AUTH-001", "T25", "IOS-SET-022"],
      why: "The person holding the phone may not be able to change it.",
      fix: """
        Go on without location, and say that a restriction is set: Screen Time or the organization \
        that manages the phone. A request does nothing.
        """),
    CodeRow(
      "CLAuthorizationStatus.denied", 2,
      "The person said no, or Location Services is off for the whole device.",
      ["IOS-AUTH-001", "T24", "T37", "IOS-REQ-013", "IOS-REQ-029", "IOS-SET-013"],
      why: """
        iOS asks once: after Don’t Allow no request shows a prompt again, and no callback comes.
        """,
      fix: """
        Say what does not work without location, and offer a button that opens \
        UIApplication.openSettingsURLString; the choice there is While Using the App. Where \
        Location Services is off the app's page does not help: name the place, Settings > Privacy \
        & Security > Location Services.
        """),
    CodeRow(
      "CLAuthorizationStatus.authorizedAlways", 3,
      "Always, or provisional Always; the app cannot distinguish them.",
      [
        "IOS-AUTH-001", "IOS-AUTH-002", "IOS-REQ-009", "IOS-REQ-010", "IOS-REQ-012", "T15",
        "IOS-NEW-007", "C7",
      ],
      why: """
        From iOS 13 a request for Always from not determined gives provisional Always: Settings \
        shows While Using, and events in the background wait for a second prompt.
        """,
      fix: """
        Do not read it as “runs in the background”. Request When In Use first and Always later; \
        from iOS 18 hold a CLServiceSession for Always where live updates or monitors run.
        """, aliases: ["CLAuthorizationStatus.authorized", "kCLAuthorizationStatusAuthorized"]),
    CodeRow(
      "CLAuthorizationStatus.authorizedWhenInUse", 4,
      "When In Use, or Allow Once; the app cannot distinguish them.",
      ["IOS-AUTH-001", "IOS-AUTH-002", "IOS-BG-001", "IOS-BG-003", "IOS-BG-015", "IOS-REQ-012"],
      why: """
        Location comes in the foreground, in a short grace after it, and in the background with the \
        indicator where the session began in the foreground.
        """,
      fix: """
        For the background: the mode `location`, allowsBackgroundLocationUpdates set to true and \
        updates started before the app leaves the foreground. Or request Always.
        """),
  ]

  private static let accuracy: [CodeRow] = [
    CodeRow(
      "CLAccuracyAuthorization.fullAccuracy", 0,
      "Precise Location is on. The trap: 0 is the good value.",
      ["IOS-AUTH-003", "IOS-AUTH-021", "IOS-AUTH-024"],
      why: "It means something only together with the status."),
    CodeRow(
      "CLAccuracyAuthorization.reducedAccuracy", 1,
      "Precise Location is off: an area of some kilometers, a few times an hour.",
      ["IOS-AUTH-003", "IOS-ACC-001", "IOS-ACC-002", "IOS-ACC-003", "IOS-ACC-004", "T43", "C10"],
      why: """
        The person switched Precise off in the prompt or in Settings, or the build declares \
        NSLocationDefaultAccuracyReduced. Regions and beacons are silent.
        """,
      fix: """
        Read accuracyAuthorization before regions and beacons, and request temporary full accuracy \
        for a purpose that people see.
        """),
  ]

  private static let motion: [CodeRow] = [
    CodeRow(
      "CMAuthorizationStatus.notDetermined", 0, "Motion was not asked for yet.",
      ["IOS-MOT-001", "IOS-MOT-002"], why: "Motion has no request of its own.",
      fix: "Make the first query in answer to a tap; the prompt comes with it."),
    CodeRow(
      "CMAuthorizationStatus.restricted", 1, "Motion is restricted on this device.",
      ["IOS-MOT-001"], fix: "Go on without motion."),
    CodeRow(
      "CMAuthorizationStatus.denied", 2,
      "The person denied motion, or Fitness Tracking is off for all apps.",
      ["IOS-MOT-001", "IOS-MOT-005", "IOS-MOT-009", "IOS-SET-011"],
      why: "A query gets error 105; updates that were started are never heard of.",
      fix: "Offer a button that opens the app's page in Settings. A change there ends the app."),
    CodeRow(
      "CMAuthorizationStatus.authorized", 3, "Motion may be read.", ["IOS-MOT-001"]),
  ]

  private static let bluetooth: [CodeRow] = [
    CodeRow(
      "CBManagerAuthorization.notDetermined", 0, "Bluetooth was not asked for yet.",
      ["IOS-BT-001", "IOS-BT-003"],
      why: "The first manager shows the prompt; reading the property does not.",
      fix: "Make the first manager when Bluetooth is needed, not at launch."),
    CodeRow(
      "CBManagerAuthorization.restricted", 1, "Bluetooth is restricted on this device.",
      ["IOS-BT-001"], fix: "Go on without Bluetooth."),
    CodeRow(
      "CBManagerAuthorization.denied", 2, "The person denied Bluetooth to the app.",
      ["IOS-BT-001", "IOS-BT-002", "IOS-BT-006", "IOS-SET-011"],
      why: "A manager is in the state unauthorized. Beacons through Core Location go on.",
      fix: "Offer a button that opens the app's page in Settings. A change there ends the app."),
    CodeRow(
      "CBManagerAuthorization.allowedAlways", 3, "Bluetooth may be used.", ["IOS-BT-001"]),
  ]

  private static let radio: [CodeRow] = [
    CodeRow(
      "CBManagerState.unsupported", 2, "The device has no Bluetooth, as a Simulator.",
      ["IOS-BT-002", "IOS-BT-009"], fix: "Try it on a device."),
    CodeRow(
      "CBManagerState.unauthorized", 3, "The app may not use Bluetooth.",
      ["IOS-BT-002", "IOS-BT-001"],
      fix: "Read CBManager.authorization, which says whether it was denied or is restricted."),
    CodeRow(
      "CBManagerState.poweredOff", 4, "The radio is off.",
      ["IOS-BT-002", "IOS-BT-010", "IOS-BT-011", "IOS-BT-007"],
      why: """
        Settings turns it off on every release. The switch in Control Center turns it off up to \
        iOS 10 only; from 11 it disconnects accessories and location keeps using it, but the app \
        receives this state all the same.
        """,
      fix: "Ask people to switch Bluetooth on in Settings."),
    CodeRow(
      "CBManagerState.poweredOn", 5, "The radio is on and the app may use it.", ["IOS-BT-002"]),
  ]
}

extension CodeRow {
  /// "Denied", as the end of a name in Objective-C.
  fileprivate var capitalized: String {
    shortName.prefix(1).uppercased() + shortName.dropFirst()
  }
}
