/// How long each instruction of Dalvik is, and which of them name a method, a text or a field.
enum DexInstruction {
  /// What an instruction names.
  enum Kind: UInt8 {
    case other
    case method
    case text
    case longText
    case field
  }

  /// For each operation its length in units of two bytes, and above four bits what it names.
  static let table: [UInt8] = (0..<256).map { code in
    UInt8(length(of: code)) | kind(of: code).rawValue << 4
  }

  private static func kind(of code: Int) -> Kind {
    switch code {
    case 0x1A: .text
    case 0x1B: .longText
    case 0x60...0x66: .field
    case 0x6E...0x72, 0x74...0x78, 0xFA, 0xFB: .method
    default: .other
    }
  }

  private static func length(of code: Int) -> Int {
    switch code {
    case 0x00, 0x01, 0x04, 0x07, 0x0A...0x12, 0x1D, 0x1E, 0x21, 0x27, 0x28: 1
    case 0x02, 0x05, 0x08, 0x13, 0x15, 0x16, 0x19, 0x1A, 0x1C, 0x1F, 0x20, 0x22, 0x23, 0x29: 2
    case 0x03, 0x06, 0x09, 0x14, 0x17, 0x1B, 0x24...0x26, 0x2A...0x2C: 3
    case 0x18: 5
    case 0x2D...0x3D: 2
    case 0x3E...0x43: 1
    case 0x44...0x6D: 2
    case 0x6E...0x72, 0x74...0x78: 3
    case 0x73, 0x79, 0x7A: 1
    case 0x7B...0x8F: 1
    case 0x90...0xAF: 2
    case 0xB0...0xCF: 1
    case 0xD0...0xE2: 2
    case 0xFA, 0xFB: 4
    case 0xFC, 0xFD: 3
    case 0xFE, 0xFF: 2
    default: 1
    }
  }

  /// The length of a table behind a `nop`, in units; nil if the unit is no table.
  static func payload(_ bytes: UnsafeRawBufferPointer, at place: Int, _ unit: Int) -> Int? {
    switch unit {
    case 0x0100: 4 + bytes.short(at: place + 2) * 2
    case 0x0200: 2 + bytes.short(at: place + 2) * 4
    case 0x0300: 4 + (bytes.number(at: place + 4) * bytes.short(at: place + 2) + 1) / 2
    default: nil
    }
  }
}
