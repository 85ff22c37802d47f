import AppArtifacts
import Findings

/// What was read of a Kotlin or Java source.
public struct AndroidSourceReading: Hashable, Sendable {
  /// The path relative to the root.
  public var path: String
  /// The package that it declares.
  public var package: String?
  /// The uses of Android's APIs, in the order of the file.
  public var calls: [AndroidCall]
  /// The arrays of permissions that other sources may pass.
  public var arrays: [AndroidPermissionArray]
  /// Where it names location permissions or the two old Bluetooth permissions.
  public var namings: [AndroidPermissionNaming]
  /// What it names, where it declares a service.
  public var service: AndroidServiceSource?
  /// The types and functions by which other sources get to its calls; nil if they need none, as
  /// the system or a framework brings it in by itself.
  public var entrances: [String]?
  /// The names of functions around its requests that nothing in it calls, and of lists that nothing in
  /// it requests; another source may.
  public var namesInDoubt: Set<String>
  /// The sources that name an entrance; nil if that was not looked for.
  public var namers: Set<String>?
  /// What the code of a package says as a whole; nil for a source.
  public var code: AndroidCodeReading?
  /// What could not be read of it.
  public var problems: [ReadingProblem]

  /// What was read of a Kotlin or Java source.
  public init(
    path: String, package: String? = nil, calls: [AndroidCall],
    arrays: [AndroidPermissionArray] = [],
    namings: [AndroidPermissionNaming] = [], service: AndroidServiceSource? = nil,
    entrances: [String]? = nil, namesInDoubt: Set<String> = [], problems: [ReadingProblem] = []
  ) {
    self.path = path
    self.package = package
    self.calls = calls
    self.arrays = arrays
    self.namings = namings
    self.service = service
    self.entrances = entrances
    self.namesInDoubt = namesInDoubt
    self.problems = problems
  }

  /// Whether nothing was found in it.
  public var isEmpty: Bool {
    calls.isEmpty && arrays.isEmpty && namings.isEmpty && service == nil
      && problems.isEmpty && code == nil
  }
}
