import DeterministicExecution
import PhoneSimulator

extension Run {
  /// Takes a step in its order, and writes down what others there are if that is wanted.
  func performInTurn(_ step: Step) throws {
    guard known.watchesTurns || step.order != nil, let loop else {
      turns = ([], [])
      return try perform(step)
    }
    loop.beginTurns(step.order)
    defer { turns = loop.endTurns() }
    try perform(step)
  }
}

extension [Step] {
  /// The steps with the opening of the app before them, unless they begin with one of their own.
  var fromLaunch: [Step] { first?.base == .open && first?.order != nil ? self : [.open] + self }
}
