import AppArtifacts
import Findings
import SourceReaders

/// What can be said of an app that was built already: its compiled files show which calls are
/// there, and not when they are made, in which order, and with which values.
enum BuiltApps {
  /// The rules that need to see no more than that.
  ///
  /// Those on superfluous keys stay out: a call that code finds by name at run time is not seen,
  /// and who deletes its key has an app that asks for nothing.
  static let rules: Set<RuleID> = [
    // What the bundle declares.
    "arbitrary-loads", "background-mode-wrong-type", "encryption-question-unanswered",
    "gps-required", "insecure-exception-domain", "invented-key", "purpose-key-misspelled",
    "purpose-string-empty", "purpose-string-equals-key", "purpose-string-placeholder",
    "purpose-string-untranslated", "purpose-string-vague", "purpose-string-wrong-type",
    "reduced-accuracy-wrong-type", "store-answers-due", "temporary-accuracy-wrong-type",
    // What it declares, and what its code refers to.
    "app-clip-requests-always", "background-mode-without-use", "background-updates-without-mode",
    "bluetooth-peripheral-string-missing", "bluetooth-string-missing",
    "legacy-always-string-missing", "location-push-incomplete", "motion-string-missing",
    "privacy-manifest-location",
    "privacy-manifest-missing", "purpose-string-for-library", "purpose-string-legacy-only",
    "purpose-string-missing",
  ]

  /// Whether a rule can check a target.
  static func judges(_ rule: any Rule, _ target: AppTarget) -> Bool {
    // A framework declares nothing: what it refers to is the app's to explain.
    !target.isBuilt || target.kind != .framework && rules.contains(rule.id)
  }
}
