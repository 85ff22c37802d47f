#if hasFeature(Embedded)
  import PlatformModel

  /// What passes between a page and its phones: a text goes in, a text comes out, and a number says what
  /// became of it. A page has one thread.
  private nonisolated(unsafe) var passed = PassedText()

  private struct PassedText {
    private var incoming: UnsafeMutablePointer<UInt8>?
    private var outgoing: UnsafeMutablePointer<UInt8>?

    /// Room for a text that is about to come in.
    mutating func room(_ count: Int) -> UnsafeMutablePointer<UInt8> {
      incoming?.deallocate()
      let room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
      incoming = room
      return room
    }

    /// The text that came in.
    func text(_ count: Int) -> String {
      guard let incoming else { return "" }
      return String(decoding: UnsafeBufferPointer(start: incoming, count: count), as: UTF8.self)
    }

    /// Keeps a text until the next one goes out, and says how long it is.
    mutating func pass(_ text: String) -> Int {
      outgoing?.deallocate()
      let bytes = Array(text.utf8)
      let room = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
      room.initialize(from: bytes, count: bytes.count)
      outgoing = room
      return bytes.count
    }

    var place: UnsafeMutablePointer<UInt8>? { outgoing }
  }

  /// Room for a text of so many bytes, which the next call reads.
  @_cdecl("wayleave_room")
  public func wayleaveRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> { passed.room(count) }

  /// Where the text lies whose length the last call returned.
  @_cdecl("wayleave_text")
  public func wayleaveText() -> UnsafeMutablePointer<UInt8>? { passed.place }

  /// The sums of a random walk on the release that the text names, a line each; -1 for no such release.
  @_cdecl("wayleave_walk")
  public func wayleaveWalk(_ length: Int, _ seed: UInt32, _ count: Int) -> Int {
    guard let release = OSVersion(named: passed.text(length)) else { return -1 }
    let walk = RandomWalk(on: release, seed: UInt64(seed), count: count)
    return passed.pass(walk.steps.map { String($0.sum, radix: 16) }.joined(separator: "\n"))
  }

  /// The trace of a scenario that the text holds; -1 where it cannot be read.
  @_cdecl("wayleave_scenario")
  public func wayleaveScenario(_ length: Int, _ isAndroid: Bool) -> Int {
    guard
      let trace = ScenarioTrace.text(ofWritten: passed.text(length), onAndroid: isAndroid)
    else { return -1 }
    return passed.pass(trace)
  }

  private nonisolated(unsafe) var phones: [PlayedScenario?] = []

  private func phone(_ number: Int) -> PlayedScenario? {
    phones.indices.contains(number) ? phones[number] : nil
  }

  /// The number of a new phone with an app as the text says; -1 where it cannot be read.
  @_cdecl("wayleave_phone")
  public func wayleavePhone(_ length: Int) -> Int {
    guard let phone = PlayedScenario(written: passed.text(length)) else { return -1 }
    phones.append(phone)
    return phones.count - 1
  }

  /// The number of a new phone as a scenario sets it up, before its first step; -1 where it cannot be read.
  @_cdecl("wayleave_story")
  public func wayleaveStory(_ length: Int, _ isAndroid: Bool) -> Int {
    guard let phone = PlayedScenario(ofWritten: passed.text(length), onAndroid: isAndroid) else {
      return -1
    }
    phones.append(phone)
    return phones.count - 1
  }

  /// Takes a step: 0 where it is done, the length of a sentence where the phone refuses it, -1 where the
  /// text is no step.
  @_cdecl("wayleave_step")
  public func wayleaveStep(_ number: Int, _ length: Int) -> Int {
    guard var phone = phone(number) else { return -1 }
    let result = phone.take(written: passed.text(length))
    phones[number] = phone
    switch result {
    case .done: return 0
    case .refused(let sentence): return passed.pass(sentence)
    case .unreadable: return -1
    }
  }

  /// Takes the last step back.
  @_cdecl("wayleave_back")
  public func wayleaveBack(_ number: Int) {
    guard var phone = phone(number) else { return }
    phone.takeBack()
    phones[number] = phone
  }

  /// What there is to see, as JSON; -1 where there is no such phone.
  @_cdecl("wayleave_view")
  public func wayleaveView(_ number: Int) -> Int {
    phone(number).map { passed.pass($0.view) } ?? -1
  }

  /// The phone after the last step and what the step brought, as JSON; -1 where there is no such phone.
  @_cdecl("wayleave_look")
  public func wayleaveLook(_ number: Int) -> Int {
    phone(number).map { passed.pass($0.look) } ?? -1
  }

  /// What happened so far, as a timeline.
  @_cdecl("wayleave_trace")
  public func wayleaveTrace(_ number: Int) -> Int {
    phone(number).map { passed.pass($0.trace) } ?? -1
  }

  /// Forgets a phone.
  @_cdecl("wayleave_end")
  public func wayleaveEnd(_ number: Int) {
    if phone(number) != nil { phones[number] = nil }
  }
#endif
