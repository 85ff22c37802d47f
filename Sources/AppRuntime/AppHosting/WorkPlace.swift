/// Where an app's code is called back: a run loop of one of its threads.
package protocol WorkPlace: Sendable {
  /// Whether work comes to run there at all; false on a thread that runs no run loop.
  var comesBack: Bool { get }

  /// Has work run there, after what is waiting there already; dropped where nothing comes back.
  func perform(_ work: @escaping @Sendable () -> Void)
}
