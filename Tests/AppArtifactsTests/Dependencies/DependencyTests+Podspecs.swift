import Testing

@testable import AppArtifacts

extension `The libraries of a target` {
  @Test(arguments: [
    ("pod 'Geo', :path => '../geo'", ["Core/c.m", "Core/s.swift", "Tools/t.m"]),
    (
      "pod 'Geo/Beacons', :path => '../geo'",
      ["Beacons/b.m", "Core/c.m", "Core/s.swift", "Tools/t.m"]
    ),
    (
      "pod 'Geo', :path => '../geo', :subspecs => ['Motion', 'Core']",
      ["Core/c.m", "Core/s.swift", "Motion/m.m", "Tools/t.m"]
    ),
    (
      "pod 'Geo', :path => '../geo'\n  pod 'Geo/Motion', :path => '../geo'",
      ["Core/c.m", "Core/s.swift", "Motion/m.m", "Tools/t.m"]
    ),
  ])
  func `show of a pod beside the app only the files of the subspecs that it picks`(
    _ lines: String, _ files: [String]
  ) {
    let podspec = """
      Pod::Spec.new do |s|
        s.name = 'Geo' # s.subspec 'No' do |n|
        place = 'Classes/'
        s.subspec 'Beacons' do |sp|
          sp.source_files = [place+'Beacons/**/*.m', place + 'Beacons/**/*.h']
          sp.dependency 'Geo/Core'
        end
        s.subspec "Motion" do |sp|
          sp.ios.source_files = "Classes/Motion/*.{h,m}",
            "Classes/Motion/More"
          sp.dependency 'Geo/Core'
        end
        s.subspec 'Core' do |sp|
          sp.source_files = 'Classes/Core/**/*'
        end
        s.default_subspec = 'Core'
      end
      """
    let all = ["Beacons/b.m", "Core/c.m", "Core/s.swift", "Motion/m.m", "Tools/t.m"]
    let artifact = artifact(
      [
        "ios/Podfile": "target 'App' do\n  \(lines)\nend\n", "geo/Geo.podspec": podspec,
      ].merging(all.map { ("geo/Classes/" + $0, "") }) { old, _ in old }, folder: "ios")
    #expect(artifact.targets[0].sources.map(\.path) == files.map { "geo/Classes/" + $0 })
  }

  @Test(arguments: [
    "s.subspec 'A' do |a|\n a.source_files = Dir['a/*'].reject { true }\nend\ns.default_subspec = 'A'",
    "['A', 'B'].each do |n|\n s.subspec n do |a|\n a.source_files = n + '/*'\n end\nend",
    "s.source_files = '**/*.m'",
  ])
  func `show all files of a pod whose podspec computes what is compiled`(_ body: String) {
    let b = "s.subspec 'B' do |b|\n b.source_files = 'b/*.m'\nend\n"
    let artifact = artifact(
      [
        "ios/Podfile": "target 'App' do\n  pod 'Geo/A', :path => '../geo'\nend\n",
        "geo/Geo.podspec": "Pod::Spec.new do |s|\n\(b)\(body)\nend\n", "geo/a/a.m": "",
        "geo/b/b.m": "",
      ], folder: "ios")
    #expect(artifact.targets[0].sources.map(\.path) == ["geo/a/a.m", "geo/b/b.m"])
  }

  @Test(arguments: [
    ("s.source_files = 'Geo/**/*.{h,m}', 'Beacons'", ["Beacons/b.m", "Geo/Core/c.m"]),
    ("s.source_files = 'Geo/**/*.m'\n  s.source_files = Dir['x/*']", []),
    ("s.summary = 'No files'", []),
  ])
  func `show of a pod around the app the files that its podspec names`(
    _ body: String, _ files: [String]
  ) {
    let artifact = artifact([
      "Podfile": "target 'App' do\n  pod 'Geo', :path => '.'\nend\n",
      "Geo.podspec": "Pod::Spec.new do |s|\n  \(body)\nend\n", "Geo/Core/c.m": "",
      "Beacons/b.m": "", "App/main.m": "", "Example/Geo/e.m": "",
    ])
    #expect(artifact.targets[0].sources.map(\.path) == files)
    #expect(artifact.targets[0].libraries.map(\.isVisible) == [!files.isEmpty])
  }
}
