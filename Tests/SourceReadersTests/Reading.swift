import AppArtifacts
import Findings
import SourceReaders

/// The reading of a source in memory.
func reading(
  _ source: String, _ language: SourceFile.Language = .swift, conditions: [String] = []
) -> SourceReading {
  SourceReader.read(
    Array(source.utf8), path: "App/Model", language: language, conditions: conditions)
}

/// The uses of a source, one short line each: "3: allowsBackgroundLocationUpdates assignment true".
func uses(
  _ source: String, _ language: SourceFile.Language = .swift, conditions: [String] = []
) -> [String] {
  reading(source, language, conditions: conditions).calls.map(\.summary)
}

extension PlatformCall {
  var summary: String {
    let parts = [api.rawValue, form.rawValue, argument.summary].compactMap { $0 }
    return "\(position.line ?? 0): " + parts.joined(separator: " ")
  }
}

extension PlatformCall.Argument {
  var summary: String? {
    switch self {
    case .none: nil
    case .boolean(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .member(let name): ".\(name)"
    case .dynamic: "dynamic"
    }
  }
}
