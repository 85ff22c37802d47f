/// JUnit XML: suites of test cases, each of which passes, fails or could not be run.
package struct JUnitDocument {
  /// The suites, in order.
  package var suites: [Suite]

  /// A document of some suites.
  package init(_ suites: [Suite]) { self.suites = suites }

  /// Test cases under one name.
  package struct Suite {
    package var name: String
    package var cases: [Case]

    package init(_ name: String, _ cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  /// A test case; it passes without a fault.
  package struct Case {
    /// Where it belongs, as test reports show it.
    package var place: String
    package var name: String
    package var fault: Fault?
    /// What it printed, line by line.
    package var output: [String] = []

    package init(_ place: String, _ name: String, fault: Fault? = nil, output: [String] = []) {
      self.place = place
      self.name = name
      self.fault = fault
      self.output = output
    }
  }

  /// Why a case did not pass.
  package struct Fault {
    /// How it did not pass, by the name of its element.
    package enum Element: String {
      case failure
      /// It could not be run.
      case error
    }

    package var element: Element
    package var type: String
    package var message: String
    package var details: [String]

    package init(
      _ element: Element = .failure, type: String, _ message: String, details: [String]
    ) {
      self.element = element
      self.type = type
      self.message = message
      self.details = details
    }
  }

  /// The document, with a line feed at the end.
  package var text: String {
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"wayleave\" \(Self.counts(suites.flatMap(\.cases)))>",
      ] + suites.flatMap(Self.lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { $0.fault?.element == .failure }
    let errors = cases.count { $0.fault?.element == .error }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private static func lines(_ suite: Suite) -> [String] {
    ["  <testsuite name=\"\(suite.name.xml)\" \(counts(suite.cases))>"]
      + suite.cases.flatMap(lines) + ["  </testsuite>"]
  }

  private static func lines(_ test: Case) -> [String] {
    let head = "    <testcase classname=\"\(test.place.xml)\" name=\"\(test.name.xml)\""
    var body: [String] = []
    if let fault = test.fault {
      let name = fault.element.rawValue
      body +=
        ["      <\(name) type=\"\(fault.type.xml)\" message=\"\(fault.message.xml)\">"]
        + fault.details.map(\.xml) + ["      </\(name)>"]
    }
    if !test.output.isEmpty {
      body += ["      <system-out>"] + test.output.map(\.xml) + ["      </system-out>"]
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }
}
