import FileAccess
import Findings
import PermissionAudit
import ServiceNeeds

extension CheckCommand {
  /// What the check is to do: what the command line says, and else what the configuration says.
  func settings(in folder: InputPath) throws -> CheckConfiguration {
    var settings = try fileConfiguration(in: folder)
    if !target.isEmpty { settings.targets = target.map { .init(text: $0) } }
    if let configuration { settings.buildConfiguration = .init(text: configuration) }
    if let failOn { settings.failOn = failOn }
    if let baseline { settings.baseline = .init(text: baseline) }
    if !needs.isEmpty { settings.needs = needs.map { .init(text: $0) } }
    if writeBaseline != nil { settings.baseline = nil }
    if !only.isEmpty {
      settings.only = Set(try only.map { try $0.rule().id })
      // Who asks for a rule by name wants to see what it finds.
      settings.ignores.removeAll { ignore in
        ignore.place == .everywhere && ignore.rule.map(settings.only.contains) == true
      }
    }
    return settings
  }

  private func fileConfiguration(in folder: InputPath) throws(CommandFailure) -> CheckConfiguration
  {
    if noConfig { return CheckConfiguration() }
    let file: ConfigurationPath?
    if let config {
      file = ConfigurationPath(config, checking: folder)
    } else {
      file = try ConfigurationPath(for: folder)
    }
    guard let file else { return CheckConfiguration() }
    var settings = try file.read()
    settings.file = file.path
    return settings
  }
}

extension CheckConfiguration {
  /// The services that apps are held to; profiles are read only where some are named.
  var choices: [NeedsChoice] {
    get throws(CommandFailure) {
      var choices: [NeedsChoice] = []
      for entry in needs {
        do {
          choices.append(try ProfileSource.choice(parsing: entry.text))
        } catch {
          throw entry.failure(error.message)
        }
      }
      return choices
    }
  }
}
