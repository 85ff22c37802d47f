/// Writes messages that look signed.
enum SignedMessages {
  /// A message around some bytes.
  static func wrapped(_ content: [UInt8]) -> [UInt8] {
    let data = identifier(1) + element(0xA0, element(0x04, content))
    let signed = element(0x02, [1]) + element(0x31, []) + element(0x30, data) + element(0x31, [])
    return element(0x30, identifier(2) + element(0xA0, element(0x30, signed)))
  }

  /// 1.2.840.113549.1.7.1 is data, and 2 at the end a signed message.
  private static func identifier(_ last: UInt8) -> [UInt8] {
    element(0x06, [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, last])
  }

  private static func element(_ tag: UInt8, _ body: [UInt8]) -> [UInt8] {
    let count = body.count
    if count < 0x80 { return [tag, UInt8(count)] + body }
    return [tag, 0x82, UInt8(count >> 8), UInt8(count & 0xFF)] + body
  }
}
