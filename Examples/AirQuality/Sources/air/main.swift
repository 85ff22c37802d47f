import AirQuality
import Glibc
import PhoneInTerminal
import PlatformModel
import SampleServer

// The app on a virtual phone: air [--ios 16.4] [--sample | --server ADDRESS]

let arguments = CommandLine.arguments.dropFirst()

@MainActor func value(of option: String) -> String? {
  guard let place = arguments.firstIndex(of: option), arguments.indices.contains(place + 1) else {
    return nil
  }
  return arguments[place + 1]
}

do {
  let release = try value(of: "--ios").map { try OSVersion(parsing: $0) } ?? .newestIOS
  let server = arguments.contains("--sample") ? SampleServer() : nil
  let address = server?.address ?? value(of: "--server")
  let provider =
    address.map { OpenMeteo(airServer: $0, placeServer: $0) } ?? OpenMeteo()
  let hand = try AppInHand(release, provider: provider)

  print("Clear Air on \(release). `help` says what can be typed.\n")
  while true {
    for line in hand.view { print("  " + line) }
    print("> ", terminator: "")
    guard let line = readLine(), line != "exit" else { break }
    if isatty(STDIN_FILENO) == 0 { print(line) }
    if line == "help" {
      print(Wish.help)
    } else if line == "server down" {
      server?.stop()
    } else if let wish = Wish(line) {
      do { try hand.perform(wish) } catch { print("  \(error)") }
    } else if !line.isEmpty {
      print("  `\(line)` means nothing here; `help` says what can be typed.")
    }
    print("")
  }
  withExtendedLifetime(server) {}
} catch {
  print("\(error)")
}
