import CWayleaveTesting
import Glibc

/// Text that is written so that who reads a pipe in pieces never reads half a character.
///
/// What tests print goes the same way by itself: see `Output.c`.
struct WholeText {
  let text: String

  /// Writes it; gives how many bytes were written.
  func write(to stream: UnsafeMutablePointer<FILE>) -> Int {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        wayleave_write_whole($0.baseAddress, $0.count, stream)
      }
    }
  }
}
