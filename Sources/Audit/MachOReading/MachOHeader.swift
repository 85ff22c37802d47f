/// The header of an image: how its numbers are written, what processor it is for, and what kind of
/// file it is.
struct MachOHeader {
  let is64Bit: Bool
  let isBigEndian: Bool
  let cpu: UInt32
  let subtype: UInt32
  let fileType: UInt32
  /// How many load commands follow it.
  let commandCount: Int
  /// How many bytes they take.
  let commandSize: Int

  /// The header that some bytes begin with; nil if they are something else.
  init?(_ bytes: [UInt8]) throws(BinaryProblem) {
    guard let mark = bytes.uint32(at: 0) else { return nil }
    switch mark {
    case 0xFEED_FACE: (is64Bit, isBigEndian) = (false, false)
    case 0xFEED_FACF: (is64Bit, isBigEndian) = (true, false)
    case 0xCEFA_EDFE: (is64Bit, isBigEndian) = (false, true)
    case 0xCFFA_EDFE: (is64Bit, isBigEndian) = (true, true)
    default: return nil
    }
    let isBig = isBigEndian
    guard let cpu = bytes.uint32(at: 4, isBigEndian: isBig),
      let subtype = bytes.uint32(at: 8, isBigEndian: isBig),
      let fileType = bytes.uint32(at: 12, isBigEndian: isBig),
      let count = bytes.size(at: 16, isBigEndian: isBig),
      let size = bytes.size(at: 20, isBigEndian: isBig)
    else { throw BinaryProblem(at: 0, "The header is cut off.") }
    self.cpu = cpu
    self.subtype = subtype
    self.fileType = fileType
    commandCount = count
    commandSize = size
  }

  /// How many bytes it takes; the load commands come after them.
  var size: Int { is64Bit ? 32 : 28 }

  /// What tools call the processor: "arm64".
  var architecture: String { CPU.name(cpu, subtype: subtype) }

  var kind: BinaryContents.Kind {
    switch fileType {
    case 1: .object
    case 2: .executable
    case 6: .dynamicLibrary
    case 8: .bundle
    default: .other
    }
  }
}
