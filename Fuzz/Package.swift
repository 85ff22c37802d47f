// swift-tools-version: 6.2
import PackageDescription

/// The readers of foreign bytes, each under libFuzzer; `Scripts/fuzz` builds and runs them.
///
/// `Sources` links to the rooms that are tried, so that they are compiled with the counters of the
/// fuzzer and only here.
let targets = [
  "FuzzPackages", "FuzzBinaryXML", "FuzzProtobufXML", "FuzzTextManifest", "FuzzResourceTable",
  "FuzzInflation", "FuzzGradle", "FuzzPropertyList", "FuzzProject", "FuzzStrings", "FuzzDex",
  "FuzzBundles",
]

/// The readers of source files; Swift is read by swift-syntax, which has fuzzers of its own.
let sourceTargets = ["FuzzAndroidSource", "FuzzObjectiveC"]

/// The readers of compiled code.
let compiledTargets = ["FuzzMachO", "FuzzStaticArchive", "FuzzCodeSignature"]

let open: [SwiftSetting] = [.unsafeFlags(["-enable-testing"])]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Findings", swiftSettings: open),
    .target(name: "MarkupReading", swiftSettings: open),
    .target(name: "MachOReading", swiftSettings: open),
    .target(
      name: "AppArtifacts", dependencies: ["Findings", "MarkupReading", "MachOReading"],
      swiftSettings: open),
    .target(
      name: "SourceReaders", dependencies: ["AppArtifacts", "Findings", "MachOReading"],
      exclude: ["Swift", "SourceReader.swift", "FunctionCalls.swift"], swiftSettings: open),
  ]
    + (targets + sourceTargets + compiledTargets).map {
      .executableTarget(
        name: $0,
        dependencies: [
          sourceTargets.contains($0)
            ? "SourceReaders" : compiledTargets.contains($0) ? "MachOReading" : "AppArtifacts"
        ],
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    },
  swiftLanguageModes: [.v6]
)
