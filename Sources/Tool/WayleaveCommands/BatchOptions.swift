import ArgumentParser
import BatchChecking

/// The options of `check --batch`.
struct BatchOptions: ParsableArguments {
  @Flag(
    help:
      "Check untrusted inputs, given as JSON Lines on standard input; see Documentation/Fleets.md.")
  var batch = false

  @Flag(help: .hidden)
  var batchWorker = false

  @Option(
    help: ArgumentHelp(
      "How many inputs to check at once (default: the number of CPUs).", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp("The time limit for each input, in seconds (default: 60).", valueName: "s"))
  var timeLimit: Int?

  @Option(
    help: ArgumentHelp("The memory limit for each job, in MiB (default: 1024).", valueName: "MiB"))
  var memoryLimit: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs is a number from 1 to 256.")
    }
    if let timeLimit, !(1...86_400).contains(timeLimit) {
      throw ValidationError("--time-limit is a number of seconds from 1 to 86400.")
    }
    if let memoryLimit, !(64...1_048_576).contains(memoryLimit) {
      throw ValidationError("--memory-limit is a number of MiB from 64 to 1048576.")
    }
  }

  /// Whether a batch is asked for, by a person or by the process that supervises one.
  var isAsked: Bool { batch || batchWorker }

  /// Whether one of the options is given.
  var hasOptions: Bool { jobs != nil || timeLimit != nil || memoryLimit != nil }

  /// The limits of each input.
  var limits: BatchLimits {
    let usual = BatchLimits()
    return BatchLimits(
      seconds: timeLimit ?? usual.seconds, mebibytes: memoryLimit ?? usual.mebibytes)
  }
}
