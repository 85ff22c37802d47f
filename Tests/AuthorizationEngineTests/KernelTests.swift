import AuthorizationEngine
import PlatformModel
import Testing

@Suite struct KernelTests {
  @Test func `the state of one app fits in 16 bytes and no variable straddles a word`() {
    #expect(MemoryLayout<IOS.State>.size == 16)
    for field in IOS.Field.allCases {
      let place = field.placement
      #expect(place.shift + place.width <= 64)
      #expect(UInt64(field.domain.count) <= 1 << place.width)
    }
    for (index, field) in IOS.Field.allCases.enumerated() {
      for other in IOS.Field.allCases.dropFirst(index + 1)
      where other.placement.word == field.placement.word {
        #expect(other.placement.mask & field.placement.mask == 0, "\(field) \(other)")
      }
    }
  }

  @Test func `a value written to any variable is read back and touches no other`() {
    let empty = IOS.State(IOS.Build())
    for field in IOS.Field.allCases {
      for value in field.domain.indices {
        let changed = empty.with(field, UInt8(value))
        #expect(changed[field] == UInt8(value))
        for other in IOS.Field.allCases where other != field {
          #expect(changed[other] == empty[other])
        }
        #expect(IOS.State(low: changed.words.low, high: changed.words.high) == changed)
      }
    }
  }

  @Test func `the layout prints a line for each variable with its values`() {
    let lines = IOS.State.layoutDescription.split(separator: "\n")
    #expect(lines.count == IOS.Field.allCases.count)
    #expect(lines[0] == "word 0 bit 0-1 app auth: notDetermined never whenInUse always")
  }

  @Test func `every event has one number`() {
    #expect(Set(IOS.Event.all).count == IOS.Event.all.count)
    for (index, event) in IOS.Event.all.enumerated() { #expect(event.number == index) }
  }
}
