/// The head of a file with code for several processors: where the code of each lies.
struct FatHeader {
  /// The code for one processor.
  struct Slice {
    var cpu: UInt32
    var subtype: UInt32
    var offset: Int
    var size: Int
  }

  var slices: [Slice]

  /// The most processors that a file may have code for; a class of Java, which begins with the same
  /// bytes, claims more.
  private static let maximumCount = 32

  /// The head of a file; nil if it is something else.
  init?(_ head: [UInt8], fileSize: Int) {
    guard let mark = head.uint32(at: 0, isBigEndian: true) else { return nil }
    let isBig = mark == 0xCAFE_BABE || mark == 0xCAFE_BABF
    let is64Bit = mark == 0xCAFE_BABF || mark == 0xBFBA_FECA
    guard isBig || mark == 0xBEBA_FECA || mark == 0xBFBA_FECA,
      let count = head.size(at: 4, isBigEndian: isBig), (1...Self.maximumCount).contains(count)
    else { return nil }
    slices = []
    for number in 0..<count {
      let start = 8 + number * (is64Bit ? 32 : 20)
      guard let cpu = head.uint32(at: start, isBigEndian: isBig),
        let subtype = head.uint32(at: start + 4, isBigEndian: isBig),
        let offset = head.address(at: start + 8, is64Bit: is64Bit, isBigEndian: isBig),
        let size = head.address(
          at: start + (is64Bit ? 16 : 12), is64Bit: is64Bit, isBigEndian: isBig),
        let place = Int(exactly: offset), let length = Int(exactly: size), place <= fileSize,
        length <= fileSize - place
      else { continue }
      slices.append(Slice(cpu: cpu, subtype: subtype & 0xFF_FFFF, offset: place, size: length))
    }
  }

  /// The slice that phones of today run, and else the newest there is.
  var preferred: Slice? { slices.min { Self.rank($0) < Self.rank($1) } }

  private static func rank(_ slice: Slice) -> Int {
    switch (slice.cpu, slice.subtype) {
    case (CPU.arm64, 2): 1
    case (CPU.arm64, _): 0
    case (CPU.arm64With32, _): 2
    case (CPU.arm, _): 3
    case (CPU.x86With64, _): 4
    default: 5
    }
  }
}

/// Processors, as the linker numbers them.
enum CPU {
  static let arm: UInt32 = 12
  static let arm64: UInt32 = 0x100_000C
  static let arm64With32: UInt32 = 0x200_000C
  static let x86: UInt32 = 7
  static let x86With64: UInt32 = 0x100_0007

  /// What tools call it.
  static func name(_ cpu: UInt32, subtype: UInt32) -> String {
    switch (cpu, subtype & 0xFF_FFFF) {
    case (arm64, 2): "arm64e"
    case (arm64, _): "arm64"
    case (arm64With32, _): "arm64_32"
    case (arm, 9): "armv7"
    case (arm, 11): "armv7s"
    case (arm, 12): "armv7k"
    case (arm, 6): "armv6"
    case (arm, _): "arm"
    case (x86, _): "i386"
    case (x86With64, _): "x86_64"
    case (18, _): "ppc"
    case (0x100_0012, _): "ppc64"
    default: "cpu \(cpu)"
    }
  }
}
