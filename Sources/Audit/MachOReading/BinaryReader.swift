/// Reads compiled files for Apple's systems: what they refer to, and nothing that is not asked for.
///
/// Thin and fat files, executables, dynamic libraries, bundles, object files, and static libraries,
/// which often pose as the binary of a framework. A function of the bytes: what cannot be read is a
/// problem of the answer, and no input ends the program.
public enum BinaryReader {
  /// What a file shows; nil if it is not a compiled file.
  ///
  /// Of a fat file the code for phones of today is read, and else the newest.
  public static func contents(
    of bytes: BinaryBytes, for query: BinaryQuery
  ) throws(BinaryProblem) -> BinaryContents? {
    let head = try bytes.bytes(at: 0, count: 8 + 32 * 32)
    guard let fat = FatHeader(head, fileSize: bytes.count) else {
      return try thin(bytes, head, for: query)
    }
    guard let slice = fat.preferred,
      let part = bytes.part(at: slice.offset, count: slice.size)
    else { throw BinaryProblem(at: 0, "None of the parts of the file lies inside it.") }
    let start = try part.bytes(at: 0, count: 8)
    guard var contents = try thin(part, start, for: query) else { return nil }
    contents.architectures = fat.slices.map { CPU.name($0.cpu, subtype: $0.subtype) }
    return contents
  }

  /// Whether a file begins as a compiled one does.
  public static func isCompiled(_ head: [UInt8]) -> Bool {
    guard let mark = head.uint32(at: 0) else { return false }
    return [0xFEED_FACE, 0xFEED_FACF, 0xCEFA_EDFE, 0xCFFA_EDFE].contains(mark)
      || head.starts(with: StaticArchive.mark)
      || FatHeader(head, fileSize: .max)?.slices.isEmpty == false
  }

  private static func thin(
    _ bytes: BinaryBytes, _ head: [UInt8], for query: BinaryQuery
  ) throws(BinaryProblem) -> BinaryContents? {
    if head.starts(with: StaticArchive.mark) { return try archive(bytes, for: query) }
    guard let image = try MachOImage(bytes) else { return nil }
    return contents(of: image, for: query)
  }

  private static func contents(of image: MachOImage, for query: BinaryQuery) -> BinaryContents {
    image.header.kind == .object
      ? ObjectReader.contents(of: image, for: query)
      : ImageReader.contents(of: image, for: query)
  }

  private static func archive(
    _ bytes: BinaryBytes, for query: BinaryQuery
  ) throws(BinaryProblem) -> BinaryContents {
    let archive = try StaticArchive(bytes)
    var whole = BinaryContents(kind: .staticLibrary, architecture: "")
    for member in archive.members {
      guard let part = bytes.part(at: member.offset, count: member.size) else { continue }
      do throws(BinaryProblem) {
        guard let image = try MachOImage(part) else {
          let mark = try part.bytes(at: 0, count: 4)
          if mark == [0xDE, 0xC0, 0x17, 0x0B] || mark == [0x42, 0x43, 0xC0, 0xDE] {
            whole.bitcodeMembers += 1
          }
          continue
        }
        let found = contents(of: image, for: query)
        if whole.architecture.isEmpty {
          whole.architecture = found.architecture
          whole.architectures = [found.architecture]
        }
        whole.add(found)
      } catch {
        whole.problems.append(
          BinaryProblem(at: member.offset + error.offset, "\(member.name): \(error.message)"))
      }
    }
    whole.problems += archive.problems
    whole.problems = Array(whole.problems.prefix(16))
    return whole
  }
}
