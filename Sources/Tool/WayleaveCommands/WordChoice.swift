import ArgumentParser

/// A choice on the command line between words, which say all that there is to say of them.
///
/// What the argument parser does for such a type goes through key paths and the run time's search for
/// conformances, which takes a good part of the time in which a small package is read.
protocol WordChoice: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension WordChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  static var allValueDescriptions: [String: String] { [:] }

  var defaultValueDescription: String { rawValue }

  init?(argument: String) { self.init(rawValue: argument) }
}
