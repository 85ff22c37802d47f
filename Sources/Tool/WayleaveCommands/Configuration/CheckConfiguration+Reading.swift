import AppArtifacts
import Findings
import PermissionAudit
import ServiceNeeds

extension CheckConfiguration {
  /// The names that the file may hold.
  static let names = [
    "fail-on", "only", "ignore", "exclude", "severity", "baseline", "target", "configuration",
    "needs",
  ]

  /// Reads the bytes of a file; an empty one asks for nothing.
  init(reading bytes: [UInt8], from file: ConfigurationPath) throws(YAMLProblem) {
    guard let root = try YAMLValue(reading: bytes) else { return }
    let fields = try YAMLFields(root, "the configuration", known: Self.names)
    let reading = ConfigurationReading(file: file)
    targets = try reading.entries(fields["target"], "a target")
    buildConfiguration = try reading.entry(fields["configuration"], "a build configuration")
    baseline = try reading.entry(fields["baseline"], "a baseline")
    if let path = baseline?.text { baseline?.text = file.beside(path) }
    needs = try reading.needs(fields["needs"])
    failOn = try reading.failOn(fields["fail-on"])
    for rule in try reading.rules(fields["only"]) { only.insert(rule.id) }
    severities = try reading.severities(fields["severity"])
    ignores = try reading.ignores(fields["ignore"]) + reading.exclusions(fields["exclude"])
  }
}

/// The reading of the values of a configuration file.
private struct ConfigurationReading {
  let file: ConfigurationPath

  func entry(
    _ value: YAMLValue?, _ what: String
  ) throws(YAMLProblem) -> CheckConfiguration.Entry? {
    guard let value, !value.isNothing else { return nil }
    return .init(
      text: try value.requireText(what), place: "\(file.path):\(value.line)")
  }

  func entries(
    _ value: YAMLValue?, _ what: String
  ) throws(YAMLProblem) -> [CheckConfiguration.Entry] {
    var entries: [CheckConfiguration.Entry] = []
    for value in value?.list ?? [] {
      if let entry = try entry(value, what) { entries.append(entry) }
    }
    return entries
  }

  /// Services, with the path of a profile as it is seen from the folder of this run.
  func needs(_ value: YAMLValue?) throws(YAMLProblem) -> [CheckConfiguration.Entry] {
    try entries(value, "a service").map { entry in
      var entry = entry
      let isFile = (try? NeedsRequest(parsing: entry.text))?.isFile == true
      if isFile { entry.text = file.beside(entry.text) }
      return entry
    }
  }

  func failOn(_ value: YAMLValue?) throws(YAMLProblem) -> FailOn? {
    guard let value, !value.isNothing else { return nil }
    let text = try value.requireText("fail-on")
    guard let failOn = FailOn(rawValue: text) else {
      throw YAMLProblem(
        value.line, "'\(text)' is not a severity", possible: FailOn.allCases.map(\.rawValue))
    }
    return failOn
  }

  func rules(_ value: YAMLValue?) throws(YAMLProblem) -> [any Rule] {
    var rules: [any Rule] = []
    for value in value?.list ?? [] {
      rules.append(try rule(value.requireText("a rule"), line: value.line))
    }
    return rules
  }

  private func rule(_ name: String, line: Int) throws(YAMLProblem) -> any Rule {
    if let rule = Catalogue.rule(name) { return rule }
    throw YAMLProblem(
      line, "there is no rule named '\(name)'",
      possible: [Catalogue.nearest(to: name)?.rawValue ?? "the names that `wayleave rules` lists"])
  }

  func severities(_ value: YAMLValue?) throws(YAMLProblem) -> [RuleID: Severity] {
    guard let value, !value.isNothing else { return [:] }
    var severities: [RuleID: Severity] = [:]
    for (name, value) in try value.pairs("severity") {
      let rule = try rule(name, line: value.line).metadata
      let text = try value.requireText("a severity")
      guard let severity = Severity(rawValue: text) else {
        throw YAMLProblem(
          value.line, "'\(text)' is not a severity",
          possible: ["error", "warning", "note", "the rule under ignore: to suppress it"])
      }
      guard rule.status != .reminder else {
        throw YAMLProblem(
          value.line, "\(rule.id) is a reminder, which never makes a check fail",
          possible: ["the rule under ignore: to suppress it"])
      }
      guard severities.updateValue(severity, forKey: rule.id) == nil else {
        throw YAMLProblem(value.line, "the severity of \(rule.id) is set twice")
      }
    }
    return severities
  }

  func ignores(_ value: YAMLValue?) throws(YAMLProblem) -> [Ignore] {
    var ignores: [Ignore] = []
    for value in value?.list ?? [] {
      if let name = value.text {
        let rule = try rule(name, line: value.line)
        ignores.append(
          Ignore(rule.id, .everywhere, suppression(line: value.line), isShared: isShared))
      } else if value.isList {
        throw YAMLProblem(value.line, "an ignored rule is a name", possible: ["rule:", "a name"])
      } else {
        ignores += try entry(of: value)
      }
    }
    return ignores
  }

  /// An entry with parts: one ignore for each rule, so that an idle one is found.
  private func entry(of value: YAMLValue) throws(YAMLProblem) -> [Ignore] {
    let fields = try YAMLFields(
      value, "an entry of ignore", known: ["rule", "paths", "reason"])
    let reason = try fields["reason"]?.requireText("a reason")
    var place = Ignore.Place.everywhere
    if let paths = fields["paths"] {
      let patterns = try patterns(paths)
      guard !patterns.isEmpty else {
        throw YAMLProblem(
          fields.line(of: "paths"), "the entry names no path",
          possible: ["a file or folder", "no paths: at all, which means everywhere"])
      }
      place = .paths(patterns)
    }
    var ignores: [Ignore] = []
    for name in try fields.required("rule").list {
      let rule = try rule(try name.requireText("a rule"), line: name.line)
      ignores.append(
        Ignore(
          rule.id, place, suppression(line: name.line, reason: reason), isShared: isShared))
    }
    guard !ignores.isEmpty else {
      throw YAMLProblem(fields.line(of: "rule"), "the entry names no rule")
    }
    return ignores
  }

  func exclusions(_ value: YAMLValue?) throws(YAMLProblem) -> [Ignore] {
    guard let value else { return [] }
    return try patterns(value).map { pattern in
      Ignore(nil, .paths([pattern]), suppression(line: pattern.position?.line))
    }
  }

  private func patterns(_ value: YAMLValue) throws(YAMLProblem) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for value in value.list {
      let pattern = PathPattern(
        try value.requireText("a path"),
        at: SourcePosition(file: file.place.file, line: value.line), below: file.checked)
      guard !pattern.meansAll else {
        throw YAMLProblem(
          value.line, "'\(pattern.text)' is everything", possible: ["a file or folder in it"])
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Whether the file speaks of more than the folder that is checked.
  private var isShared: Bool { !file.checked.isEmpty }

  private func suppression(line: Int?, reason: String? = nil) -> Suppression {
    Suppression(
      .configuration, at: SourcePosition(file: file.place.file, line: line), reason: reason)
  }
}
