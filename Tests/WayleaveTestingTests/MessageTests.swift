import AuthorizationEngine
import DeterministicExecution
import Testing

@testable import WayleaveTesting

/// What a process of its own says is read as it was said, or not at all.
@Suite("A message of an isolated run") struct MessageTests {
  @Test func `one that is not whole is none`() throws {
    var parcel = Message()
    parcel.put("Trail")
    var whole = try #require(Message(sent: parcel.toSend))
    #expect(try whole.takeText() == "Trail")
    #expect(Message(sent: parcel.toSend.dropLast()) == nil)
    #expect(Message(sent: []) == nil)
  }

  @Test(arguments: Fault.Kind.allCases)
  func `a fault of each kind comes out as it was put in`(kind: Fault.Kind) throws {
    var parcel = Message()
    parcel.put(Fault(kind, "so"))
    let fault = try parcel.takeFault()
    #expect(fault.parts.kind == kind)
    #expect(fault.parts.words == "so")
  }

  @Test(arguments: [Obligation.Kind.request, .service, .property])
  func `an obligation of each kind comes out as it was put in`(kind: Obligation.Kind) throws {
    let obligation = Obligation(kind: kind, name: "so")
    var parcel = Message()
    parcel.put(
      Run.StateSnapshot(
        key: Digest(), steps: [], waiting: [], obligations: [obligation],
        view: Run.View(objectDigest: Digest(), words: nil)))
    #expect(try parcel.takeSnapshot().obligations == [obligation])
  }

  @Test(arguments: [
    Step.tap(0), .tap(7), .answer(.allowOnce), .preciseOff, .lock, .unlock, .leave, .open, .quit,
    .restart, .choose(.always), .setPrecise(true), .setPrecise(false), .locationServices(false),
    .motion(true), .bluetooth(false), .wait, .move,
  ])
  func `a step comes out as it was put in`(step: Step) throws {
    var parcel = Message()
    parcel.put(step)
    #expect(try parcel.takeStep() == step)
  }

  @Test(arguments: [Step.tap(2), .wait])
  func `a step in another order is never taken for another step`(step: Step) {
    var parcel = Message()
    parcel.put(.reordered(step, Order([])))
    #expect(throws: Message.CutOff.self) { try parcel.takeStep() }
  }
}
