/// A piece that is to run when something has become so: the notification of a group.
struct Awaited: @unchecked Sendable {
  var errand: Errand
  var isSo: () -> Bool
}
