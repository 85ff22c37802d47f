import Testing

/// A constant or a case as code names it, and what it is on Apple's systems.
struct Value: Sendable, CustomTestStringConvertible {
  var name: String
  var actual: String
  var apples: String

  init(_ name: String, _ actual: some BinaryInteger, _ apples: Int) {
    self.init(name: name, actual: "\(actual)", apples: "\(apples)")
  }

  init(_ name: String, _ actual: Double, _ apples: Double) {
    self.init(name: name, actual: "\(actual)", apples: "\(apples)")
  }

  init(_ name: String, _ actual: String, _ apples: String) {
    self.init(name: name, actual: actual, apples: apples)
  }

  private init(name: String, actual: String, apples: String) {
    self.name = name
    self.actual = actual
    self.apples = apples
  }

  var testDescription: String { name }
}

@Suite struct ValueTests {
  @Test(arguments: Value.coreLocation + Value.coreMotion + Value.coreBluetooth)
  func `a value is that of Apple's systems`(value: Value) {
    #expect(value.actual == value.apples)
  }
}
