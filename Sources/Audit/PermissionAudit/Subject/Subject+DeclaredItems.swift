import AppArtifacts
import Findings
import PlatformModel
import SourceReaders

extension Subject {
  /// What the target declares and asks for under its configuration.
  var declarations: [DeclaredItem] {
    let system = configuration.deploymentTarget.map {
      DeclaredItem(.system, "deployment target", $0)
    }
    return [system].compactMap(\.self) + keys + prompts + modes
  }

  /// The keys about location, motion and Bluetooth with what they say.
  private var keys: [DeclaredItem] {
    PurposeKeys.misspellable.compactMap { key in
      entry(key).map { DeclaredItem(.permission, key.rawValue, $0.value.words) }
    }
  }

  /// The prompts that the code asks for.
  private var prompts: [DeclaredItem] {
    Self.prompts.filter { _, apis in
      uses(of: apis).contains { $0.form != .read && isRun($0) }
    }.map { DeclaredItem(.prompt, $0.name) }
  }

  private static let prompts: [(name: String, apis: [PlatformAPI])] = [
    ("When In Use", [.requestWhenInUseAuthorization]),
    ("Always", [.requestAlwaysAuthorization]),
    ("session of location", .implicitSessions + [.serviceSession]),
    ("temporary full accuracy", [.requestTemporaryFullAccuracyAuthorization]),
    ("Motion & Fitness", .motionActivity),
    ("Bluetooth", .bluetooth),
  ]

  private var modes: [DeclaredItem] {
    (entry(.backgroundModes)?.value.array ?? []).compactMap { mode in
      mode.value.string.map { DeclaredItem(.backgroundMode, $0) }
    }
  }
}

extension PropertyList.Value {
  /// A short form of a value, for a comparison.
  fileprivate var words: String {
    if let text = string { return "“\(text)”" }
    if let members = dictionary { return members.map(\.key).joined(separator: ", ") }
    if case .boolean(let flag) = self { return String(flag) }
    return typeName
  }
}
