import PhoneSimulator

/// What was declared of an app, whatever its model is.
final class Declared {
  var app: VirtualApp?
  var actions = Actions()
  var properties: [Property] = []
  /// Whether a search in which no action reaches a framework is empty even if properties are
  /// declared.
  var requiresFrameworkCalls = false
  var model: () -> AnyObject? = { nil }
  /// What makes two states different, if the test says so.
  var shown: ((VirtualApp) throws -> Any?)?
  var knownIssues: KnownIssues = []
  /// Lets go of the model of a process that has ended.
  var forget: () -> Void = {}
  /// What was thrown where the first model should have been made.
  var failure: () -> (any Error)? = { nil }

  /// Lets go of everything: what was declared may refer to what it was declared on.
  func clear() {
    (actions, properties, shown) = (Actions(), [], nil)
    (model, forget, failure) = ({ nil }, {}, { nil })
  }
}

/// Something that has to be so.
struct Property {
  enum Kind: String, Sendable { case always, never, eventually }

  var kind: Kind
  var name: String
  /// Whether it is so now; nil while the app has no process.
  var holds: (VirtualApp) throws -> Bool?
}
