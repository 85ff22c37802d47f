import AuthorizationEngine

/// Code that lives with a phone: it runs when the phone lets it, and asks to be woken.
///
/// A phone calls its guest on the thread whose verb it is, outside of its own lock. What the guest
/// does to the phone meanwhile happens at once; what apps notice of that is handed out as soon as
/// the guest returns.
package protocol PhoneGuest: AnyObject, Sendable {
  /// The earliest moment at which it wants to run; nil if it waits for nothing.
  var nextDeadline: Duration? { get }

  /// Runs the next thing that is ready now, if any; false if nothing was.
  func runNext(on phone: VirtualPhone) -> Bool

  /// Receives what an app noticed, before the closure that listens for the app.
  func notice(_ noticed: Noticed, of app: VirtualApp)

  /// A failure that the next verb has to throw; each is given away once.
  func takeFailure() -> PhoneRefusal?
}

extension VirtualPhone {
  /// The code that lives with the phone, if any.
  package var guest: (any PhoneGuest)? { guarded.withLock { $0.guest } }

  /// Gives the phone its guest; the one that was there first stays, and is returned.
  @discardableResult
  package func welcome(_ guest: any PhoneGuest) -> any PhoneGuest {
    guarded.withLock { guarded in
      if let present = guarded.guest { return present }
      guarded.guest = guest
      return guest
    }
  }

  /// Lets the next thing that is due on the phone happen, at most at a moment; false if none is.
  ///
  /// For a guest that waits inside of its own work: what apps notice is handed out at once.
  package func passToNextEvent(notAfter end: Duration) -> Bool {
    let happened = guarded.withLock { $0.world.advanceToNextEvent(notAfter: end) }
    if happened { handOut() }
    return happened
  }

  /// Lets time pass to a moment before which nothing is due.
  package func pass(to moment: Duration) {
    guarded.withLock { $0.world.advance(by: moment - $0.world.now) }
  }

  /// The moment at which something is due next, on the phone or for its guest.
  package var nextMoment: Duration? {
    let (event, guest) = guarded.withLock { ($0.world.nextEvent, $0.guest) }
    guard let deadline = guest?.nextDeadline else { return event }
    return min(event ?? deadline, deadline)
  }

  #if !hasFeature(Embedded)
    /// Runs a guest's code as a verb of the phone: what apps notice and what becomes ready follows
    /// it.
    ///
    /// Throws what the code throws; a failure that the guest has to tell comes before that.
    @inlinable package func asOneVerb<Result>(_ body: () throws -> Result) throws -> Result {
      let isMine = beginVerb()
      let result = Swift.Result { try body() }
      if isMine { try endVerb() }
      return try result.get()
    }
  #endif

  /// Whether the verb that begins is the outermost one, which has to hand out and run the rest.
  @usableFromInline func beginVerb() -> Bool {
    guarded.withLock { guarded in
      defer { guarded.isDelivering = true }
      return !guarded.isDelivering
    }
  }

  @usableFromInline func endVerb() throws(PhoneRefusal) {
    deliverAll()
    if let failure = guest?.takeFailure() { throw failure }
  }

  /// Hands out what apps noticed, also while a guest runs.
  package func handOut() {
    while let notice = takeNotice() { hand(notice) }
  }

  /// Writes a sentence into the trace: something that code did and no phone would tell it.
  package func complain(_ sentence: String, about app: VirtualApp? = nil) {
    guarded.withLock { $0.world.note(.complaint(sentence), app?.id) }
  }
}
