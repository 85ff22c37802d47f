import PhoneSimulator

extension AppInHand {
  /// Does what the person wants; throws a sentence where this phone cannot, now.
  public func perform(_ wish: Wish) throws {
    switch wish {
    case .tap: try touch { await $0.useMyLocation() }
    case .retry: try touch { await $0.retry() }
    case .search(let name): try touch { await $0.search(name) }
    case .pick(let number):
      try touch { screen in
        if screen.cities.indices.contains(number - 1) {
          await screen.choose(screen.cities[number - 1])
        }
      }
    case .press(let button): try phone.answer(button)
    case .togglePrecise: try phone.togglePrecise()
    case .choose(let choice): try inSettings { try phone.choose(choice, for: app) }
    case .precise(let isOn): try inSettings { try phone.setPrecise(isOn, for: app) }
    case .services(let isOn): try inSettings { try phone.turn(.locationServices, on: isOn) }
    case .go(let name):
      guard let city = City.named(name) else { throw Unknown(cities: City.all.map(\.name)) }
      phone.stand(in: city)
    case .getLost: phone.loseLocation()
    case .lock: try phone.lock()
    case .unlock: try phone.unlock()
    case .leave: try phone.leave()
    case .open: try phone.open(app)
    case .quit: try phone.forceQuit(app)
    }
    settle()
  }

  /// Goes to Settings, does something there, and comes back to the app.
  private func inSettings(_ body: () throws -> Void) throws {
    try body()
    settle()
    try phone.open(app)
  }

  /// What the person sees: a prompt, or the app.
  public var view: [String] {
    if phone.isLocked { return ["(the phone is locked)"] }
    if let prompt = phone.prompt { return prompt.drawing }
    guard phone.frontmostApp == app else { return ["(the app is not on the screen)"] }
    do { return try screen().lines } catch { return ["(\(error))"] }
  }
}

/// A city that the phone does not know.
struct Unknown: Error, CustomStringConvertible {
  var cities: [String]
  var description: String { "The phone knows \(cities.joined(separator: ", "))." }
}
