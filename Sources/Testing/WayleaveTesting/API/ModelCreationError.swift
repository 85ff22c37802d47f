/// What the closure of an app threw instead of creating its model.
struct ModelCreationError: Error, CustomStringConvertible {
  let error: any Error
  var description: String { "explore: the app's model could not be created: \(error)" }
}
