import Findings
import Testing

@testable import AppArtifacts

@Suite struct `The libraries of a target` {
  private func libraries(
    _ files: [String: String], folder: String = "", links: [String] = [], more: [String] = []
  ) -> [LinkedLibrary] {
    artifact(files, folder: folder, links: links, more: more).targets[0].libraries
  }

  func artifact(
    _ files: [String: String], folder: String = "", links: [String] = [], more: [String] = []
  ) -> AppArtifact {
    var project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"], links: links),
      TargetText("Widget", "app-extension", settings: ["INFOPLIST_FILE = Info.plist;"]))
    project.more = more
    let prefix = folder.isEmpty ? "" : folder + "/"
    let tree = [
      prefix + "App.xcodeproj/project.pbxproj": project.text, prefix + "Info.plist": plist(),
    ]
    return AppReader.read(.memory(files.merging(tree) { _, new in new }), root: ".")
  }

  private let lock = """
    PODS:
      - A (1.0):
        - B/Core (= 1.0)
      - B/Core (1.0)
      - OnlyWidget (2.0)
      - "Quoted+X (1.0)"
      - Loc (1.0)

    DEPENDENCIES:
      - A (~> 1.0)
      - OnlyWidget
      - "Quoted+X"
      - Loc (from `../loc`)

    EXTERNAL SOURCES:
      Loc:
        :path: "../loc"
    """

  @Test func `are the pods of its own block, with what they bring`() {
    let podfile = """
      use_frameworks! :linkage => :static
      target 'App' do
        pod 'A' # pod 'Commented'
        if true
          pod 'Loc', :path => '../loc'
        end
        target 'AppTests' do
          inherit! :search_paths
        end
      end
      target 'Widget' do
        pod 'OnlyWidget'
      end
      """
    let artifact = artifact(
      [
        "ios/Podfile": podfile, "ios/Podfile.lock": lock, "loc/Classes/l.swift": "",
        "loc/Example/no.swift": "",
      ], folder: "ios")
    #expect(
      artifact.targets[0].libraries.map { "\($0.name) \($0.isVisible)" }
        == ["A false", "B false", "Loc true", "Quoted+X false"])
    #expect(artifact.targets[0].libraries.allSatisfy { $0.origin == .pod })
    #expect(artifact.targets[0].libraries.map(\.declaredIn).first == "ios/Podfile.lock")
    #expect(artifact.targets[0].sources.map(\.path) == ["loc/Classes/l.swift"])
    #expect(artifact.targets[1].libraries.map(\.name) == ["OnlyWidget", "Quoted+X"])
  }

  @Test func `are one pod where its entry in the lock file takes two lines`() {
    let found = libraries([
      "Podfile":
        "target 'App' do\n  pod 'Reveal', :git => 'https://x.org/r', :branch => 'develop'\nend\n",
      "Podfile.lock": """
      PODS:
        - Reveal (20):
          - Far (>= 1,
            < 2)
        - Far (1.2)

      DEPENDENCIES:
        - Reveal (from `https://example.org/a/long/address/of/a/repository`, branch
          `develop`)
      """,
    ])
    #expect(found.map(\.name) == ["Far", "Reveal"])
  }

  @Test(
    "are the pods of a Podfile in a folder around it that names the project",
    arguments: [
      ("project 'ios/App.xcodeproj'", ["A"]), ("xcodeproj 'ios/App'", ["A"]),
      ("project 'mac/App.xcodeproj'", []), ("", []),
    ])
  func outerPodfile(_ line: String, _ names: [String]) {
    let found = libraries(
      ["Podfile": "\(line)\ntarget 'App' do\n  pod 'A', '1.0'\nend\n"], folder: "ios")
    #expect(found.map(\.name) == names)
  }

  @Test func `leave pods that a helper brings to the target whose block calls it`() {
    let podfile = """
      target 'App' do
        config = use_native_modules!
        use_react_native!(:path => config[:reactNativePath])
      end
      target 'Widget' do
        pod 'OnlyWidget'
      end
      """
    let artifact = artifact(["Podfile": podfile, "Podfile.lock": lock])
    #expect(artifact.targets[0].libraries.map(\.name) == ["A", "B", "Loc", "Quoted+X"])
    #expect(artifact.targets[1].libraries.map(\.name) == ["OnlyWidget"])
  }

  @Test func `are only the npm packages whose pods are locked, if a Podfile command links them`() {
    let files = [
      "ios/Podfile": "target 'App' do\n  use_native_modules!\nend\n",
      "ios/Podfile.lock": """
      PODS:
        - RNGeo (1.0)
      DEPENDENCIES:
        - RNGeo (from `../node_modules/@app/react-native-geo/ios`)
      EXTERNAL SOURCES:
        RNGeo:
          :path: "../node_modules/@app/react-native-geo/ios"
      """,
      "package.json": """
      { "dependencies": { "@app/react-native-geo": "1.0", "expo-location": "1.0" } }
      """,
    ]
    func packages(_ files: [String: String]) -> [String] {
      artifact(files, folder: "ios").targets[0].libraries
        .filter { $0.origin == .npmPackage }.map(\.name)
    }
    #expect(packages(files) == ["@app/react-native-geo"])
    var unlocked = files
    unlocked["ios/Podfile.lock"] = nil
    #expect(packages(unlocked) == ["@app/react-native-geo", "expo-location"])
    var manual = files
    manual["ios/Podfile"] = "target 'App' do\n  pod 'RNGeo'\nend\n"
    #expect(packages(manual) == ["@app/react-native-geo", "expo-location"])
  }

  @Test func `are the pods of the Podfile where nothing is locked`() {
    let found = libraries(["Podfile": "target 'App' do\n  pod 'A/Sub', '1'\nend\n"])
    #expect(found.map(\.name) == ["A"])
    #expect(found.map(\.declaredIn) == ["Podfile"])
  }

  @Test func `show pods whose sources are kept in the tree`() {
    let artifact = artifact([
      "Podfile": "use_frameworks!\ntarget 'App' do\n  pod 'A'\nend\n", "Pods/A/a.m": "",
    ])
    #expect(artifact.targets[0].libraries.map(\.isVisible) == [true])
    #expect(artifact.targets[0].frameworkSources.map(\.path) == ["Pods/A/a.m"])
  }

  @Test func `show the library around its own example, and no source of the example twice`() {
    let artifact = artifact(
      [
        "example/ios/Podfile": "target 'App' do\n  pod 'Geo', :path => '../..'\nend\n",
        "ios/geo.m": "", "example/ios/App/a.m": "", "example/node_modules/x/x.m": "",
      ], folder: "example/ios")
    #expect(artifact.targets[0].libraries.map(\.isVisible) == [true])
    #expect(artifact.targets[0].sources.map(\.path) == ["ios/geo.m"])
  }

  @Test func `stand for unseen pods where only their product is linked`() {
    let found = libraries(
      [:], links: ["object:PODS"],
      more: [
        "PODS = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
      ])
    #expect(found.map(\.name) == ["Pods_App"])
    #expect(found.map(\.isVisible) == [false])
  }

  @Test func `take definitions and permissions from the Podfile`() {
    let podfile = """
      setup_permissions([
        'LocationAccuracy',
        # 'Motion',
        'LocationWhenInUse',
      ])
      target 'App' do
        pod 'A'
      end
      post_install do |installer|
        config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= [
          '$(inherited)',
          'PERMISSION_LOCATION=1',
          # 'PERMISSION_SENSORS=1',
        ]
      end
      """
    let artifact = artifact(["Podfile": podfile])
    #expect(artifact.targets[0].configurations[0].conditions == ["PERMISSION_LOCATION=1"])
    #expect(
      artifact.targets[0].libraries.map(\.name)
        == ["A", "Permission-LocationAccuracy", "Permission-LocationWhenInUse"])
  }

  @Test func `are Flutter's plugins, for the app alone`() {
    let lock = """
      packages:
        geolocator:
          dependency: "direct main"
          source: hosted
        geolocator_apple:
          dependency: transitive
          source: hosted
        collection:
          dependency: transitive
          source: hosted
        lints:
          dependency: "direct dev"
          source: hosted
        flutter:
          dependency: "direct main"
          source: sdk
      sdks:
        dart: ">=3.0.0"
      """
    let artifact = artifact(["pubspec.lock": lock, "pubspec.yaml": "name: x"], folder: "ios")
    #expect(artifact.targets[0].libraries.map(\.name) == ["geolocator", "geolocator_apple"])
    #expect(artifact.targets[0].libraries.map(\.origin) == [.flutterPlugin, .flutterPlugin])
    #expect(artifact.targets[1].libraries == [])
  }

  @Test func `are just the plugins that Flutter itself has listed`() {
    let found = libraries(
      [
        ".flutter-plugins-dependencies":
          #"{"info": "x", "plugins": {"ios": [{"name": "geolocator_apple", "native_build": true}], "android": [{"name": "no"}]}}"#,
        "pubspec.lock":
          "packages:\n  other:\n    dependency: \"direct main\"\n    source: hosted\n",
      ], folder: "ios")
    #expect(found.map(\.name) == ["geolocator_apple"])
  }

  @Test func `stand for a Kotlin framework that a script puts in place`() {
    var project = ProjectText(
      TargetText(
        "iosApp",
        settings: [
          "INFOPLIST_FILE = Info.plist;",
          "OTHER_LDFLAGS = (\"$(inherited)\", \"-framework\", shared);",
          "FRAMEWORK_SEARCH_PATHS = \"$(SRCROOT)/../shared/build/xcode-frameworks/$(CONFIGURATION)/$(SDK_NAME)\";",
        ]))
    project.regions = []
    let artifact = AppReader.read(
      .memory([
        "iosApp/iosApp.xcodeproj/project.pbxproj": project.text, "iosApp/Info.plist": plist(),
      ]),
      root: ".")
    #expect(artifact.targets[0].libraries.map(\.name) == ["shared"])
    #expect(artifact.targets[0].libraries.map(\.isVisible) == [false])
  }

  @Test(arguments: [
    ("./gradlew :shared:embedAndSignAppleFrameworkForXcode\\n", ["Kotlin framework"]),
    ("./gradlew :shared:packForXcode", ["Kotlin framework"]), ("swiftlint", []),
  ])
  func `stand for a Kotlin framework that a script embeds without a search path`(
    _ script: String, _ names: [String]
  ) {
    var target = TargetText("iosApp", settings: ["INFOPLIST_FILE = Info.plist;"])
    target.scripts = ["cd \\\"$SRCROOT/..\\\"\\n" + script]
    let artifact = AppReader.read(
      .memory([
        "iosApp/iosApp.xcodeproj/project.pbxproj": ProjectText(target).text,
        "iosApp/Info.plist": plist(),
      ]),
      root: ".")
    #expect(artifact.targets[0].libraries.map(\.name) == names)
    #expect(artifact.targets[0].libraries.allSatisfy { !$0.isVisible })
  }

  @Test func `are those of a pubspec where nothing is locked`() {
    let found = libraries(
      [
        "pubspec.yaml":
          "name: x\ndependencies:\n  flutter:\n    sdk: flutter\n  # no: 1\n  location: ^5.0.0\ndev_dependencies:\n  test: any\n  beside:\n    path: ../\n"
      ],
      folder: "ios")
    #expect(found.map(\.name) == ["beside", "location"])
  }

  @Test(arguments: [
    (LibraryCaches.none, [false, false]), (LibraryCaches(dart: "/cache"), [true, true]),
    (LibraryCaches(gradle: "/gradle"), [true, false]),
  ])
  func `are plugins of Flutter, with their sources where the caches of the machine are read`(
    caches: LibraryCaches, seen: [Bool]
  ) {
    let project = ProjectText(TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"]))
    func isSeen(_ file: String, _ text: String) -> Bool? {
      let tree = FileTree.memory([
        file: text, "ios/App.xcodeproj/project.pbxproj": project.text, "ios/Info.plist": plist(),
        "/cache/hosted/pub.dev/trail-1.0.0/ios/Classes/Trail.swift": "",
      ])
      let libraries = AppReader.read(tree.reading(caches), root: ".").targets.first?.libraries
      return libraries?.first { $0.name == "trail" }?.isVisible
    }
    let listed = """
      {"plugins": {"ios": [{"name": "trail", "path": "/cache/hosted/pub.dev/trail-1.0.0/"}]}}
      """
    let locked = """
      packages:
        trail:
          dependency: "direct main"
          source: hosted
          version: "1.0.0"
      """
    #expect(isSeen(".flutter-plugins-dependencies", listed) == seen[0])
    #expect(isSeen("pubspec.lock", locked) == seen[1])
  }

  @Test func `are npm packages with a native side`() {
    let package = """
      {"name": "x", "dependencies": {"react": "18", "react-native": "0.76",
      "react-native-permissions": "5", "@react-native-community/geolocation": "3", "lodash": "4"},
      "devDependencies": {"react-native-codegen": "1"}}
      """
    #expect(
      libraries(["package.json": package], folder: "ios").map(\.name)
        == ["@react-native-community/geolocation", "react-native-permissions"])
    let installed = artifact(
      ["package.json": package, "node_modules/react-native-permissions/ios/P.mm": ""], folder: "ios"
    )
    #expect(installed.targets[0].libraries.map(\.name) == ["react-native-permissions"])
    #expect(installed.targets[0].libraries.map(\.isVisible) == [true])
    #expect(
      installed.targets[0].sources.map(\.path) == ["node_modules/react-native-permissions/ios/P.mm"]
    )
  }

  @Test func `are Cordova's plugins`() {
    let found = libraries(
      ["config.xml": "<widget><plugin name=\"cordova-plugin-geolocation\" spec=\"4\" /></widget>"],
      folder: "platforms/ios")
    #expect(found.map(\.name) == ["cordova-plugin-geolocation"])
    #expect(found.map(\.origin) == [.cordovaPlugin])
  }

  @Test func `are Carthage's frameworks, binaries and the system's`() {
    let found = libraries(
      [
        "Cartfile.resolved":
          "github \"owner/Kit\" \"1.0\"\nbinary \"https://x.org/Bin.json\" \"2\"\n"
      ],
      links: [
        "Vendor/Sdk.xcframework", "Carthage/Build/Kit.framework", "object:CORE", "lib/libx.a",
      ],
      more: [
        "CORE = {isa = PBXFileReference; path = System/Library/Frameworks/CoreLocation.framework; sourceTree = SDKROOT; };"
      ])
    #expect(
      Set(found.map { "\($0.name) \($0.origin)" }) == [
        "Kit carthage", "Bin carthage", "Sdk binary", "libx binary", "CoreLocation system",
      ])
  }

  @Test(
    "know their versions from the files that name or resolve them",
    arguments: [
      ("target 'App' do\n  pod 'A', '2.84.0'\nend\n", true, false),
      ("target 'App' do\n  pod 'A', '3.0.0'\nend\n", false, true),
      ("target 'App' do\n  pod 'A', '~> 2.84'\nend\n", true, false),
      ("target 'App' do\n  pod 'A', '>= 2', '< 3'\nend\n", true, false),
      ("target 'App' do\n  pod 'A', '~> 3.1'\nend\n", false, true),
      (
        "target 'App' do\n  pod 'A', :git => 'https://x.org/a', :tag => '2.9.1'\nend\n", true, false
      ),
    ])
  func podVersions(_ podfile: String, isBefore: Bool, isFrom: Bool) throws {
    let versions = try #require(libraries(["Podfile": podfile]).first?.versions)
    #expect(versions.lies(before: "3.0.0") == (isBefore ? true : isFrom ? false : nil))
  }

  @Test(
    "tell no version where nothing does, and none for certain where the range holds both",
    arguments: [
      "pod 'A'", "pod 'A', '>= 2.0'", "pod 'A', :path => '../a'", "pod 'A', '> 1', '< 4'",
    ])
  func openVersions(_ line: String) {
    let found = libraries(["Podfile": "target 'App' do\n  \(line)\nend\n"]).first
    #expect(found?.name == "A")
    #expect(found?.versions?.lies(before: "3.0.0") == nil)
  }

  @Test func `are as old as the lock file says, whatever the Podfile lets in`() {
    let found = libraries([
      "Podfile": "target 'App' do\n  pod 'A', '>= 1'\nend\n",
      "Podfile.lock":
        "PODS:\n  - A (2.84.0):\n    - B (= 1)\n  - B (1)\n\nDEPENDENCIES:\n  - A (>= 1)\n",
    ])
    #expect(found.map(\.versions?.exactVersion) == ["2.84.0", "1"])
  }

  @Test(
    "know the versions of Carthage, pub, npm and the plugins that Flutter found",
    arguments: [
      ["Cartfile.resolved": "github \"o/A\" \"v2.1\"\n"],
      ["Cartfile": "github \"o/A\" ~> 2.1\n"],
      ["pubspec.yaml": "dependencies:\n  A: ^2.1.0\n"],
      [
        "pubspec.lock":
          "packages:\n  A:\n    dependency: \"direct main\"\n    source: hosted\n    version: \"2.1.0\"\n"
      ],
      [
        ".flutter-plugins-dependencies":
          #"{"plugins": {"ios": [{"name": "A", "path": "/c/hosted/pub.dev/A-2.1.0/"}]}}"#
      ],
    ])
  func otherVersions(_ files: [String: String]) {
    let found = libraries(files).first { $0.name == "A" }
    #expect(found?.versions?.lies(before: "3.0.0") == true)
    #expect(found?.versions?.lies(before: "2.0.0") == false)
  }

  @Test(
    "know the versions of Swift packages",
    arguments: [
      "kind = exactVersion; version = 2.1.0;",
      "kind = upToNextMajorVersion; minimumVersion = 2.1.0;",
      "kind = versionRange; minimumVersion = 2.0.0; maximumVersion = 3.0.0;",
    ])
  func packageVersions(_ requirement: String) {
    var project = ProjectText(
      TargetText("App", settings: ["INFOPLIST_FILE = Info.plist;"], products: ["Far"]))
    project.packages = [
      "PACKAGE0 = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://x.org/Far-sdk.git\"; requirement = {\(requirement)}; };"
    ]
    project.more = [
      "\"D Far\" = {isa = XCSwiftPackageProductDependency; productName = Far; package = PACKAGE0; };"
    ]
    let files = ["App.xcodeproj/project.pbxproj": project.text, "Info.plist": plist()]
    let asked = AppReader.read(.memory(files), root: ".").targets[0].libraries[0]
    #expect(asked.versions?.lies(before: "3.0.0") == true)
    #expect(asked.names == ["Far-sdk", "Far"])
    let resolved = """
      {"pins": [{"identity": "far-sdk", "location": "https://x.org/Far-sdk.git",
        "state": {"branch": null,
          "version": "2.4.1"
      }}], "version": 2}
      """
    let place = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let locked = AppReader.read(
      .memory(files.merging([place: resolved]) { _, new in new }), root: "."
    ).targets[0].libraries[0]
    #expect(locked.versions?.exactVersion == "2.4.1")
  }

  @Test func `of Flutter leave out what is Dart alone, where the cache of pub shows it`() {
    let entry = { (name: String, folder: String) in
      #"{"name": "\#(name)", "path": "\#(folder)"}"#
    }
    let artifact = artifact(
      [
        ".flutter-plugins-dependencies":
          #"{"plugins": {"ios": [\#(entry("A", "cache/A-1/")), \#(entry("B", "cache/B-1/"))]}}"#,
        "cache/A-1/ios/Classes/a.m": "", "cache/B-1/lib/b.dart": "",
      ], folder: "ios")
    #expect(artifact.targets[0].libraries.map(\.name) == ["A"])
    #expect(artifact.targets[0].libraries.map(\.isVisible) == [true])
    #expect(artifact.targets[0].sources.map(\.path) == ["cache/A-1/ios/Classes/a.m"])
  }
}
