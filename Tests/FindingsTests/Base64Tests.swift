import Findings
import Testing

@Suite("Bytes as text")
struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `are those of RFC 4648`(plain: String, packed: String) {
    #expect(Base64.text(Array(plain.utf8)) == packed)
  }
}
