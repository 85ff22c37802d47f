import CLocationAuthorizationTesting
import DeterministicExecution
import Glibc
import PhoneSimulator

/// A piece of a search in a process of its own, of whose statics nothing remains.
///
/// The process is a copy of this one with one thread. What other threads held at that moment nobody
/// lets go there, so it may stand still for ever: then it is ended, and another one is begun.
enum Apart {
  /// What became of it.
  enum Outcome {
    case told(Parcel)
    /// What stopped the app's code.
    case trapped(String)
  }

  /// How often a piece is begun, and how long each may take by the machine's clock.
  private static let tries = 3
  private static let longest = 60_000

  /// Runs a body in a process of its own, on a stage.
  static func run(_ body: @escaping (inout Parcel) throws -> Void) throws -> Outcome {
    for _ in 0..<tries {
      var end: CInt = -1
      let child = SharedLocks.hold { wayleave_fork(&end) }
      if child == 0 { tell(to: end, body) }
      guard child > 0 else { break }
      let bytes = read(from: end, of: child)
      close(end)
      let signal = wayleave_reap(child)
      if let bytes, var parcel = Optional(Parcel(bytes)), let kind = try? parcel.takeNumber() {
        switch kind {
        case 0: return .told(parcel)
        case 1: return .trapped(try parcel.takeText())
        default: throw Failure(description: try parcel.takeText())
        }
      }
      if bytes != nil { return .trapped(String(cString: strsignal(signal))) }
    }
    throw Failure(description: "explore: no process of its own is to be had, or none comes back.")
  }

  /// Something that could not be done, as the other process said it.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The other process: it says one thing and is gone.
  private static func tell(
    to end: CInt, _ body: @escaping (inout Parcel) throws -> Void
  ) -> Never {
    VirtualLoop.forgetThreads()
    let said = Locked(Parcel())
    let ending = Stage.run {
      var parcel = Parcel()
      parcel.put(0)
      do { try body(&parcel) } catch {
        parcel = Parcel()
        parcel.put(2)
        parcel.put("\(error)")
      }
      said.withLock { [parcel] in $0 = parcel }
    }
    var parcel = said.withLock { $0 }
    switch ending {
    case .end: break
    case .trap(let trap):
      parcel = Parcel()
      parcel.put(1)
      parcel.put(trap)
    case .noThread:
      parcel = Parcel()
      parcel.put(2)
      parcel.put("explore: a process of its own gets no thread.")
    }
    var rest = parcel.bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { break }
    }
    wayleave_leave()
  }

  /// Everything that comes; nil where it takes too long, and the process is ended.
  private static func read(from end: CInt, of child: CInt) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, CInt(longest))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        kill(child, SIGKILL)
        return nil
      }
      let count = buffer.withUnsafeMutableBytes { Glibc.read(end, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
