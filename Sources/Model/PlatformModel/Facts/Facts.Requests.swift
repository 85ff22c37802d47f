extension Facts {
  /// Requests beyond the table of transitions: what they do and do not answer.
  public static let requests: [Fact] = [
    Fact(
      "IOS-REQ-001", .allIOS, .documented, from: ["W14-706", "HDR"],
      """
      From iOS 8 an explicit request is needed: starting a service while not determined shows \
      nothing. Before 8 the first use prompted.
      """),
    Fact(
      "IOS-REQ-002", .allIOS, .measured, from: ["PROBE"],
      """
      On a Simulator, not determined: startUpdatingLocation and requestLocation gave no \
      location, no error and no callback. Tests need a timeout.
      """),
    Fact(
      "IOS-REQ-003", .allIOS, .documented, from: ["W14-706"],
      "An app linked against the SDK of iOS 7 keeps the implicit prompt on iOS 8 and gets Always."),
    Fact(
      "IOS-REQ-004", .allIOS, .documented, from: ["W14-706"],
      """
      Geolocation in a WKWebView requests When In Use for the app where the purpose string \
      exists.
      """),
    Fact(
      "IOS-REQ-005", .iOS(from: .iOS(13)), .documented, from: ["HDR", "DOC-ALWAYS"],
      """
      requestAlwaysAuthorization works one time: later calls do nothing until the state is not \
      determined again.
      """),
    Fact(
      "IOS-REQ-006", .iOS(from: .iOS(11)), .documented, from: ["W17-713"],
      """
      Asking for Always first uses the upgrade up: after When In Use was chosen no upgrade \
      prompt can be shown.
      """),
    Fact(
      "IOS-REQ-007", .iOS(from: .iOS(13)), .documented, from: ["ISS-318", "W20-10660", "TS"],
      """
      Asking for When In Use first and for Always later keeps the upgrade, and from 13.4 avoids \
      provisional Always.
      """),
    Fact(
      "IOS-REQ-008", .iOS(from: .iOS(13)), .documented, from: ["DOC-ALWAYS-OLD"],
      "P5 and P6 do not show the Always text, also when Always was requested; only P7 does."),
    Fact(
      "IOS-REQ-009", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Provisional Always: monitored events (region, significant change, visit, start in the \
      background) are withheld unless delivery would be legal under When In Use.
      """),
    Fact(
      "IOS-REQ-010", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Provisional Always: in the foreground or with the indicator the app receives locations as \
      under When In Use.
      """),
    Fact(
      "IOS-REQ-011", .iOS(from: .iOS(13)), .documented, from: ["W19-705", "KURA"],
      """
      Regions armed under provisional Always may lose their first events; an app that waits for \
      a trip sees it after P7 is answered at the next unlock.
      """),
    Fact(
      "IOS-REQ-012", .iOS(from: .iOS(13)), .reported, from: ["RNP-964", "HTRACK"],
      "No API tells provisional Always from Always, nor Allow Once from When In Use."),
    Fact(
      "IOS-REQ-013", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Allow Once can be asked again each time it has lapsed; after Don’t Allow no request asks \
      again.
      """),
    Fact(
      "IOS-REQ-014", .iOS(from: .iOS(13)), .documented, from: ["W19-705"],
      """
      Allow Once outlives an absence shorter than the grace period and a whole time in the \
      background with the blue indicator.
      """),
    Fact(
      "IOS-REQ-015", .iOS(from: .iOS(13)), .documented,
      from: ["DOC-ALWAYS", "PH-1018", "PH-802", "TS"],
      """
      requestAlwaysAuthorization after Allow Once does nothing and calls nothing: code that \
      awaits an answer hangs.
      """),
    Fact(
      "IOS-REQ-016", .iOS(from: .iOS(13, 4)), .reported, from: ["TS", "MOTEST"],
      "When In Use and right after it Always, in one flow, show P6 and then P7 back to back."),
    Fact(
      "IOS-REQ-017", .iOS(from: .iOS(13)), .reported, from: ["HA"],
      """
      Requesting Always from the authorization callback whenever the status is When In Use \
      prompts at once, and again after Allow Once lapsed.
      """),
    Fact(
      "IOS-REQ-018", .allIOS, .documented, from: ["W14-706"],
      """
      An update of the app that drops a purpose string: a grant that the rest still supports \
      stays; otherwise Always falls to When In Use, and When In Use to not determined. Denied \
      stays denied.
      """),
    Fact(
      "IOS-REQ-019", .iOS(from: .iOS(11)), .documented, from: ["W17-713"],
      "People may choose While Using for every app that asks for Always, old binaries too."),
    Fact(
      "IOS-REQ-020", .iOS(from: .iOS(10)), .reported, disputed: true, from: ["PAP-34", "RNP-884"],
      """
      Deleting and installing the app again makes it not determined; grants that were kept have \
      been reported, of location in 2018 and of motion in 2024.
      """),
    Fact(
      "IOS-REQ-021", .iOS(from: .iOS(9)), .documented, from: ["HDR", "DOC-REQLOC"],
      """
      requestLocation delivers one location or one error and stops by itself; \
      startUpdatingLocation and stopUpdatingLocation cancel it, and a manager has one \
      outstanding.
      """),
    Fact(
      "IOS-REQ-023", .iOS(from: .iOS(9)), .measured, from: ["PROBE"],
      """
      requestLocation needs a delegate with both didUpdateLocations and didFailWithError; \
      otherwise, and without a delegate, an NSInternalInconsistencyException “Delegate must \
      respond to …” ends the process.
      """),
    Fact(
      "IOS-REQ-024", .allIOS, .documented, from: ["DOC-FAIL", "TENCENT"],
      """
      Without didFailWithError an exception threatens when location services are used, says \
      Apple; startUpdatingLocation has thrown for a missing didUpdateLocations too.
      """),
    Fact(
      "IOS-REQ-025", .allIOS, .documented, from: ["DOC-FAIL", "PK-24"],
      """
      A denied app gets kCLErrorDenied (1). kCLErrorLocationUnknown (0) is passing: standard \
      updates keep trying.
      """),
    Fact(
      "IOS-REQ-026", .iOS(from: .iOS(13)), .reported, from: ["F-748098"],
      """
      An app with When In Use that starts updates in the background without the indicator gets \
      nothing or kCLErrorDenied.
      """),
    Fact(
      "IOS-REQ-027", .iOS(from: .iOS(14)), .reported, disputed: true, from: ["OBA-1209"],
      """
      kCLErrorDenied while the status still reads authorized has been reported for Location \
      Services off; error 1 means no service now, not denied by the person.
      """),
    Fact(
      "IOS-REQ-028", .allIOS, .reported, from: ["CORDD-183", "STACK3"],
      "P9 appears a limited number of times per app; afterwards the request returns silently."),
    Fact(
      "IOS-REQ-029", .allIOS, .documented, from: ["DOC-DENIED"],
      "Denied is reported too while Location Services is off or, as documented, in Airplane Mode."),
    Fact(
      "IOS-REQ-030", .iOS(from: .iOS(16)), .documented, from: ["DOC-ALWAYS"],
      "Control Center names the apps that use or recently used location."),
    Fact(
      "IOS-REQ-031", .iOS(from: .iOS(17)), .documented, from: ["DOC-ALWAYS"],
      """
      On visionOS an iPhone or iPad app that requests Always is treated as requesting When In \
      Use.
      """),
    Fact(
      "IOS-REQ-032", .allIOS, .documented, from: ["DOC-CLLM", "HDR"],
      """
      startUpdatingLocation reports to the delegate: without one, or without didUpdateLocations, \
      no location reaches the app that way. The manager’s location can be read all the same.
      """),
    Fact(
      "IOS-REQ-034", .allIOS, .documented, from: ["HDR", "SWIFT-NEAR"],
      """
      The methods of CLLocationManagerDelegate are optional, and Core Location calls one only \
      under its exact name. Swift accepts a method with nearly that name, and warns only if it is \
      declared beside the conformance and is not private.
      """),
  ]
}
