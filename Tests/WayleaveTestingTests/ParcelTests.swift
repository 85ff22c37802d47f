import AuthorizationEngine
import DeterministicExecution
import Testing

@testable import WayleaveTesting

/// What a process of its own says is read as it was said, or not at all.
@Suite("A parcel") struct ParcelTests {
  @Test func `one that is not whole is none`() throws {
    var parcel = Parcel()
    parcel.put("Trail")
    var whole = try #require(Parcel(sent: parcel.toSend))
    #expect(try whole.takeText() == "Trail")
    #expect(Parcel(sent: parcel.toSend.dropLast()) == nil)
    #expect(Parcel(sent: []) == nil)
  }

  @Test(arguments: Fault.Kind.allCases)
  func `a fault of each kind comes out as it was put in`(kind: Fault.Kind) throws {
    var parcel = Parcel()
    parcel.put(Fault(kind, "so"))
    let fault = try parcel.takeFault()
    #expect(fault.parts.kind == kind)
    #expect(fault.parts.words == "so")
  }

  @Test(arguments: [Duty.Kind.request, .service, .property])
  func `a duty of each kind comes out as it was put in`(kind: Duty.Kind) throws {
    let duty = Duty(kind: kind, name: "so")
    var parcel = Parcel()
    parcel.put(
      Run.Scene(
        key: Digest(), steps: [], waiting: [], duties: [duty],
        view: Run.View(portrait: Digest(), words: nil)))
    #expect(try parcel.takeScene().duties == [duty])
  }

  @Test(arguments: [
    Step.tap(0), .tap(7), .answer(.allowOnce), .preciseOff, .lock, .unlock, .leave, .open, .quit,
    .restart, .choose(.always), .setPrecise(true), .setPrecise(false), .locationServices(false),
    .motion(true), .bluetooth(false), .wait, .move,
  ])
  func `a step comes out as it was put in`(step: Step) throws {
    var parcel = Parcel()
    parcel.put(step)
    #expect(try parcel.takeStep() == step)
  }

  @Test(arguments: [Step.tap(2), .wait])
  func `a step in another order is never taken for another step`(step: Step) {
    var parcel = Parcel()
    parcel.put(.turned(step, Order([])))
    #expect(throws: Parcel.CutOff.self) { try parcel.takeStep() }
  }
}
