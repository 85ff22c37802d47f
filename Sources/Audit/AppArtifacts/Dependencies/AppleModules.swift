/// The modules of Apple's SDKs and of the Swift toolchain, from the lists of frameworks at
/// developer.apple.com/documentation; a name that is missing here only keeps rules from reporting.
enum AppleModules {
  static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts
    ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI AlarmKit
    AppClip AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks
    BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay
    Charts Cinematic ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto Compression Contacts
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport
    DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DeviceManagement Dispatch
    Distributed EnergyKit EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit
    ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI
    ForceFeedback Foundation FoundationModels FoundationNetworking FoundationXML GLKit GSS
    GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit
    IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents
    IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LiveCommunicationKit
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute Machine
    ManagedApp ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport
    MediaAccessibility MediaPlayer MediaSetup MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension
    NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit
    PackageDescription PaperKit PassKit PencilKit PermissionKit PhotoKit Photos PhotosUI
    PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing
    RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices
    SafetyKit SceneKit ScreenTime Security SecurityUI SensitiveContentAnalysis SensorKit
    ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech
    SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore
    Symbols Synchronization SystemConfiguration TabletopKit TelephonyMessagingKit Testing
    ThreadNetwork TipKit Translation TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount
    VideoToolbox VisionKit Vision VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit WiFiAware WidgetKitUI WorkoutKit XCTest XCUIAutomation
    ApplicationServices Carbon Cocoa CompositorServices DockKit GameSave MediaToolbox OpenCL
    SQLite3 ScreenCaptureKit SwiftOnoneSupport
    iAd libxml2 notify os simd sqlite3 zlib Darwin Glibc Cxx CxxStdlib MachO
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
