import SourceReaders

/// Tells calls of the platform's methods from calls of an app's own methods of the same names.
///
/// A call counts where its receiver is known to be a location manager, in its file or by what other
/// files declare, or where its file imports the framework and shows no other receiver.
struct CallEvidence {
  private let types: Set<String>
  private let names: Set<String>
  private let ownMethods: Set<PlatformAPI>

  /// What the sources of a target show together.
  init(_ readings: [SourceReading]) {
    types = readings.reduce(into: []) { $0.formUnion($1.managers.types) }
    names = readings.reduce(into: []) { $0.formUnion($1.managers.names) }
    ownMethods = readings.reduce(into: []) { $0.formUnion($1.managers.ownMethods) }
  }

  /// The calls of a source that are evidence.
  func calls(of reading: SourceReading) -> [PlatformCall] {
    reading.calls.filter { isEvidence($0, in: reading) }
  }

  /// The APIs that the other calls may be, for all that anybody can see.
  func doubtful(in reading: SourceReading) -> [PlatformAPI] {
    reading.calls.filter { !isEvidence($0, in: reading) }.map(\.api)
  }

  private func isEvidence(_ call: PlatformCall, in reading: SourceReading) -> Bool {
    let isAbout = reading.managers.isAbout
    switch call.receiver {
    case .known: return true
    case .type(let name): return types.contains(name)
    case .singleton(let member, let type): return types.contains(type) || names.contains(member)
    // The header of the class is not read: its name tells whether it may inherit the method.
    case .instance(let name):
      return types.contains(name)
        || name.hasSuffix("LocationManager") && !ownMethods.contains(call.api)
    case .named(let name): return isAbout || names.contains(name)
    // A header may bring the framework into a file that does not name it.
    case .hidden: return isAbout || !ownMethods.contains(call.api)
    case .unknown: return isAbout
    }
  }
}
