import SourceReaders

extension ModuleSources {
  /// Leaves out of every file what nothing here declares, and does not reach location.
  mutating func leaveOut(_ unresolved: UnresolvedNames, in mode: SwiftLanguageMode) {
    var declared: Set<String> = []
    for file in files {
      declared.formUnion(MemberNames.declared(in: file.source.bytes, mode: mode))
    }
    for module in unresolved.modules {
      guard let text = StubModule.named(module.name)?.text else { continue }
      declared.formUnion(MemberNames.declared(in: Array(text.utf8), mode: mode))
    }
    let missing = MissingNames(
      types: Set(unresolved.names.map(\.name.name)), declared: declared,
      reaching: LocationReach(entries).names(in: entries))
    for place in files.indices {
      let left = WithoutMissing(files[place].source.bytes, missing: missing, mode: mode)
      if !left.lines.isEmpty { files[place].left = left }
    }
  }

  /// Whether something takes the place of a value that was left out.
  var needsStubs: Bool { files.contains { $0.left != nil } }
}
