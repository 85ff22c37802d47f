extension FactSource {
  /// Apple’s headers, pages and talks.
  static let apple: [FactSource] = [
    FactSource("HDR", "CLLocationManager.h of an iOS 15 SDK"),
    FactSource("HDR-SS", "CLServiceSession.h"),
    FactSource(
      "DOC-ALWAYS", "requestAlwaysAuthorization()",
      apple: "corelocation/cllocationmanager/requestalwaysauthorization()"),
    FactSource(
      "DOC-ALWAYS-OLD", "requestAlwaysAuthorization(), earlier revisions",
      apple: "corelocation/cllocationmanager/1620551-requestalwaysauthorization"),
    FactSource(
      "DOC-REQALW", "Requesting Always Authorization",
      apple:
        "corelocation/choosing_the_authorization_level_for_location_services/requesting_always_authorization"
    ),
    FactSource(
      "DOC-STATUS", "authorizationStatus",
      apple: "corelocation/cllocationmanager/authorizationstatus-swift.property"),
    FactSource(
      "DOC-DENIED", "CLAuthorizationStatus.denied",
      apple: "corelocation/clauthorizationstatus/denied"),
    FactSource("DOC-CLLM", "CLLocationManager", apple: "corelocation/cllocationmanager"),
    FactSource(
      "DOC-DIDCHANGE", "locationManagerDidChangeAuthorization(_:)",
      apple: "corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)"),
    FactSource(
      "DOC-DIDCHANGE-OLD", "locationManager(_:didChangeAuthorization:)",
      apple: "corelocation/cllocationmanagerdelegate/locationmanager(_:didchangeauthorization:)"),
    FactSource(
      "DOC-FAIL", "locationManager(_:didFailWithError:)",
      apple: "corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)"),
    FactSource(
      "DOC-REQLOC", "requestLocation()", apple: "corelocation/cllocationmanager/requestlocation()"),
    FactSource(
      "DOC-TEMP", "requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
      apple:
        "corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
    ),
    FactSource(
      "DOC-ACCAUTH", "accuracyAuthorization",
      apple: "corelocation/cllocationmanager/accuracyauthorization"),
    FactSource(
      "DOC-REDCONST", "kCLLocationAccuracyReduced",
      apple: "corelocation/kcllocationaccuracyreduced"),
    FactSource(
      "DOC-REDKEY", "NSLocationDefaultAccuracyReduced",
      apple: "bundleresources/information-property-list/nslocationdefaultaccuracyreduced"),
    FactSource(
      "DOC-BG", "Handling location updates in the background",
      apple: "corelocation/handling-location-updates-in-the-background"),
    FactSource(
      "DOC-BAS", "CLBackgroundActivitySession",
      apple: "corelocation/clbackgroundactivitysession-3mzv3"),
    FactSource(
      "DOC-SSINIT", "CLServiceSession.init(authorization:)",
      apple: "corelocation/clservicesession-pt7n/init(authorization:)"),
    FactSource("DOC-UPDATES", "Core Location updates", apple: "updates/corelocation"),
    FactSource(
      "DOC-REGION", "startMonitoring(for:)",
      apple: "corelocation/cllocationmanager/startmonitoring(for:)"),
    FactSource(
      "DOC-REGFAIL", "CLError.regionMonitoringFailure",
      apple: "corelocation/clerror-swift.struct/code/regionmonitoringfailure"),
    FactSource(
      "DOC-MONREG", "monitoredRegions", apple: "corelocation/cllocationmanager/monitoredregions"),
    FactSource("DOC-DEPR", "Deprecated symbols of Core Location", apple: "corelocation/deprecated"),
    FactSource(
      "DOC-SLC", "startMonitoringSignificantLocationChanges()",
      apple: "corelocation/cllocationmanager/startmonitoringsignificantlocationchanges()"),
    FactSource("DOC-LOCBTN", "CLLocationButton", apple: "corelocationui/cllocationbutton"),
    FactSource("DOC-CLUI", "Core Location UI", apple: "corelocationui"),
    FactSource(
      "DOC-PUSHENT", "com.apple.developer.location.push",
      apple: "bundleresources/entitlements/com.apple.developer.location.push"),
    FactSource(
      "DOC-PUSH", "Creating a location push service extension",
      apple: "corelocation/creating-a-location-push-service-extension"),
    FactSource(
      "DOC-CLIP", "NSAppClipRequestLocationConfirmation",
      apple:
        "bundleresources/information-property-list/nsappclip/nsappcliprequestlocationconfirmation"),
    FactSource(
      "DOC-CLIP2", "Confirming a person’s physical location",
      apple: "appclip/confirming-a-person-s-physical-location"),
    FactSource(
      "DOC-LAUNCHKEY", "UIApplication.LaunchOptionsKey.location",
      apple: "uikit/uiapplication/launchoptionskey/location"),
    FactSource(
      "DOC-MOTKEY", "NSMotionUsageDescription",
      apple: "bundleresources/information-property-list/nsmotionusagedescription"),
    FactSource(
      "DOC-CMHMM", "CMHeadphoneMotionManager", apple: "coremotion/cmheadphonemotionmanager"),
    FactSource("DOC-CMAM", "CMMotionActivityManager", apple: "coremotion/cmmotionactivitymanager"),
    FactSource(
      "DOC-CMMM", "CMMotionManager.authorizationStatus",
      apple: "coremotion/cmmotionmanager/authorizationstatus"),
    FactSource(
      "DOC-BTKEY", "NSBluetoothAlwaysUsageDescription",
      apple: "bundleresources/information-property-list/nsbluetoothalwaysusagedescription"),
    FactSource(
      "DOC-BTPKEY", "NSBluetoothPeripheralUsageDescription",
      apple: "bundleresources/information-property-list/nsbluetoothperipheralusagedescription"),
    FactSource(
      "DOC-CBSTATE", "CBManagerState", apple: "corebluetooth/cbmanagerstate"),
    FactSource(
      "DOC-CBUPDATE", "centralManagerDidUpdateState(_:)",
      apple: "corebluetooth/cbcentralmanagerdelegate/centralmanagerdidupdatestate(_:)"),
    FactSource(
      "DOC-CBFOUND", "centralManager(_:didDiscover:advertisementData:rssi:)",
      apple:
        "corebluetooth/cbcentralmanagerdelegate/centralmanager(_:diddiscover:advertisementdata:rssi:)"
    ),
    FactSource(
      "DOC-CBCONNECT", "connect(_:options:)",
      apple: "corebluetooth/cbcentralmanager/connect(_:options:)"),
    FactSource(
      "DOC-CBAUTH", "CBManager.authorization",
      apple: "corebluetooth/cbmanager/authorization-swift.type.property"),
    FactSource(
      "DOC-PROT", "Requesting access to protected resources",
      apple: "uikit/requesting-access-to-protected-resources"),
    FactSource(
      "DOC-REASON", "Describing use of required reason API",
      apple: "bundleresources/describing-use-of-required-reason-api"),
    FactSource(
      "DOC-ATS", "NSAppTransportSecurity",
      apple: "bundleresources/information-property-list/nsapptransportsecurity"),
    FactSource(
      "ATS-ARCHIVE", "Information Property List Key Reference: NSAppTransportSecurity, 2017",
      at:
        "https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/Articles/CocoaKeys.html"
    ),
    FactSource(
      "HIG-PRIV", "Human Interface Guidelines: Privacy",
      at: "https://developer.apple.com/design/human-interface-guidelines/privacy"),
    FactSource(
      "DOC-515", "App Review Guidelines, 5.1.5",
      at: "https://developer.apple.com/app-store/review/guidelines/"),
    FactSource(
      "DOC-CAPS", "UIRequiredDeviceCapabilities",
      apple: "bundleresources/information-property-list/uirequireddevicecapabilities"),
    FactSource("VELOG-CAP", "Requiring the Presence of Specific Location Services"),
    FactSource("DOC-MDM", "AppSettings declaration", apple: "devicemanagement/appsettings"),
    FactSource(
      "DOC-MDMAPP", "AppSettings: app dictionary",
      apple: "devicemanagement/appsettingsappdictionaryobject"),
    FactSource(
      "SUP-MDM", "Apple Platform Deployment: app settings",
      at: "https://support.apple.com/guide/deployment/depd65c456fa/web"),
    FactSource(
      "APS-PRIV", "Apple platform support: privacy restrictions",
      at: "https://support.apple.com/guide/platform-support/supae21a43c8/web"),
    FactSource(
      "DOC-XCUIRESET", "XCUIApplication.resetAuthorizationStatus(for:)",
      apple: "xcuiautomation/xcuiapplication/resetauthorizationstatus(for:)"),
    FactSource("DOC-XCUILOC", "XCUIDevice.location", apple: "xcuiautomation/xcuidevice/location"),
    FactSource(
      "DOC-SIMTEST", "Simulating location in tests", apple: "xcode/simulating-location-in-tests"),
    FactSource(
      "QA1906", "Technical Q&A QA1906",
      at: "https://developer.apple.com/library/content/qa/qa1906/_index.html"),
    FactSource("SUP-IOS", "Apple’s support pages, per version of iOS"),
    FactSource(
      "RELEASES", "Apple’s history of iOS releases", at: "https://support.apple.com/100100"),
    FactSource("W14-706", "WWDC14, session 706: What’s New in Core Location"),
    FactSource("W15-714", "WWDC15, session 714: What’s New in Core Location"),
    FactSource("W16-716", "WWDC16, session 716: Core Location Best Practices"),
    FactSource("W17-713", "WWDC17, session 713: What’s New in Location Technologies"),
    FactSource("W19-705", "WWDC19, session 705: What’s New in Core Location"),
    FactSource("W20-10660", "WWDC20, session 10660, as quoted in ISS-318"),
    FactSource(
      "W23-10180", "WWDC23, session 10180: Discover streamlined location updates",
      at: "https://developer.apple.com/videos/play/wwdc2023/10180"),
    FactSource(
      "W24-10212", "WWDC24, session 10212: What’s new in location authorization",
      at: "https://developer.apple.com/videos/play/wwdc2024/10212"),
  ]

  /// Code, probes, vendors and pages that are cited by name.
  static let others: [FactSource] = [
    FactSource(
      "PK-1029", "mxcl/PromiseKit, issue 1029", at: "https://github.com/mxcl/PromiseKit/issues/1029"
    ),
    FactSource(
      "LIVE-4715", "livecode/livecode, pull request 4715",
      at: "https://github.com/livecode/livecode/pull/4715"),
    FactSource(
      "OGT-234", "merlos/iOS-Open-GPX-Tracker, discussion 234",
      at: "https://github.com/merlos/iOS-Open-GPX-Tracker/discussions/234"),
    FactSource(
      "PYOBJC", "pyobjc-framework-CoreLocation 12.2.2, metadata",
      at: "https://pypi.org/project/pyobjc-framework-CoreLocation/12.2.2/"),
    FactSource(
      "PYOBJC-M", "pyobjc-framework-CoreMotion 12.2.2, metadata",
      at: "https://pypi.org/project/pyobjc-framework-CoreMotion/12.2.2/"),
    FactSource(
      "PYOBJC-B", "pyobjc-framework-CoreBluetooth 13.0, metadata",
      at: "https://pypi.org/project/pyobjc-framework-CoreBluetooth/13.0/"),
    FactSource("STR", "Strings of CoreLocation.framework, 2020"),
    FactSource(
      "AM", "AutoMate: system messages per version, 10.2 to 12.2",
      at: "https://github.com/PGSSoft/AutoMate"),
    FactSource("PATROL", "Patrol: IOSAutomator.swift", at: "https://github.com/leancodepl/patrol"),
    FactSource("MOBIUM", "Measured table of system alerts"),
    FactSource("MOTEST", "Test note on back-to-back prompts"),
    FactSource("PROBE", "Measurements of Core Location and Core Motion on a Simulator"),
    FactSource("CLPROBE", "Probe of CLMonitor’s persistence on iOS 26"),
    FactSource("RADAR", "Design note on driving in the background"),
    FactSource("RADAR-V", "Verification of RADAR on devices"),
    FactSource("HALO", "Write-up of WWDC24 10212 with CLMonitor notes"),
    FactSource("ARO", "Note on the shape of UIBackgroundModes"),
    FactSource(
      "ASU", "AppleSimulatorUtils: SetLocationPermission.m",
      at: "https://github.com/wix/AppleSimulatorUtils"),
    FactSource("SIMCTL", "Help text of simctl privacy"),
    FactSource("SIMCTL-LN", "Note that simctl privacy lacks local network"),
    FactSource(
      "PH", "permission_handler: LocationPermissionStrategy.m",
      at: "https://github.com/Baseflow/flutter-permission-handler"),
    FactSource(
      "GL", "geolocator: PermissionHandler.m",
      at: "https://github.com/Baseflow/flutter-geolocator"),
    FactSource(
      "RNP", "react-native-permissions: ios",
      at: "https://github.com/zoontek/react-native-permissions"),
    FactSource("HA", "Home Assistant for iOS", at: "https://github.com/home-assistant/iOS"),
    FactSource(
      "TS", "react-native-background-geolocation: changelog and Config.d.ts",
      at: "https://github.com/transistorsoft/react-native-background-geolocation"),
    FactSource("HTRACK", "HyperTrack SDK: changelog"),
    FactSource(
      "SWIFT-NEAR", "Swift's compiler: near-miss warnings for optional requirements (570fdf9)",
      at: "https://github.com/swiftlang/swift"),
    FactSource(
      "MACIOS", "dotnet/macios: src/corelocation.cs", at: "https://github.com/dotnet/macios"),
    FactSource(
      "MACIOS-27", "dotnet/macios wiki: CoreLocation in Xcode 27.0 beta 1",
      at: "https://github.com/dotnet/macios/wiki/CoreLocation-macOS-xcode27.0-b1"),
    FactSource(
      "MACIOS-26120", "dotnet/macios: pull request 26120",
      at: "https://github.com/dotnet/macios/pull/26120"),
    FactSource(
      "MACIOS-MOT", "dotnet/macios wiki: CoreMotion in Xcode 27.2 beta 3",
      at: "https://github.com/dotnet/macios/wiki/CoreMotion-macOS-xcode27.2-b3"),
    FactSource(
      "ONESTACK", "Reference of Core Location, SDK 27.1",
      at: "https://onestack.dev/ios-reference/CoreLocation"),
    FactSource(
      "MSDN", "CoreLocation in .NET for iOS",
      at: "https://learn.microsoft.com/dotnet/api/corelocation"),
    FactSource(
      "MSDN-M", "CoreMotion in .NET for iOS",
      at: "https://learn.microsoft.com/dotnet/api/coremotion"),
    FactSource(
      "MEDIUM-13",
      "Understanding New Location Permission Changes in iOS 13, medium.com/better-programming",
    ),
    FactSource(
      "KURA", "Ride Kura help: background-use reminders",
      at: "https://ridekura.zendesk.com/hc/articles/360006568338"),
    FactSource("SO-77064039", "Stack Overflow: what stops under reduced accuracy"),
    FactSource(
      "TENCENT", "Tencent Cloud developer question 113691683",
      at: "https://cloud.tencent.com/developer/ask/sof/113691683"),
    FactSource(
      "STACK3", "Note on the Location Services prompt, iOS 6",
      at: "https://blogios.stack3.net/archives/1101"),
    FactSource(
      "SOUTHAM", "Southam & Associates: location choices of iOS 13",
      at: "https://southamandassociates.com/?p=1225"),
    FactSource(
      "MSFT-14", "The Windows Update: location choices of iOS 14",
      at: "https://thewindowsupdate.com/2021/07/15"),
    FactSource(
      "BETECH", "Be Tech Wise: the arrows of Location Services", at: "https://betechwise.com"),
    FactSource(
      "FLUFFY", "Opening an app’s Settings page", at: "https://fluffy.es/open-settings-app"),
    FactSource(
      "RN-GEO", "React Native: Geolocation",
      at: "https://archive.reactnative.dev/docs/geolocation"),
    FactSource("MAPLIBRE", "MapLibre Compose: location", at: "https://maplibre.org"),
    FactSource(
      "BIZ", "BiznessApps support: purpose strings",
      at: "https://support.biznessapps.com/hc/articles/360019087579"),
    FactSource("PRIV", "Privacy manifests in public repositories"),
    FactSource(
      "NO-MANIFEST",
      "Public apps with UserDefaults and no privacy manifest that were released in 2026:"
        + " meshtastic/Meshtastic-Apple 2.7.18, JohanDegraeve/xdripswift 6.3.3"),
    FactSource("CC11", "Press reports on the Control Center of iOS 11"),
    FactSource(
      "RADIUS-CC", "Radius Networks: Bluetooth beacons in iOS 11",
      at: "http://developer.radiusnetworks.com/2018/03/19/bluetooth-beacons-in-ios-11.html"),
    FactSource("BLEAK", "bleak: troubleshooting", at: "https://github.com/hbldh/bleak"),
    FactSource("FR-1158", "Report of ITMS-90738 for a French string"),
    FactSource("WALLET", "Report of ITMS-90738 for a key-named string"),
    FactSource("WW-B4", "Report of ITMS-90683 for a watch-only stub"),
    FactSource("DOC-SITUM", "Situm SDK: permissions"),
    FactSource("DOC-BLUEDOT", "Bluedot: background location usage indicator"),
    FactSource("DOC-TENCENT", "Permission page of a Chinese location SDK, 2021-11-01"),
    FactSource("DOC-BREEZE", "Breeze: permissions page"),
    FactSource("DOC-MOVE", "Dolphin MOVE SDK: permissions handling"),
  ]

  /// Repositories whose issues are cited: the letters before the number, and where they are kept.
  static let trackers: [(letters: String, repository: String)] = [
    ("AAO", "StoDevX/AAO-React-Native"),
    ("ASU", "wix/AppleSimulatorUtils"),
    ("ATB", "AtB-AS/mittatb-app"),
    ("BGL", "Almoullim/background_location"),
    ("BK", "rhummelmose/BluetoothKit"),
    ("BLEC", "don/cordova-plugin-ble-central"),
    ("BLSW", "netguru/BlueSwift"),
    ("BRZ", "braze-inc/braze-docs"),
    ("CAM", "numbersprotocol/capture-cam"),
    ("CAPC", "capacitor-community/background-geolocation"),
    ("CAPG", "ionic-team/capacitor-geolocation"),
    ("CCB", "StarryInternet/CombineCoreBluetooth"),
    ("CIO", "customerio/customerio-flutter"),
    ("CLEV", "CleverTap/clevertap-ios-sdk"),
    ("CM", "imaginary-cloud/CameraManager"),
    ("CORD", "apache/cordova-plugin-geolocation"),
    ("CORDD", "dpa99c/cordova-diagnostic-plugin"),
    ("DELBA", "delba/Permission"),
    ("DIG", "digitalfabrik/entitlementcard"),
    ("EST", "Estimote/react-native-proximity"),
    ("EX", "element-hq/element-x-ios"),
    ("EXPO", "expo/expo"),
    ("FF", "mozilla-mobile/firefox-ios"),
    ("FUS", "ytakzk/Fusuma"),
    ("GEO", "Baseflow/flutter-geolocator"),
    ("GUARD", "guardian/editions"),
    ("HA", "home-assistant/iOS"),
    ("HAYL", "HaylLtd/cordova-background-geolocation-plugin"),
    ("IA", "IndoorAtlas/ios-sdk-examples"),
    ("INTU", "intuit/LocationManager"),
    ("ISS", "ContactAssistApp/mobile"),
    ("JLP", "jlaws/JLPermissions"),
    ("KALU", "splendo/kaluga"),
    ("KLAV", "klaviyo/klaviyo-swift-sdk"),
    ("KOL", "kolabing/kolabing-app"),
    ("LIVE", "livecode/livecode"),
    ("LUNES", "digitalfabrik/lunes-app"),
    ("LYO", "Lyokone/flutterlocation"),
    ("MAUR", "mauron85/react-native-background-geolocation"),
    ("MAURC", "mauron85/cordova-plugin-background-geolocation"),
    ("MOON", "PEEKYPAUL/Moongate"),
    ("MUSC", "blopa/musclog-app"),
    ("NGEO", "ChunkyTofuStudios/native_geofence"),
    ("NRFM", "nordicsemi/IOS-nRF-Mesh-Library"),
    ("NS", "NativeScript/plugins"),
    ("OBA", "OneBusAway/onebusaway-ios"),
    ("OGT", "merlos/iOS-Open-GPX-Tracker"),
    ("OMNB", "LoopKit/OmniBLE"),
    ("ORG", "openrung/openrung-mobile-app"),
    ("ORM", "lionheart/openradar-mirror"),
    ("OS", "OneSignal/OneSignal-iOS-SDK"),
    ("OT", "owntracks/ios"),
    ("PAP", "pascalbros/PAPermissions"),
    ("PH", "Baseflow/flutter-permission-handler"),
    ("PK", "PromiseKit/CoreLocation"),
    ("PKCL", "PromiseKit/CoreLocation"),
    ("PRIDE", "redbadger/pride-london-app"),
    ("PSC", "nickoneill/PermissionScope"),
    ("RNBSM", "patlux/react-native-bluetooth-state-manager"),
    ("RNG", "michalchudziak/react-native-geolocation"),
    ("RNGS", "Agontuk/react-native-geolocation-service"),
    ("RNL", "timfpark/react-native-location"),
    ("RNP", "zoontek/react-native-permissions"),
    ("SIMP", "Automattic/simplenote-ios"),
    ("SKIP", "skiptools/skip-kit"),
    ("SOM", "matghazaryan/SOMotionDetector"),
    ("SPK", "sparrowcode/PermissionsKit"),
    ("STATUS", "status-im/status-legacy"),
    ("SWL", "malcommac/SwiftLocation"),
    ("TS", "transistorsoft/react-native-background-geolocation"),
    ("TSC", "transistorsoft/cordova-background-geolocation-lt"),
    ("TSCAP", "transistorsoft/capacitor-background-geolocation"),
    ("TSF", "transistorsoft/flutter_background_geolocation"),
    ("TZ", "banchichen/TZImagePickerController"),
  ]
}
