import Foundation

extension NSCoder {
  /// Writes numbers under a name, as a list.
  func encode(_ numbers: [Double], named name: String) {
    for (index, number) in numbers.enumerated() { encode(number, forKey: "\(name).\(index)") }
  }

  /// Reads as many numbers as were written; 0 for one that is not there.
  func numbers(_ count: Int, named name: String) -> [Double] {
    (0..<count).map { decodeDouble(forKey: "\(name).\($0)") }
  }

  /// Writes a date under a name.
  func encode(_ date: Date, named name: String) {
    encode(date.timeIntervalSinceReferenceDate, forKey: name)
  }

  /// Reads a date.
  func date(named name: String) -> Date {
    Date(timeIntervalSinceReferenceDate: decodeDouble(forKey: name))
  }

  /// Writes a number that may be missing.
  func encode(_ number: NSNumber?, named name: String) {
    if let number { encode(number.doubleValue, forKey: name) }
  }

  /// Reads a number that may be missing.
  func number(named name: String) -> NSNumber? {
    containsValue(forKey: name) ? NSNumber(value: decodeDouble(forKey: name)) : nil
  }
}
