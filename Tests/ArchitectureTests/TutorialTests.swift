import Testing

@Suite("The tutorial of explore")
struct TutorialTests {
  @Test(arguments: [
    "HostedApp/Sources/Trail/LocationAccess.swift",
    "HostedApp/Sources/Trail/PatientLocationAccess.swift",
    "HostedApp/Tests/ExploreTests/PatientTests.swift",
    "Counterexample/Tests/AskTests/AskTests.swift",
  ])
  func `its code is that of an example, which is compiled and run`(_ path: String) {
    let example = Repository.text(of: "Examples/\(path)")
    let name = path.split(separator: "/").last ?? ""
    let catalog = "Sources/Testing/WayleaveTesting/WayleaveTesting.docc"
    #expect(!example.isEmpty)
    #expect(Repository.text(of: "\(catalog)/Resources/\(name)") == example)
    let tutorial = Repository.text(of: "\(catalog)/Exploring-an-Xcode-project.tutorial")
    #expect(tutorial.contains("file: \"\(name)\""))
  }
}
