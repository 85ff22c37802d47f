import PlatformModel
import TestSupport
import Testing

@testable import AuthorizationEngine

/// Settings, the reset of unused apps, generations and switches.
@Suite(.holdingRows) struct AndroidSettingsTests {
  private func phone(
    _ level: Int, _ target: Int, generation: Android.Generation? = nil,
    switches: Set<Android.Switch> = []
  ) -> AndroidPhone {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level), generation: generation, switches: switches),
      Android.Build(
        target: APILevel(nearest: target),
        permissions: [.fineLocation, .coarseLocation, .backgroundLocation, .camera]))
    phone.does(.open)
    return phone
  }

  private func granted(_ level: Int, _ target: Int, switches: Set<Android.Switch> = [])
    -> AndroidPhone
  {
    var phone = phone(level, target, switches: switches)
    phone.does(.request(.init([.fine, .coarse])))
    phone.does(level < 29 ? .answer(.allow) : .answer(.whileUsing))
    return phone
  }

  @Test(
    "Who has the precise switch (AND-RUN-036)", arguments: 31...37, [23, 30, 31])
  func precise(level: Int, target: Int) {
    var phone = granted(level, target)
    phone.does(.setPrecise(false))
    let isThere = target >= 31 || level < 35
    #expect((phone.refusal == nil) == isThere)
    #expect(phone.situation.check(.fine) == !isThere)
    #expect(phone.effects.contains(.killed(.revoked)) == isThere, "AND-RUN-008")
    var all = granted(level, target, switches: [.preciseSwitchForAll])
    all.does(.setPrecise(false))
    #expect(!all.situation.check(.fine))
  }

  @Test(arguments: 30...37)
  func `Don't allow leaves one more dialog, and its denial is final (AND-RUN-037)`(level: Int) {
    var phone = granted(level, 31)
    phone.does(.choose(.location, .dontAllow), .open, .request(.init([.fine, .coarse])))
    #expect(phone.situation.prompt != nil)
    phone.does(.answer(.deny))
    #expect(phone.situation.has(.fixed, .fine))
  }

  @Test(arguments: 30...37)
  func `Ask every time brings the dialogs back (AND-RUN-037)`(level: Int) {
    var phone = phone(level, 31)
    for _ in 0..<2 { phone.does(.request(.init([.fine, .coarse])), .answer(.deny)) }
    #expect(phone.situation.has(.fixed, .fine))
    phone.does(.choose(.location, .askEveryTime), .request(.init([.fine, .coarse])))
    #expect(phone.situation.prompt != nil)
  }

  @Test(arguments: 23...37)
  func `90 days without use take the grants back at target 30 (AND-RUN-050)`(level: Int) {
    var phone = granted(level, 31)
    phone.does(.leave, .unusedFor90Days)
    #expect(phone.held == [])
    #expect(phone.effects.contains(.hibernated) == (level >= 31), "AND-RUN-051")
    phone.does(.open, .request(.init([.fine, .coarse])))
    #expect(phone.situation.prompt != nil)
    var older = granted(level, 29)
    older.does(.leave, .unusedFor90Days)
    #expect(older.refusal == .notDue, "AND-RUN-052, AND-RUN-053")
    if level >= 30 {
      var spared = granted(level, 31)
      spared.does(.setSwitch(.pauseIfUnused, false), .leave, .unusedFor90Days)
      #expect(spared.refusal == .notDue)
    }
  }

  @Test(arguments: 23...28)
  func `two denials are final where folklore is the model (AND-RUN-015)`(level: Int) {
    var phone = phone(level, 28, switches: [.twoDenialsFinal])
    for _ in 0..<2 { phone.does(.request(.init([.fine])), .answer(.deny)) }
    #expect(phone.situation.has(.fixed, .fine))
  }

  @Test func `keeping approximate is final the second time where that is the model (AND-RUN-022)`()
  {
    var phone = phone(36, 36, switches: [.keepApproximateTwice])
    phone.does(.request(.init([.coarse])), .answer(.whileUsing))
    phone.does(.request(.init([.fine, .coarse])), .answer(.keep))
    #expect(!phone.situation.has(.fixed, .fine))
    phone.does(.request(.init([.fine, .coarse])), .answer(.keep))
    #expect(phone.situation.has(.fixed, .fine))
  }

  @Test(.facts("AND-RUN-045"))
  func `the rationale for background may be false before the first request (AND-RUN-045)`() {
    let documented = phone(34, 34, switches: [.noBackgroundRationale])
    #expect(!documented.engine.rationale(.background, in: documented.situation))
    let source = phone(34, 34)
    #expect(source.engine.rationale(.background, in: source.situation))
  }

  @Test(.facts("AND-PAIN-03", "AND-PAIN-06"))
  func `a false rationale says little (AND-RUN-046, AND-PAIN-06, AND-PAIN-03)`() {
    var approximate = phone(34, 34)
    approximate.does(
      .request(.init([.fine, .coarse])), .chooseAccuracy(precise: false), .answer(.whileUsing))
    var final = phone(34, 34)
    for _ in 0..<2 { final.does(.request(.init([.fine, .coarse])), .answer(.deny)) }
    var dismissed = phone(34, 34)
    dismissed.does(.request(.init([.fine, .coarse])), .back)
    for one in [phone(34, 34), approximate, final, dismissed, granted(34, 34)] {
      #expect(!one.engine.rationale(.fine, in: one.situation))
    }
  }

  @Test(arguments: Android.Generation.allCases.filter { $0 >= .g5 && $0 < .g7 })
  func `one-time coarse hides While using in the dialog for precise (AND-RUN-023)`(
    generation: Android.Generation
  ) {
    var phone = phone(33, 33, generation: generation)
    phone.does(.request(.init([.coarse])), .answer(.onlyThisTime))
    phone.does(.request(.init([.fine, .coarse])), .answer(.whileUsing))
    #expect((phone.refusal == .buttonNotOffered) == (generation == .g5))
  }

  @Test
  func `the dialogs of several groups come one after the other, location first (AND-RUN-066)`() {
    var phone = phone(34, 34)
    phone.does(.request(.init([.camera, .fine, .coarse])))
    #expect(phone.situation.prompt == .accuracyChoice)
    phone.does(.answer(.whileUsing))
    #expect(phone.situation.prompt == .camera)
    phone.does(.answer(.deny))
    let names = Android.Permissions([.camera, .fine, .coarse])
    #expect(phone.effects.last == .result(names: names, granted: .init([.fine, .coarse])))
  }

  @Test(.facts("AND-RUN-001"), arguments: APILevel.all)
  func `a device follows the rules it shipped with, or newer ones (AND-RUN-001)`(level: APILevel) {
    let shipped = Android.Generation(shippedWith: level)
    #expect(Android.Generation.possible(on: level).contains(shipped))
    #expect(
      Android.Generation.possible(on: level).allSatisfy {
        $0 == shipped || (30...34).contains(level.rawValue)
      })
  }

  @Test(
    "What a dialog says (AND-RUN-014)",
    arguments: [
      (23, Android.Button.denyAndDontAskAgain, Android.Prompt.location, "Never ask again"),
      (26, .denyAndDontAskAgain, .location, "Don’t ask again"),
      (29, .whileUsing, .locationLevels, "Allow only while using the app"),
      (29, .denyAndDontAskAgain, .locationLevels, "Deny & don’t ask again"),
      (30, .deny, .locationOnce, "Deny"), (31, .deny, .accuracyChoice, "Don’t allow"),
      (34, .keep, .preciseUpgrade, "Keep approximate location"),
      (34, .whileUsing, .preciseUpgrade, "Change to precise location"),
    ])
  func labels(level: Int, button: Android.Button, prompt: Android.Prompt, label: String) {
    #expect(button.label(on: APILevel(nearest: level), of: prompt) == label)
  }

  @Test func `rows have names of their own and rest on facts of Android`() {
    let rows = Android.Rows.all
    var seen: Set<String> = []
    for row in rows where !seen.insert(row.id).inserted { Issue.record("\(row.id) occurs twice") }
    for row in rows {
      #expect(!row.facts.isEmpty && row.facts.allSatisfy { Facts[$0] != nil }, "\(row.id)")
      #expect(row.settles || !row.events.isEmpty)
    }
  }

  @Test func `a row reads as a paragraph`() throws {
    let row = try #require(Android.Rows.all.first { $0.id == "whileUsing.locationLevels" })
    #expect(
      row.description == """
        whileUsing.locationLevels
          facts: AND-RUN-034
          on: answer(whileUsing)
          when: prompt is locationLevels
          then: verdict = whileUsing
        """)
  }

  @Test func `every variable of the state has bits of its own`() {
    let fields =
      Android.Permission.allCases.flatMap { one in
        Android.Mark.allCases.map { Android.Field.mark($0, one) }
      } + Android.Variable.allCases.map { .of($0) }
    for field in fields {
      var situation = Android.State()
      for value in field.domain.indices {
        situation[field] = UInt8(value)
        #expect(Int(situation[field]) == value, "\(field)")
        #expect(
          fields.allSatisfy { $0 == field || situation[$0] == 0 }, "\(field) touches another")
      }
    }
  }
}
