import ArgumentParser

/// A choice on the command line between words that need no description.
///
/// The argument parser's own implementation goes through key paths and a search for conformances at run
/// time, which takes a good part of the time in which a small package is read.
protocol WordChoice: CaseIterable, ExpressibleByArgument, RawRepresentable
where RawValue == String {}

extension WordChoice {
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  static var allValueDescriptions: [String: String] { [:] }

  var defaultValueDescription: String { rawValue }

  init?(argument: String) { self.init(rawValue: argument) }
}
