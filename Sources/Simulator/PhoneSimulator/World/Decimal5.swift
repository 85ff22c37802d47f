/// A number printed with five decimals, the same on every machine.
struct Decimal5: CustomStringConvertible {
  var value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    let scaled = (abs(value) * 100_000).rounded()
    guard scaled < 1e15 else { return String(value) }
    let whole = Int64(scaled)
    let fraction = String(whole % 100_000)
    let sign = value < 0 && whole != 0 ? "-" : ""
    return
      "\(sign)\(whole / 100_000).\(String(repeating: "0", count: 5 - fraction.count))\(fraction)"
  }
}
