import Testing
import TransitionSystem

@Suite("A program of rows")
struct ProgramTests {
  private let program = Program<Lamp>(.dimmable)

  @Test("answers an event by the first row that holds, and then settles")
  func step() {
    let dark = Lamp.state([.remembered: 2])
    #expect(
      program.step(dark, .press)
        == .moved(
          Lamp.state([.isOn: 1, .level: 2, .remembered: 2]), [.click, .shines]))
    #expect(program.trace(dark, .press).map(\.id) == ["on", "shines"])
    let new = Lamp.state([:])
    #expect(program.step(new, .press).state == Lamp.state([.isOn: 1, .level: 1]))
    #expect(program.trace(new, .press).map(\.id) == ["on", "at least dim"])
    #expect(program.next(after: new, on: .press) == Lamp.state([.isOn: 1, .level: 1]))
  }

  @Test("a copy takes what was before the row, and of two changes of a variable the last counts")
  func copies() {
    let bright = Lamp.state([.isOn: 1, .level: 2])
    #expect(program.next(after: bright, on: .press) == Lamp.state([.remembered: 2]))
  }

  @Test("a count stays within its domain")
  func counts() {
    let bright = Lamp.state([.isOn: 1, .level: 2])
    #expect(program.next(after: bright, on: .brighter) == bright)
    #expect(program.next(after: bright, on: .darker) == Lamp.state([.isOn: 1, .level: 1]))
  }

  @Test("what an event carries is written by rows that take it, and fills their effects")
  func payload() {
    let on = Lamp.state([.isOn: 1, .level: 1])
    #expect(
      program.step(on, .paint(3))
        == .moved(
          Lamp.state([.isOn: 1, .level: 1, .colour: 3]), [.painted(3)]))
    let green = Lamp.state([.colour: 3])
    #expect(program.next(after: green, on: .paint(1)) == Lamp.state([.colour: 1]))
  }

  @Test("refuses with the sentence of the row, or with that of the platform where no row answers")
  func refusals() {
    let off = Lamp.state([:])
    #expect(program.step(off, .brighter) == .refused(.isDark))
    #expect(program.trace(off, .brighter).map(\.id) == ["dark"])
    #expect(program.refusal(of: .brighter, in: off) == .isDark)
    #expect(program.refusal(of: .unplug, in: off) == .noSuchThing)
    #expect(program.step(off, .paint(1)) == .refused(.noSuchThing))
    #expect(program.next(after: off, on: .unplug) == nil)
    #expect(program.possible(among: [.press, .brighter, .unplug], in: off) == [.press])
  }

  @Test("has the rows that its device satisfies, by scope and by guard")
  func device() {
    #expect(program.rows.map(\.id) == Lamp.rows.map(\.id))
    let plain = Program<Lamp>(.plain)
    #expect(plain.rows.map(\.id) == ["off", "on", "paint", "shines", "at least dim"])
    #expect(plain.refusal(of: .brighter, in: Lamp.state([:])) == .noSuchThing)
    #expect(!plain.holds(.system(.hasDimmer), in: Lamp.state([:])))
    #expect(program.holds(.all(.system(.hasDimmer), .not(Lamp.isOn)), in: Lamp.state([:])))
  }

  @Test("runs an altered row in the place of the row")
  func mutants() throws {
    let new = Lamp.state([:])
    func altered(_ row: String, _ mutation: RowMutation) throws -> Program<Lamp> {
      let mutants = RowMutant.all(of: Lamp.self)
      return program.altered(
        by: try #require(mutants.first { $0.row == row && $0.mutation == mutation }))
    }
    #expect(try altered("on", .absent).step(new, .press) == .refused(.noSuchThing))
    #expect(try altered("on", .inert).step(new, .press) == .moved(new, [.click]))
    #expect(
      try altered("on", .silent).step(new, .press)
        == .moved(Lamp.state([.isOn: 1, .level: 1]), []))
    #expect(try altered("off", .negated).step(new, .press).state == new)
    #expect(
      try altered("at least dim", .absent).next(after: new, on: .press)
        == Lamp.state([.isOn: 1]))
    #expect(RowMutant.all(of: Lamp.self).count == 25)
  }

  @Test("a row reads as a paragraph")
  func words() {
    #expect(
      Lamp.rows[2].description == """
        dark: with a dimmer
          facts: \

          on: brighter, darker
          when: not (isOn)
          refused: The lamp is dark.
        """)
    #expect(Lamp.rows[4].then[0].description == "level - 2")
    #expect(Lamp.rows[5].then[0].description == "what the event names")
    #expect(Lamp.rows[5].when.description == "isOn or colour is red|blue|green")
  }
}
