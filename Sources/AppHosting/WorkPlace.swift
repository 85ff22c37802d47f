/// Where an app's code is called back: a run loop of one of its threads.
public protocol WorkPlace: Sendable {
  /// Whether work comes to run there at all; false on a thread that runs no run loop.
  var comesBack: Bool { get }

  /// Has work run there, after what is waiting there already; dropped where nothing comes back.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Has work run there that another process begins: after what is ready, and what comes of that at
  /// the same moment.
  func performAtRest(_ work: @escaping @Sendable () -> Void)
}

extension WorkPlace {
  /// As other work: where the clock is the machine's, nothing tells when code is at rest.
  public func performAtRest(_ work: @escaping @Sendable () -> Void) { perform(work) }
}
