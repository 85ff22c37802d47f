import FileAccess

/// The phones in WebAssembly that pages run, a file beside the tool.
///
/// It is no resource of the tool: half a megabyte that only pages need, and that another compiler
/// builds.
enum PhoneEngine {
  /// What the file is called beside the tool.
  static let name = "wayleave-phone.wasm.gz"
  /// Where an installed tool has it, seen from its own folder: packages install it in `share`.
  static let folders = ["", "share/wayleave/", "../share/wayleave/"]
  private static let largest = 4 << 20

  /// The bytes of the file that `--phone` names, or of the one that came with the tool; empty if
  /// there is no such file.
  static func bytes(_ path: String?) throws(CommandFailure) -> [UInt8] {
    if let path {
      do throws(CommandFailure) {
        let bytes = try BoundedFile(path: path).read(atMost: largest)
        guard bytes.starts(with: [0x1F, 0x8B]) else {
          throw CommandFailure("is not packed with gzip; give the phone.wasm.gz of Scripts/wasm")
        }
        return bytes
      } catch {
        throw CommandFailure("--phone \(path): \(error.message)")
      }
    }
    guard let folder = ProgramFile.folder else { return [] }
    for place in folders {
      let path = "\(folder)/\(place)\(name)"
      if let bytes = try? BoundedFile(path: path).read(atMost: largest) { return bytes }
    }
    return []
  }
}
