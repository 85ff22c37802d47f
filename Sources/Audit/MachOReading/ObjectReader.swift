/// Reads what is looked for in an object file, whose addresses the linker has still to fill in.
///
/// Compilers write a reference to a selector, or call a stub that sends it, only where code sends
/// it: methods of the file's own classes have neither.
struct ObjectReader {
  static func contents(of image: MachOImage, for query: BinaryQuery) -> BinaryContents {
    var contents = BinaryContents(of: image)
    do throws(BinaryProblem) {
      try read(image, for: query, into: &contents)
    } catch {
      contents.problems.append(error)
    }
    return contents
  }

  private static func read(
    _ image: MachOImage, for query: BinaryQuery, into contents: inout BinaryContents
  ) throws(BinaryProblem) {
    let names = try SelectorReferences(of: image, format: .plain, for: query)
    let symbols = try SymbolTable(of: image, for: query, keepingValues: true)
    contents.imports = Set(symbols.wanted.values.joined())
    for selector in symbols.sent.union(names.places.values) {
      contents.selectors[query.selectors.names[selector]] = .sent
    }
    if !names.names.isEmpty {
      for section in image.sections(named: "__objc_selrefs") {
        for link in try relocations(of: section, in: image) where link.isExternal {
          guard let value = symbols.value(of: link.symbol),
            let selector = names.names[value &+ link.addend]
          else { continue }
          contents.selectors[query.selectors.names[selector]] = .sent
        }
      }
    }
    guard !contents.imports.isEmpty else { return }
    for section in image.sections(named: "__objc_classrefs") {
      for link in try relocations(of: section, in: image) where link.isExternal {
        contents.messagedClasses.formUnion(symbols.wanted[link.symbol] ?? [])
      }
    }
    if !query.literals.isEmpty, !contents.selectors.isEmpty {
      for section in image.sections(named: "__cstring") {
        contents.literals.formUnion(
          query.literals(in: try SelectorReferences.bytes(of: section, in: image)))
      }
    }
  }

  /// A place that the linker fills in.
  private struct Link {
    var symbol: Int
    var isExternal: Bool
    /// What is at the place now.
    var addend: UInt64
  }

  private static func relocations(
    of section: MachOImage.Section, in image: MachOImage
  ) throws(BinaryProblem) -> [Link] {
    let isBig = image.header.isBigEndian
    let entries = try image.bytes.bytes(
      at: section.relocations, count: min(section.relocationCount, 1 << 20) * 8)
    let data = try SelectorReferences.bytes(of: section, in: image)
    return stride(from: 0, to: entries.count - 7, by: 8).compactMap { place in
      guard let offset = entries.uint32(at: place, isBigEndian: isBig), offset >> 31 == 0,
        let info = entries.uint32(at: place + 4, isBigEndian: isBig)
      else { return nil }
      let addend = data.address(at: Int(offset), is64Bit: image.header.is64Bit, isBigEndian: isBig)
      return Link(
        symbol: Int(isBig ? info >> 8 : info & 0xFF_FFFF),
        isExternal: (isBig ? info >> 4 : info >> 27) & 1 == 1, addend: addend ?? 0)
    }
  }
}
